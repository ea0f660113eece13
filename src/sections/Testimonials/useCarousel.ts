import { useEffect, useRef, type RefObject } from 'react';
import { beginLoaded } from '../../motion/beginLoaded.ts';
import { whenIdle } from '../../motion/whenIdle.ts';
import { enableControls } from './enableControls.ts';

/**
 * Makes the element of the returned ref a carousel; loads the code for it when it comes within a window's height. Its
 * controls can be pressed before: what they ask for is done once the code is there.
 */
export function useCarousel(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    const earlyClicks: MouseEvent[] = [];
    const keep = (event: MouseEvent) => void earlyClicks.push(event);
    root.addEventListener('click', keep);
    const disableControls = enableControls(root);
    let end = () => near.disconnect();
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        // In Firefox a picture that the carousel clips is not near, and would come later than its slide.
        for (const picture of root.querySelectorAll('img')) picture.loading = 'eager';
        end = beginLoaded(async () => {
          const { attachCarousel } = await import('./attachCarousel.ts');
          // It takes as long as a frame, which a page that scrolls has no time for.
          return () => {
            let stop = whenIdle(() => {
              root.removeEventListener('click', keep);
              stop = attachCarousel(root, earlyClicks);
            });
            return () => stop();
          };
        }, disableControls);
      },
      { rootMargin: '100% 0px' },
    );
    near.observe(root);
    return () => {
      end();
      disableControls();
      root.removeEventListener('click', keep);
    };
  }, []);

  return ref;
}

import { useEffect, useRef, type RefObject } from 'react';
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
        let ended = false;
        end = () => {
          ended = true;
        };
        import('./attachCarousel.ts').then(({ attachCarousel }) => {
          if (ended) return;
          root.removeEventListener('click', keep);
          end = attachCarousel(root, earlyClicks);
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

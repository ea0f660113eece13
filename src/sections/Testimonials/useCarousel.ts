import { useEffect, useRef, type RefObject } from 'react';
import { beginLoaded } from '../../motion/beginLoaded.ts';

/** Makes the element of the returned ref a carousel; loads the code for it when it comes within a window's height. */
export function useCarousel(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    let end = () => near.disconnect();
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        end = beginLoaded(async () => {
          const { attachCarousel } = await import('./attachCarousel.ts');
          return () => attachCarousel(root);
        });
      },
      { rootMargin: '100% 0px' },
    );
    near.observe(root);
    return () => end();
  }, []);

  return ref;
}

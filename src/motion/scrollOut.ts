import { beginLoaded } from './beginLoaded.ts';

/**
 * Tells `onProgress` how far `hero` has been scrolled away: 0 when its top is at the top of the window, 1 when its
 * bottom is. Returns the function that ends it.
 */
export function scrollOut(hero: HTMLElement, onProgress: (progress: number) => void): () => void {
  return beginLoaded(async () => {
    const { addTriggers } = await import('./scrollTriggers.ts');
    return () =>
      addTriggers([
        {
          trigger: hero,
          start: 'top top',
          end: 'bottom top',
          scrub: true,
          onUpdate: ({ progress }) => onProgress(progress),
        },
      ]);
  });
}

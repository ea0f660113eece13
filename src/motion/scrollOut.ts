/**
 * Tells `onProgress` how far `hero` has been scrolled away: 0 when its top is at the top of the window, 1 when its
 * bottom is. Returns the function that ends it.
 */
export function scrollOut(hero: HTMLElement, onProgress: (progress: number) => void): () => void {
  const abort = new AbortController();
  const tell = () => {
    const { top, height } = hero.getBoundingClientRect();
    onProgress(Math.min(Math.max(-top / height, 0), 1));
  };
  addEventListener('scroll', tell, { signal: abort.signal, passive: true });
  addEventListener('resize', tell, { signal: abort.signal });
  tell();
  return () => abort.abort();
}

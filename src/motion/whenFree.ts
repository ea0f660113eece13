import { whenIdle } from './whenIdle.ts';

/** What visitors do first; each of them may want what waits. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'];

/**
 * Calls `start` once, when the browser is idle or the visitor does something, whichever comes first: what the page can
 * do without holds up neither its first paint nor its answers. Returns the function that calls it off.
 */
export function whenFree(start: () => void): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const begin = () => {
    abort.abort();
    start();
  };
  for (const type of INTERACTIONS) addEventListener(type, begin, { signal, passive: true });
  signal.addEventListener('abort', whenIdle(begin));
  return () => abort.abort();
}

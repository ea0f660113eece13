/** How long an idle moment is waited for, in milliseconds. */
const LONGEST_WAIT = 3000;
/** What visitors do first; each of them may want what waits. */
const INTERACTIONS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'];

/**
 * Calls `start` once, when the browser is idle or the visitor does something, whichever comes first: what the page can
 * do without holds up neither its first paint nor its answers. Returns the function that calls it off.
 */
export function whenFree(start: () => void): () => void {
  const abort = new AbortController();
  const begin = () => {
    abort.abort();
    start();
  };
  for (const type of INTERACTIONS) addEventListener(type, begin, { signal: abort.signal, passive: true });
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(begin, { timeout: LONGEST_WAIT });
    abort.signal.addEventListener('abort', () => cancelIdleCallback(request));
  } else {
    const timer = setTimeout(begin, 200);
    abort.signal.addEventListener('abort', () => clearTimeout(timer));
  }
  return () => abort.abort();
}

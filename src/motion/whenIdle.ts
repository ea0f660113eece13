/** How long an idle moment is waited for, in milliseconds. */
const LONGEST_WAIT = 3000;

/** Calls `start` once, when the browser has nothing else to do. Returns the function that calls it off. */
export function whenIdle(start: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(start, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(() => start(), { timeout: LONGEST_WAIT });
  return () => cancelIdleCallback(request);
}

/** How long an idle moment is waited for after the page has loaded, in milliseconds. */
const LONGEST_WAIT = 3000;

/**
 * Calls `start` once, after the first paint, when the page has loaded and the browser is idle; not at all for
 * visitors who save data. Returns the function that calls it off.
 */
export function whenWelcome(start: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};

  let callOff = () => {};
  const whenIdle = () => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') {
      const request = requestIdleCallback(start, { timeout: LONGEST_WAIT });
      callOff = () => cancelIdleCallback(request);
    } else {
      const timer = setTimeout(start, 200);
      callOff = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') whenIdle();
  else {
    addEventListener('load', whenIdle, { once: true });
    callOff = () => removeEventListener('load', whenIdle);
  }
  return () => callOff();
}

import { whenFree } from '../motion/whenFree.ts';

/**
 * Calls `start` once, after the first paint, when the page has loaded and the browser is idle or the visitor does
 * something; not at all for visitors who save data. Returns the function that calls it off.
 */
export function whenWelcome(start: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => {};
  if (document.readyState === 'complete') return whenFree(start);

  let callOff = () => removeEventListener('load', loaded);
  function loaded() {
    callOff = whenFree(start);
  }
  addEventListener('load', loaded, { once: true });
  return () => callOff();
}

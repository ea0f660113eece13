import { useEffect, useState } from 'react';

/** Milliseconds to wait at most for an idle moment. */
const TIMEOUT = 3000;

/** Becomes true when the page has loaded and the browser is idle for the first time. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      // Safari has no requestIdleCallback.
      if (typeof requestIdleCallback !== 'function') timer = setTimeout(() => setIdle(true), 200);
      else requestIdleCallback(() => setIdle(true), { timeout: TIMEOUT });
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { signal: controller.signal });
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);

  return idle;
}

import { useEffect, useState } from 'react';

/** Becomes true when the page has loaded and the browser is idle for the first time, or 3 s later. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);

  useEffect(() => {
    const end = () => setIdle(true);
    const wait = () => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(end, { timeout: 3000 });
      // Safari has none.
      else setTimeout(end, 200);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait);
    return () => removeEventListener('load', wait);
  }, []);

  return idle;
}

import { useEffect, useState } from 'react';
import { IDLE_AFTER_S } from './idleTime.ts';

const ACTIVITY_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchmove',
  'keydown',
  'focusin',
  'scroll',
  'visibilitychange',
];

/** Whether nobody has used the page for a while. Home's DownArrow stops then, as the field does. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    let timer: number | undefined;

    function onActivity() {
      setIsIdle(false);
      clearTimeout(timer);
      timer = window.setTimeout(() => setIsIdle(true), 1000 * IDLE_AFTER_S);
    }

    onActivity();
    for (const type of ACTIVITY_EVENTS) document.addEventListener(type, onActivity, options);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);

  return isIdle;
}

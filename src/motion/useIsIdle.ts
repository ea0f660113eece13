import { useEffect, useState } from 'react';
import { ASLEEP_AFTER_S } from './idleTime.ts';

const SIGNS_OF_A_HAND = [
  'pointermove',
  'pointerdown',
  'touchmove',
  'keydown',
  'focusin',
  'scroll',
  'visibilitychange',
];

/** Whether nobody has used the page for a while. The arrow of the first screen rests then, as the field does. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    let timer: number | undefined;

    function onSign() {
      setIsIdle(false);
      clearTimeout(timer);
      timer = window.setTimeout(() => setIsIdle(true), 1000 * ASLEEP_AFTER_S);
    }

    onSign();
    for (const type of SIGNS_OF_A_HAND) document.addEventListener(type, onSign, options);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, []);

  return isIdle;
}

import { useEffect, useState } from 'react';

/** Milliseconds without a sign of a hand. The needle field falls asleep then (needleField/scene/pace.ts). */
const IDLE_AFTER_MS = 22_000;

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
      timer = window.setTimeout(() => setIsIdle(true), IDLE_AFTER_MS);
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

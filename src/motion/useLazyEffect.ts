import { useEffect, useEffectEvent } from 'react';

/** Stops an effect. */
type Stop = () => void;
/** Starts an effect and returns the function that stops it. */
type Start = () => Stop;

/**
 * An effect whose code is loaded when it is first needed: `load` imports the code and returns
 * `start`, and `start` returns `stop`. The effect runs while `when` is true, with the values of the
 * render in which it was loaded: only a change of `when` starts it anew. If loading or starting
 * fails, the console names the error and the page stays as it is. `onError` is called if the effect
 * is still wanted.
 */
export function useLazyEffect(
  when: boolean,
  load: () => Promise<Start>,
  onError: () => void = () => {},
): void {
  // An effect event calls the function of the last render, and its change does not restart the
  // effect.
  const loadLatest = useEffectEvent(load);
  const onErrorLatest = useEffectEvent(onError);

  useEffect(() => {
    if (!when) return undefined;
    let isCancelled = false;
    let stop: Stop = () => {};

    async function run() {
      try {
        const start = await loadLatest();
        if (!isCancelled) stop = start();
      } catch (error) {
        console.error(error);
        if (!isCancelled) onErrorLatest();
      }
    }
    void run();

    return () => {
      isCancelled = true;
      stop();
    };
  }, [when]);
}

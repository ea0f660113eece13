import { useEffect, useEffectEvent } from 'react';

/**
 * An effect whose code is loaded when it is first needed. `load` brings the function that starts it and
 * returns the function that stops it. It runs while `when` is true. If that fails, the console names the
 * error, `onError` is called and the page stays as it is.
 */
export function useLazyEffect(
  when: boolean,
  load: () => Promise<() => () => void>,
  onError = () => {},
) {
  const loadNow = useEffectEvent(load);
  const fail = useEffectEvent(onError);

  useEffect(() => {
    if (!when) return undefined;
    let ended = false;
    let stop = () => {};
    loadNow()
      .then((start) => {
        if (!ended) stop = start();
      })
      .catch((error: unknown) => {
        console.error(error);
        fail();
      });
    return () => {
      ended = true;
      stop();
    };
  }, [when]);
}

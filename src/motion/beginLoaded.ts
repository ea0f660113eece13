/**
 * Begins what `load` brings as soon as it has arrived; returns the function that ends it, also before it began.
 * Code that does not arrive leaves the page as it is: `onFailed` is told.
 */
export function beginLoaded(load: () => Promise<() => () => void>, onFailed = () => {}): () => void {
  let ended = false;
  let end: (() => void) | undefined;
  load().then((begin) => {
    // In a task of its own: the browser draws between what evaluated the code and what it does.
    setTimeout(() => {
      if (!ended) end = begin();
    });
  }, onFailed);
  return () => {
    ended = true;
    end?.();
  };
}

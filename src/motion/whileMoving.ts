import { getMotion, subscribeMotion } from './motionStore.ts';

/**
 * Runs `begin` as soon as the page may move, and the end that it returns as soon as it may not, for as long as the
 * page is open or until the returned function is called.
 */
export function whileMoving(begin: () => () => void): () => void {
  let end: (() => void) | undefined;
  const follow = () => {
    if (getMotion() === 'full') end ??= begin();
    else {
      end?.();
      end = undefined;
    }
  };
  const unsubscribe = subscribeMotion(follow);
  follow();
  return () => {
    unsubscribe();
    end?.();
  };
}

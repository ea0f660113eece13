import { useEffect } from 'react';
import { getMotion, subscribeMotion } from './motionStore.ts';

/** Tells the style sheets whether the page may move, by attributes of `<html>`. Causes no render. */
export function useMotionAttributes(): void {
  useEffect(() => {
    const update = () => {
      const motion = getMotion();
      document.documentElement.dataset.motion = motion;
      document.documentElement.toggleAttribute('data-no-animation', motion === 'reduced');
    };
    update();
    return subscribeMotion(update);
  }, []);
}

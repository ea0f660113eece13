import { useEffect } from 'react';
import { getMotion, subscribeMotion } from './motionStore.ts';

/**
 * Tells the style sheets whether the page may move, by attributes of `<html>`. Causes no render. `data-no-animation` is
 * set in few visits: motion.css has a rule for all elements with it, so setting it computes every style anew.
 */
export function useMotionAttributes(): void {
  useEffect(() => {
    writeAttributes();
    return subscribeMotion(writeAttributes);
  }, []);
}

function writeAttributes(): void {
  const root = document.documentElement;
  const motion = getMotion();
  root.dataset.motion = motion;
  root.toggleAttribute('data-no-animation', motion === 'reduced');
}

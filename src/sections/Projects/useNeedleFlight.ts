import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useMotion } from '../../motion/motionStore.ts';
import { fly } from './needleFlight.ts';
import type { NeedlePlace } from './needlePlace.ts';

/**
 * Lets the needle fly to the first card when it leaves its place at rest, and back. Returns whether it is on its way.
 * Nothing flies with reduced motion, or where the place at rest is not shown.
 */
export function useNeedleFlight(
  needle: RefObject<SVGGElement | null>,
  resting: boolean,
  target: () => { place: NeedlePlace; shown: DOMRect } | undefined,
): boolean {
  const moves = useMotion() === 'full';
  const rested = useRef(resting);
  const [flying, setFlying] = useState(false);

  useLayoutEffect(() => {
    const changed = rested.current !== resting;
    rested.current = resting;
    const to = target();
    const isShown = (needle.current?.getBoundingClientRect().width ?? 0) > 0;
    const flies = changed && moves && isShown && to !== undefined;
    setFlying(flies);
    if (!flies || !needle.current) return undefined;
    const flight = fly(needle.current, to.place, to.shown, resting ? 'reverse' : 'normal');
    flight.addEventListener('finish', () => setFlying(false));
    return () => flight.cancel();
    // Only the place at rest starts a flight.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [resting]);

  return flying;
}

import { MathUtils } from 'three';
import { effects } from './effects.ts';

/** The way out, by number: how far away the room is as they begin to become fewer and as the fewest are left, 0 to 1. */
export const thinning = { from: 0.16, to: 0.92, fewest: 0.04 };

/**
 * Share of the places, in their order, that still has needles when `share` of all are drawn at rest and the room is
 * `away`, both 0 to 1. Up to `effects.exit.shrink` below it needles are on their way to nothing, so that it is beyond
 * `share` by as much where all stand.
 */
export function keptShare(share: number, away: number): number {
  const { from, to, fewest } = thinning;
  return (share + effects.exit.shrink) * (1 - (1 - fewest) * MathUtils.smoothstep(away, from, to));
}

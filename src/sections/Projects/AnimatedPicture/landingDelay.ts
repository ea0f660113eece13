import { hasLanded, type NeedlePhase } from '../needleState.ts';

/**
 * Milliseconds until a needle that swings in touches the picture: by then it has rotated by nine tenths. The rotation
 * takes 600 ms of `--ease-spring` after 120 ms (CardNeedle.module.css).
 */
const SWING_IN_LANDING_MS = 290;

/** Milliseconds until the needle of a card touches its picture. Undefined if it does not come now. */
export function landingDelay(phase: NeedlePhase | undefined): number | undefined {
  if (!phase || !hasLanded(phase)) return undefined;
  return phase === 'swungIn' ? SWING_IN_LANDING_MS : 0;
}

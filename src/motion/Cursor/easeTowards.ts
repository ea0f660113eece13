import type { WindowPoint } from '../mouse/windowPoint.ts';

/** Fraction of the remaining way that is gone in each frame. */
const EASING = 0.5;
/** Remaining way, in CSS pixels, that nobody sees. */
const UNSEEN_DISTANCE = 0.1;

/** The next place on the way from `from` to `to`. Returns `to` itself on arrival. */
export function easeTowards(from: WindowPoint, to: WindowPoint): WindowPoint {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.hypot(dx, dy) <= UNSEEN_DISTANCE) return to;
  return { x: from.x + dx * EASING, y: from.y + dy * EASING };
}

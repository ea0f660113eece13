/* The worker of the needle field takes these from `MathUtils` of three.js, which the page does not load. */

/** A number between `from`, at the ratio 0, and `to`, at the ratio 1. */
export function lerp(from: number, to: number, ratio: number): number {
  return from + (to - from) * ratio;
}

/** The nearest number from 0 to 1. */
export function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** 0 up to `from`, 1 from `to` on, and a smooth way between them. `from` may be the larger number. */
export function smoothstep(value: number, from: number, to: number): number {
  const ratio = clamp01((value - from) / (to - from));
  return ratio * ratio * (3 - 2 * ratio);
}

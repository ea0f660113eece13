/* The worker of the needle field takes these from `MathUtils` of three.js, which the page does not load. */

/** The number at a share of the way from one number to another: 0 is `from`, 1 is `to`. */
export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** The nearest number from 0 to 1. */
export function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** 0 up to `from`, 1 from `to` on, and a smooth way between them. `from` may be the larger number. */
export function smoothstep(value: number, from: number, to: number): number {
  const share = clamp01((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

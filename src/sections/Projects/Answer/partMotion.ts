import type { AnswerPart } from './schema.ts';

/** The animation of a part from the landing of the needle, without its delay. */
export interface PartMotion {
  keyframes: Keyframe[];
  duration: number;
  fill: FillMode;
}

/** When the last part of an answer has come to its last pose, in milliseconds after the landing. */
export function endOf(parts: readonly AnswerPart[]): number {
  return Math.max(...parts.map(lastMs));
}

/**
 * The animation of a part of an answer that ends at `endMs`. Held parts all last until then: so they go back in
 * the reverse order. A part shows while its animation is in effect, first in its first pose.
 */
export function partMotion(part: AnswerPart, endMs: number): PartMotion {
  const { steps, isHeld } = part;
  const duration = isHeld ? endMs : lastMs(part);
  const first = { ...steps[0]!, ms: 0 };
  const last = { ...steps.at(-1)!, ms: duration };
  const keyframes = [first, ...steps, last].map(({ ms, ...pose }) =>
    Object.assign(pose, { offset: ms / duration, visibility: 'visible' }),
  );
  return { keyframes, duration, fill: isHeld ? 'forwards' : 'none' };
}

function lastMs({ steps }: AnswerPart): number {
  return steps.at(-1)!.ms;
}

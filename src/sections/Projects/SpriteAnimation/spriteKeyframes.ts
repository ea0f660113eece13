import type { Sprite } from './schema.ts';

/** The animation of a sprite from the landing of the needle, without its delay. */
interface SpriteKeyframes {
  keyframes: Keyframe[];
  duration: number;
  fill: FillMode;
}

/** Milliseconds from the landing until the last sprite has its last pose. */
export function durationOf(sprites: readonly Sprite[]): number {
  return Math.max(...sprites.map(lastMs));
}

/**
 * The animation of a sprite among others, the last of which ends at `durationMs`. Held sprites all last until then: so
 * they go back in the reverse order. A sprite shows while its animation is in effect, first in its first pose.
 */
export function spriteKeyframes(sprite: Sprite, durationMs: number): SpriteKeyframes {
  const { steps, isHeld } = sprite;
  const duration = isHeld ? durationMs : lastMs(sprite);
  const first = { ...steps[0]!, ms: 0 };
  const last = { ...steps.at(-1)!, ms: duration };
  // The first and the last pose may come twice: at their own times, and at 0 and the end, which keyframes must have.
  const keyframes = [first, ...steps, last].map(({ ms, ...pose }) =>
    Object.assign(pose, { offset: ms / duration, visibility: 'visible' }),
  );
  return { keyframes, duration, fill: isHeld ? 'forwards' : 'none' };
}

function lastMs({ steps }: Sprite): number {
  return steps.at(-1)!.ms;
}

import { MathUtils } from 'three';
import { IDLE_AFTER_S } from '../../motion/idleTime.ts';

/** How often the scene draws, and how fast its time passes. */
export interface Pace {
  /**
   * `active`: the visitor did something a moment ago. `reading`: the visitor reads. `slowing`: the motion slows down.
   * `idle`: nothing moves.
   */
  state: 'active' | 'reading' | 'slowing' | 'idle';
  /** At most so many. 0: no frame is drawn. */
  framesPerSecond: number;
  /** Seconds of motion in a second of time: 1 is full speed, at 0 nothing moves. */
  timeScale: number;
}

/** The pace at which nothing is drawn. */
export const IDLE_PACE: Pace = { state: 'idle', framesPerSecond: 0, timeScale: 0 };

/** Seconds without user activity until the next state begins. The last one is `idle`, after `IDLE_AFTER_S`. */
const READING_AFTER_S = 5;
const SLOWING_AFTER_S = 20;

/** Frames per second. Without a GPU the processor draws each of them, beside everything else. */
const RATES_WITH_GPU = { active: 60, reading: 30 };
const RATES_WITHOUT_GPU = { active: 15, reading: 12 };

/** Frames per second while the visitor is active. */
export function activeRate(hasGpu: boolean): number {
  return (hasGpu ? RATES_WITH_GPU : RATES_WITHOUT_GPU).active;
}

/** The pace when the last user activity was `seconds` ago. */
export function paceAfter(seconds: number, hasGpu: boolean): Pace {
  const { active, reading } = hasGpu ? RATES_WITH_GPU : RATES_WITHOUT_GPU;
  if (seconds < READING_AFTER_S) return { state: 'active', framesPerSecond: active, timeScale: 1 };
  if (seconds < SLOWING_AFTER_S) {
    return { state: 'reading', framesPerSecond: reading, timeScale: 1 };
  }
  if (seconds >= IDLE_AFTER_S) return IDLE_PACE;
  const timeScale = 1 - MathUtils.smoothstep(seconds, SLOWING_AFTER_S, IDLE_AFTER_S);
  return { state: 'slowing', framesPerSecond: reading, timeScale };
}

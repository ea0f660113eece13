import { MathUtils } from 'three';
import { ASLEEP_AFTER_S } from '../../motion/idleTime.ts';

/** How often the scene draws, and how fast its time passes. */
export interface Pace {
  /**
   * `awake`: a hand was there a moment ago. `reading`: the visitor reads. `tiring`: the motion slows down.
   * `asleep`: nothing moves.
   */
  state: 'awake' | 'reading' | 'tiring' | 'asleep';
  /** At most so many. 0: no frame is drawn. */
  framesPerSecond: number;
  /** Seconds of motion in a second of time: 1 is full speed, at 0 nothing moves. */
  tempo: number;
}

/** Seconds without a sign of a hand until the next state begins. The last one is `asleep`, after `ASLEEP_AFTER_S`. */
const READING_AFTER_S = 5;
const TIRING_AFTER_S = 20;

/** Frames per second. Without a GPU the processor draws each of them, beside everything else. */
const WITH_GPU = { awake: 60, reading: 30 };
const WITHOUT_GPU = { awake: 15, reading: 12 };

/** Frames per second while a hand is there. */
export function awakeRate(hasGpu: boolean): number {
  return (hasGpu ? WITH_GPU : WITHOUT_GPU).awake;
}

/** The pace when the last sign of a hand is `idle` seconds ago. */
export function paceAfter(idle: number, hasGpu: boolean): Pace {
  const { awake, reading } = hasGpu ? WITH_GPU : WITHOUT_GPU;
  if (idle < READING_AFTER_S) return { state: 'awake', framesPerSecond: awake, tempo: 1 };
  if (idle < TIRING_AFTER_S) return { state: 'reading', framesPerSecond: reading, tempo: 1 };
  if (idle >= ASLEEP_AFTER_S) return { state: 'asleep', framesPerSecond: 0, tempo: 0 };
  const tempo = 1 - MathUtils.smoothstep(idle, TIRING_AFTER_S, ASLEEP_AFTER_S);
  return { state: 'tiring', framesPerSecond: reading, tempo };
}

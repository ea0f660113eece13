import { MathUtils } from 'three';
import { PULSES, STRENGTH_RATES, STRENGTHS } from '../fieldInput.ts';
import type { FieldInput, PicturePoint, Pulses, Strengths } from '../fieldInput.ts';

interface Pulse {
  at: PicturePoint;
  /** Seconds since. Below 0 it has not begun yet. */
  age: number;
}

export interface Frame extends Partial<Strengths>, Partial<Pulses<Pulse>> {
  /** Seconds of motion. Pauses do not count. */
  time: number;
  /** The tips of the needles meet here. */
  target: PicturePoint;
}

/** The moment that the still pictures show, in seconds of motion. The first frame continues from there. */
export const STILL_TIME = 1.6;
/** The longest step at once, in seconds: after a pause or a clock change the scene simply goes on. */
export const MAX_STEP = 0.1;

/** Seconds until a ring greets the visitor at home. */
const GREETING_DELAY = 0.35;
/** How quickly the target reaches the point that the page names, and its own path. Rates are per second. */
const TARGET_RATE = 7;
const PATH_RATE = 1.6;

/** The first frame has the pose of the still picture. */
export function firstFrame(input: FieldInput): Frame {
  const target = input.rest ?? wander(STILL_TIME, input.size.width / input.size.height);
  const greeting = input.rest ? {} : { press: { at: target, age: -GREETING_DELAY } };
  return { time: STILL_TIME, target, exit: input.exit ?? 0, ...greeting };
}

/** The frame `seconds` after `before`. A pulse begins if `input` has another point than at `before`. */
export function nextFrame(before: Frame, input: FieldInput, seconds: number): Frame {
  const step = MathUtils.clamp(seconds, 0, MAX_STEP);
  const time = before.time + step;
  const named = input.target ?? input.rest;
  const { x, y } = named ?? wander(time, input.size.width / input.size.height);
  const rate = named ? TARGET_RATE : PATH_RATE;
  const frame: Frame = {
    time,
    target: {
      x: MathUtils.damp(before.target.x, x, rate, step),
      y: MathUtils.damp(before.target.y, y, rate, step),
    },
  };
  for (const name of STRENGTHS) {
    const [from, to] = [before[name] ?? 0, input[name] ?? 0];
    const { rise, fall } = STRENGTH_RATES[name];
    frame[name] = MathUtils.damp(from, to, to > from ? rise : fall, step);
  }
  for (const name of PULSES) {
    const [pulse, at] = [before[name], input[name]];
    if (at && at !== pulse?.at) frame[name] = { at, age: 0 };
    else if (pulse) frame[name] = { at: pulse.at, age: pulse.age + step };
  }
  return frame;
}

/** The target's own path: in the right third, or in the space below the text of a tall picture. */
export function wander(time: number, aspect: number): PicturePoint {
  const across = Math.sin(time * 0.23) + 0.5 * Math.sin(time * 0.41 + 1.3) - 0.48;
  const down = Math.sin(time * 0.31 + 0.4) + 0.5 * Math.sin(time * 0.17) - 0.39;
  return aspect < 1
    ? { x: 0.56 + 0.13 * across, y: 0.72 + 0.03 * down }
    : { x: 0.775 + 0.052 * across, y: 0.39 + 0.085 * down };
}

import { MathUtils } from 'three';
import {
  PULSES,
  STRENGTH_RATES,
  STRENGTHS,
  type SceneInput,
  type CanvasPoint,
  type Pulses,
  type Strengths,
} from '../sceneInput.ts';
import { UPRIGHT_ASPECT } from '../stillFiles.ts';
import { type MouseStep, nextTrail, type Trail } from './trail.ts';
import { pointAtHeight, TIP_HEIGHT, viewFor } from './view.ts';

/** An effect that began at a moment. */
interface Pulse {
  /** Its middle. */
  at: CanvasPoint;
  /** Seconds since its beginning. Below 0 it has not begun yet. */
  age: number;
}

/** The state of the scene in one frame: strengths and pulses as in sceneInput.ts, and: */
export interface SceneState extends Partial<Strengths>, Partial<Pulses<Pulse>> {
  /** Seconds of motion, from `STILL_TIME` on. Pauses do not count. */
  time: number;
  /** The tips of the needles meet here. */
  target: CanvasPoint;
  /** The front with which the field of Home arrives. */
  arrival?: Pulse;
  /** The place of the mouse over the canvas. */
  mouse?: CanvasPoint;
  /** The needles pressed flat behind it. */
  trail?: Trail;
}

/** The moment of the still pictures, in seconds of motion. The first frame continues from there. */
export const STILL_TIME = 1.6;
/** Longest step in seconds: after a pause or a clock change the scene simply goes on. */
export const MAX_STEP = 0.1;

/** An age of a pulse, in seconds, at which it is long over. */
export const LONG_OVER = 1000;
/** Seconds until the front of the arrival begins. */
const ARRIVAL_DELAY = 0.35;
/** Its longest step in seconds: with `MAX_STEP` a machine that draws four frames per second would slow it down. */
const MAX_ARRIVAL_STEP = 0.4;
/** How quickly target and mouse go to a point that the page names, per second. */
const NAMED_POINT_RATE = 7;
/** How quickly the target goes to its own path, per second. */
const PATH_RATE = 1.6;

/** The area of the target's own path. All numbers are fractions of the canvas. */
interface PathArea {
  x: number;
  y: number;
  /** The path goes about so far left and right, and up and down. */
  halfWidth: number;
  halfHeight: number;
}

/** In the right third of a wide canvas: text is on the left. */
const WIDE_PATH: PathArea = { x: 0.775, y: 0.39, halfWidth: 0.052, halfHeight: 0.085 };
/** In the lower third of an upright canvas: text is above it. */
const UPRIGHT_PATH: PathArea = { x: 0.56, y: 0.72, halfWidth: 0.13, halfHeight: 0.03 };

/** The state in the first frame: the pose of the still picture. */
export function initialSceneState(input: SceneInput): SceneState {
  const target = input.defaultTarget ?? wander(STILL_TIME, aspectOf(input));
  const state: SceneState = { time: STILL_TIME, target, exit: input.exit ?? 0 };
  // Home is the field without a default target. Contact lacks it only below the window, where nobody sees the front.
  if (!input.defaultTarget) state.arrival = { at: target, age: -ARRIVAL_DELAY };
  // A pulse that came before the first frame is over: it would be late.
  for (const name of PULSES) {
    const at = input[name];
    if (at) state[name] = { at, age: LONG_OVER };
  }
  return state;
}

/** The state `seconds` after `before`. */
export function nextSceneState(before: SceneState, input: SceneInput, seconds: number): SceneState {
  const stepSeconds = MathUtils.clamp(seconds, 0, MAX_STEP);
  const time = before.time + stepSeconds;
  const state: SceneState = { time, target: nextTarget(before.target, input, time, stepSeconds) };

  for (const name of STRENGTHS) {
    const from = before[name] ?? 0;
    const to = input[name] ?? 0;
    const { rise, fall } = STRENGTH_RATES[name];
    state[name] = MathUtils.damp(from, to, to > from ? rise : fall, stepSeconds);
  }

  for (const name of PULSES) {
    const pulse = before[name];
    const at = input[name];
    // Each pulse comes as a new object, even at the same point: then it begins anew.
    const isNew = at !== undefined && at !== pulse?.at;
    if (isNew) state[name] = { at, age: 0 };
    else if (pulse) state[name] = { at: pulse.at, age: pulse.age + stepSeconds };
  }

  const { arrival } = before;
  if (arrival) {
    const arrivalStep = MathUtils.clamp(seconds, 0, MAX_ARRIVAL_STEP);
    state.arrival = { at: arrival.at, age: arrival.age + arrivalStep };
  }

  state.mouse = nextMouse(before.mouse, input.mouse, stepSeconds);
  state.trail = nextTrail(before.trail, mouseStep(before.mouse, state.mouse, input), stepSeconds);
  return state;
}

/** The place of the mouse after a step. A mouse that has just come starts where it is. */
function nextMouse(
  before: CanvasPoint | undefined,
  to: CanvasPoint | undefined,
  stepSeconds: number,
): CanvasPoint | undefined {
  return before && to ? dampPoint(before, to, NAMED_POINT_RATE, stepSeconds) : to;
}

/** The way of the mouse over the floor below the tips. Undefined while it is not there, and as it comes. */
function mouseStep(
  from: CanvasPoint | undefined,
  to: CanvasPoint | undefined,
  input: SceneInput,
): MouseStep | undefined {
  if (!from || !to) return undefined;
  const view = viewFor(aspectOf(input));
  return { from: pointAtHeight(view, from, TIP_HEIGHT), to: pointAtHeight(view, to, TIP_HEIGHT) };
}

/** The target after a step: on its way to the point that the page names, or to its own path. */
function nextTarget(
  before: CanvasPoint,
  input: SceneInput,
  time: number,
  stepSeconds: number,
): CanvasPoint {
  const named = input.target ?? input.defaultTarget;
  const to = named ?? wander(time, aspectOf(input));
  const rate = named ? NAMED_POINT_RATE : PATH_RATE;
  return dampPoint(before, to, rate, stepSeconds);
}

function dampPoint(
  from: CanvasPoint,
  to: CanvasPoint,
  rate: number,
  stepSeconds: number,
): CanvasPoint {
  return {
    x: MathUtils.damp(from.x, to.x, rate, stepSeconds),
    y: MathUtils.damp(from.y, to.y, rate, stepSeconds),
  };
}

/**
 * The target's own path after `time` seconds of motion: two slow waves in each direction. Their speeds are in radians
 * per second. The last numbers move the path a little left and up. All are chosen by eye.
 */
export function wander(time: number, aspect: number): CanvasPoint {
  const across = Math.sin(time * 0.23) + 0.5 * Math.sin(time * 0.41 + 1.3) - 0.48;
  const down = Math.sin(time * 0.31 + 0.4) + 0.5 * Math.sin(time * 0.17) - 0.39;
  const isUpright = aspect <= UPRIGHT_ASPECT;
  const { x, y, halfWidth, halfHeight } = isUpright ? UPRIGHT_PATH : WIDE_PATH;
  return { x: x + halfWidth * across, y: y + halfHeight * down };
}

function aspectOf({ size }: SceneInput): number {
  return size.width / size.height;
}

import type { PicturePoint, RoomName } from '../protocol.ts';

/** Everything that changes with time; the scene draws one of these and nothing else. */
export interface FrameState {
  /** Seconds of motion since the field began, rests not counted. */
  time: number;
  /** 0 is disorder, 1 is every needle in its place. */
  entry: number;
  /** The room that is drawn. */
  room: RoomName;
  /** How far the needles have combed down the page and thinned out, 0 to 1. */
  away: number;
  /** Where the needles' tips meet. */
  target: PicturePoint;
  /** How strongly the target draws them, 0 to 1. */
  strength: number;
  /** Where the last ring began. */
  press: PicturePoint;
  /** Seconds since the last ring began; large when there was none. */
  pressAge: number;
  /** Where the last success was told. */
  success: PicturePoint;
  /** Seconds since the last success; large when there was none. */
  successAge: number;
}

/** What the page says: live values that messages replace. */
export interface FieldInput {
  room: RoomName;
  /** What to point at; null for nothing in particular, then the target wanders. */
  target: PicturePoint | null;
  /** A press not yet begun in the scene. */
  press: PicturePoint | null;
  /** A success not yet begun in the scene. */
  success: PicturePoint | null;
  /** How much of the room lies outside the window, 0 to 1. */
  away: number;
  /** Width over height of the canvas. */
  aspect: number;
}

/** How long the needles take to swing into place, in seconds. */
export const ENTRY_SECONDS = 1.6;
/** The longest step the scene takes at once, in seconds: after sleep or a clock jump it simply goes on. */
export const LONGEST_STEP = 0.1;

/** An age, in seconds, at which nothing is left of a ring or a success. */
const OVER = 1e3;

/** Per second: how quickly the target follows what is pointed at, and how lazily its own path. */
const FOLLOW_TARGET = 7;
const FOLLOW_PATH = 1.6;
const FOLLOW_STRENGTH = 6;
/** How early needles that point at nothing in particular are let go as the page leaves: all of them at `1 / LET_GO`. */
const LET_GO = 3;
/** Per second: how quickly needles follow the page as it leaves a room, and settle as it arrives in one. */
const LEAVE = 12;
const ARRIVE = 3.5;

/** The first frame: disorder, with the target where it wanders. */
export function firstFrame(aspect: number, room: RoomName = 'home'): FrameState {
  const target = wander(0, aspect);
  return {
    time: 0,
    entry: 0,
    room,
    away: 0,
    target,
    strength: 1,
    press: target,
    pressAge: OVER,
    success: target,
    successAge: OVER,
  };
}

/** The frame `seconds` after `before`; takes press and success out of `input`, because they begin once. */
export function nextFrame(before: FrameState, input: FieldInput, seconds: number): FrameState {
  const step = Math.min(Math.max(seconds, 0), LONGEST_STEP);
  const time = before.time + step;
  const target = input.target ?? wander(time, input.aspect);
  const from = input.room === before.room ? before : arrivalIn(input, before, target);
  // By itself the field lets go of the needles as the page moves on; what is pointed at keeps them.
  const strength = input.target ? 1 : Math.max(0, 1 - LET_GO * input.away);
  const began = input.success ?? input.press;
  const succeeded = input.success;
  input.press = input.success = null;
  return {
    time,
    entry: Math.min(1, time / ENTRY_SECONDS),
    room: input.room,
    away: towards(from.away, input.away, input.away > from.away ? LEAVE : ARRIVE, step),
    target: pointTowards(from.target, target, input.target ? FOLLOW_TARGET : FOLLOW_PATH, step),
    strength: towards(from.strength, strength, FOLLOW_STRENGTH, step),
    press: began ?? from.press,
    pressAge: began ? 0 : from.pressAge + step,
    success: succeeded ?? from.success,
    successAge: succeeded ? 0 : from.successAge + step,
  };
}

/** The needles come into another room as they left the last one: combed down the page, and few. */
function arrivalIn({ room }: FieldInput, before: FrameState, target: PicturePoint): FrameState {
  return {
    ...before,
    room,
    away: 1,
    target,
    press: target,
    pressAge: OVER,
    success: target,
    successAge: OVER,
  };
}

/** Where the target goes by itself: the right third, or on tall pictures the space below the text. */
export function wander(time: number, aspect: number): PicturePoint {
  const across = Math.sin(time * 0.23) + 0.5 * Math.sin(time * 0.41 + 1.3) - 0.48;
  const down = Math.sin(time * 0.31 + 0.4) + 0.5 * Math.sin(time * 0.17) - 0.39;
  return aspect < 1
    ? { x: 0.56 + 0.13 * across, y: 0.72 + 0.03 * down }
    : { x: 0.775 + 0.052 * across, y: 0.39 + 0.085 * down };
}

/** The way from `from` to `to` that `step` seconds bring at `rate` per second, the same at every frame rate. */
function towards(from: number, to: number, rate: number, step: number): number {
  return from + (to - from) * (1 - Math.exp(-rate * step));
}

function pointTowards(from: PicturePoint, to: PicturePoint, rate: number, step: number): PicturePoint {
  return { x: towards(from.x, to.x, rate, step), y: towards(from.y, to.y, rate, step) };
}

/** A point of the picture: x runs right and y down, both 0 to 1 over the canvas. */
export interface PicturePoint {
  x: number;
  y: number;
}

/** Everything that changes with time; the scene draws one of these and nothing else. */
export interface Moment {
  /** Seconds of motion since the field began, rests not counted. */
  time: number;
  /** 0 is disorder, 1 is every needle in its place. */
  entry: number;
  /** How far the hero has been scrolled away, 0 to 1. */
  scroll: number;
  /** Where the needles are drawn to. */
  attractor: PicturePoint;
  /** Where the last press was. */
  press: PicturePoint;
  /** Seconds since the last press; large when there was none. */
  pressAge: number;
}

/** What the page says: live values that messages replace. */
export interface FieldInput {
  /** The mouse; null where there is none, then the attractor wanders. */
  mouse: PicturePoint | null;
  /** A press not yet begun in the scene. */
  press: PicturePoint | null;
  /** 0 to 1. */
  scroll: number;
  /** Width over height of the canvas. */
  aspect: number;
}

/** How long the needles take to swing into place, in seconds (DESIGN.md 5). */
export const ENTRY_SECONDS = 1.6;
/** The longest step the scene takes at once, in seconds: after sleep or a clock jump it simply goes on. */
export const LONGEST_STEP = 0.1;

/** Per second: how quickly the attractor follows the mouse, and how lazily its own path. */
const FOLLOW_MOUSE = 7;
const FOLLOW_PATH = 1.6;
const FOLLOW_SCROLL = 12;

/** So far below the mouse, as a share of the picture's height, is the ground under the tips that rise to it. */
const TIPS_RISE = 0.08;

/** The first moment: disorder, with the attractor where it wanders. */
export function firstMoment(aspect: number): Moment {
  const attractor = wander(0, aspect);
  return { time: 0, entry: 0, scroll: 0, attractor, press: attractor, pressAge: 1e3 };
}

/** The moment `seconds` after `before`; takes the press out of `input`, because it begins once. */
export function nextMoment(before: Moment, input: FieldInput, seconds: number): Moment {
  const step = Math.min(Math.max(seconds, 0), LONGEST_STEP);
  const time = before.time + step;
  const target = input.mouse ? groundBelow(input.mouse) : wander(time, input.aspect);
  const follow = approach(input.mouse ? FOLLOW_MOUSE : FOLLOW_PATH, step);
  const pressed = input.press;
  input.press = null;
  return {
    time,
    entry: Math.min(1, time / ENTRY_SECONDS),
    scroll: before.scroll + (input.scroll - before.scroll) * approach(FOLLOW_SCROLL, step),
    attractor: {
      x: before.attractor.x + (target.x - before.attractor.x) * follow,
      y: before.attractor.y + (target.y - before.attractor.y) * follow,
    },
    press: pressed ?? before.press,
    pressAge: pressed ? 0 : before.pressAge + step,
  };
}

/** Where the attractor goes by itself: the right third, or on tall pictures the space below the text. */
export function wander(time: number, aspect: number): PicturePoint {
  const across = Math.sin(time * 0.23) + 0.5 * Math.sin(time * 0.41 + 1.3) - 0.48;
  const down = Math.sin(time * 0.31 + 0.4) + 0.5 * Math.sin(time * 0.17) - 0.39;
  return aspect < 1
    ? { x: 0.56 + 0.13 * across, y: 0.8 + 0.03 * down }
    : { x: 0.775 + 0.052 * across, y: 0.47 + 0.085 * down };
}

/** Where needles have to be drawn to for their risen tips to meet at `at`. */
function groundBelow({ x, y }: PicturePoint): PicturePoint {
  return { x, y: y + TIPS_RISE };
}

/** The share of the way to go in `step` seconds at `rate` per second, the same at every frame rate. */
function approach(rate: number, step: number): number {
  return 1 - Math.exp(-rate * step);
}

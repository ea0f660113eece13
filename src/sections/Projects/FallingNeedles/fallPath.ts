import { toRadians } from '../../../math/angles.ts';
import { clamp01, lerp, smoothstep } from '../../../math/interpolation.ts';
import { LEAVE_THRESHOLD } from '../needleState.ts';
import { DOCKED_NEEDLE, type DockedPose } from '../DockedNeedle/dockedPose.ts';

/*
 * Needles that hang in the last rows of Skills fall past the heading of Projects and merge into the large needle below
 * it. Their positions follow from the scroll alone. Lengths and places are in CSS pixels.
 */

export interface Point {
  x: number;
  y: number;
}

/** A needle that hangs: its tip, which points down, and its size. */
export interface HangingNeedle extends Point {
  length: number;
  width: number;
}

/** The path of all needles, where text runs from left to right. */
export interface FallPath {
  /** x: right end of the heading's text. y: upper edge of the heading. Needles pass beside it. */
  headingEnd: Point;
  /** Tail of the docked needle. */
  tail: Point;
  /** CSS pixels for each unit of the docked needle's drawing. */
  scale: number;
}

/** A needle between its row and the docked needle. */
export interface FallingNeedle extends HangingNeedle {
  /** Of its tip, in radians clockwise from the right. */
  direction: number;
  /** From 0, as it hangs, to 1, as it merges: its colour and size. */
  growth: number;
}

/** The first needle starts when the last row ends at this fraction of the window's height. */
const FIRST_STARTS = 0.86;
/** The last needle starts after this fraction of the whole. */
const LAST_STARTS = 0.5;

/** Fractions of its path between which a needle takes its colour and size… */
const GROWS = { from: 0.1, to: 0.55 };
/** …and the fraction after which it is beside the heading, and the one after which it is at the tail. */
const BESIDE_HEADING = 0.6;
const AT_TAIL = 0.87;

/** A needle that merges, in units of the docked needle's drawing. */
const GROWN = { length: 56, width: 12.5 };
/** The middle lane is this far right of the heading, and at most this far left of the tail. In units of the drawing. */
const LANE_DISTANCE = { fromHeading: 24, fromTail: 14 };
/** Lanes are this far from the middle one, at most. In units of the drawing. */
const LANE_SPREAD = 9;
/**
 * Lanes are a golden-ratio sequence: each is this fraction of their width right of the one before, modulo that width.
 * So neighbours are far apart, and no two lanes are alike.
 */
const LANE_STEP = (Math.sqrt(5) - 1) / 2;
/** On the curve to the tail, the start handle is straight below the start, at this fraction of the height. */
const START_HANDLE_HEIGHT = 0.6;
/**
 * The end handle is this far behind the tail, in line with the docked needle. Lanes right of the tail add their
 * distance from it. In units of the drawing.
 */
const END_HANDLE_DISTANCE = 54;
/** From the tail needles slide this far towards the tip: there the docked one hides them. In units of the drawing. */
const SLIDE = 80;

/** Direction of the docked needle's tip, in radians clockwise from the right. */
const DOCKED_DIRECTION = toRadians(DOCKED_NEEDLE.angle - 90);
const ALONG: Point = { x: Math.cos(DOCKED_DIRECTION), y: Math.sin(DOCKED_DIRECTION) };

/** The docked needle before the first needle has arrived: fractions of its size. */
const SMALLEST = { length: 0.34, width: 0.55 };

/**
 * How far all needles are, from 0 in their rows to 1 in the docked needle. Both places are fractions of the
 * window's height: the lower edge of the last row, and the top of the cards. The last needle arrives where
 * the docked one comes back from a card (needleState.ts), a little before it flies there.
 *
 * A scroll takes from `remaining` what it adds to `scrolled`: their sum is the length of the whole.
 */
export function progressAt(rowsBottom: number, cardsTop: number): number {
  const scrolled = FIRST_STARTS - rowsBottom;
  const remaining = cardsTop - LEAVE_THRESHOLD;
  return clamp01(scrolled / (scrolled + remaining));
}

/**
 * How far the needle at `index` of `count` is on its path, 0 to 1. Each takes the same time, so the last one arrives at
 * the end of the whole.
 */
export function pathProgress(progress: number, index: number, count: number): number {
  const start = LAST_STARTS * (index / Math.max(1, count - 1));
  return clamp01((progress - start) / (1 - LAST_STARTS));
}

/** How much has merged into the docked needle, 0 to 1. */
export function mergedRatio(progress: number, count: number): number {
  let merged = 0;
  for (let index = 0; index < count; index++) {
    merged += clamp01((pathProgress(progress, index, count) - AT_TAIL) / (1 - AT_TAIL));
  }
  return merged / count;
}

/** The docked needle when this ratio of all needles has merged into it. It grows from its tail. */
export function mergedPose(ratio: number): DockedPose {
  const { length, angle } = DOCKED_NEEDLE;
  const lengthRatio = lerp(SMALLEST.length, 1, ratio);
  const missing = (1 - lengthRatio) * length;
  return {
    x: DOCKED_NEEDLE.x - ALONG.x * missing,
    y: DOCKED_NEEDLE.y - ALONG.y * missing,
    angle,
    lengthRatio,
    widthRatio: lerp(SMALLEST.width, 1, ratio),
  };
}

/** The end of the docked needle's tail, in units of its drawing. */
export function dockedTail(): Point {
  const { x, y, length } = DOCKED_NEEDLE;
  return { x: x - ALONG.x * length, y: y - ALONG.y * length };
}

/** A needle on its path. `index` is that among all needles, `progress` that on its path, 0 to 1. */
export function fallingNeedle(
  needle: HangingNeedle,
  index: number,
  progress: number,
  path: FallPath,
): FallingNeedle {
  const growth = smoothstep(progress, GROWS.from, GROWS.to);
  const { point, direction } = placeAt(needle, index, progress, path);
  return {
    ...point,
    direction,
    growth,
    length: lerp(needle.length, GROWN.length * path.scale, growth),
    width: lerp(needle.width, GROWN.width * path.scale, growth),
  };
}

interface Placement {
  point: Point;
  /** Radians clockwise from the right. */
  direction: number;
}

function placeAt(needle: Point, index: number, progress: number, path: FallPath): Placement {
  const { headingEnd, tail, scale } = path;
  const lane = LANE_SPREAD * (2 * ((index * LANE_STEP) % 1) - 1);
  const beside = { x: middleLaneX(path) + lane * scale, y: headingEnd.y };

  if (progress < BESIDE_HEADING) {
    // It falls from its row, swings over and falls again.
    const halfHeight = (beside.y - needle.y) / 2;
    const startHandle = { x: needle.x, y: needle.y + halfHeight };
    const endHandle = { x: beside.x, y: beside.y - halfHeight };
    return onCurve([needle, startHandle, endHandle, beside], progress / BESIDE_HEADING);
  }
  if (progress < AT_TAIL) {
    // It falls past the heading and turns into the direction of the docked needle.
    const startHandle = { x: beside.x, y: lerp(beside.y, tail.y, START_HANDLE_HEIGHT) };
    const distance = END_HANDLE_DISTANCE * scale + Math.max(0, beside.x - tail.x);
    const endHandle = pointAlong(tail, -distance);
    const t = (progress - BESIDE_HEADING) / (AT_TAIL - BESIDE_HEADING);
    return onCurve([beside, startHandle, endHandle, tail], t);
  }
  const slid = (SLIDE * (progress - AT_TAIL)) / (1 - AT_TAIL);
  return { point: pointAlong(tail, slid * scale), direction: DOCKED_DIRECTION };
}

/** The lane in the middle: clear of the heading, and not far left of the tail if the heading is short. */
function middleLaneX({ headingEnd, tail, scale }: FallPath): number {
  const besideHeading = headingEnd.x + LANE_DISTANCE.fromHeading * scale;
  const aboveTail = tail.x - LANE_DISTANCE.fromTail * scale;
  return Math.max(besideHeading, aboveTail);
}

/** A cubic Bézier curve: its ends, and between them the handles that give it its directions there. */
type Curve = [start: Point, startHandle: Point, endHandle: Point, end: Point];

/** Place and direction on a curve. `t`: 0 at its start, 1 at its end. */
function onCurve([start, startHandle, endHandle, end]: Curve, t: number): Placement {
  const u = 1 - t;
  const at = (axis: keyof Point) =>
    u ** 3 * start[axis] +
    3 * u ** 2 * t * startHandle[axis] +
    3 * u * t ** 2 * endHandle[axis] +
    t ** 3 * end[axis];
  const tangent = (axis: keyof Point) =>
    u ** 2 * (startHandle[axis] - start[axis]) +
    2 * u * t * (endHandle[axis] - startHandle[axis]) +
    t ** 2 * (end[axis] - endHandle[axis]);
  return { point: { x: at('x'), y: at('y') }, direction: Math.atan2(tangent('y'), tangent('x')) };
}

/** The point at this distance from the tail of the docked needle, towards its tip. */
function pointAlong({ x, y }: Point, distance: number): Point {
  return { x: x + ALONG.x * distance, y: y + ALONG.y * distance };
}

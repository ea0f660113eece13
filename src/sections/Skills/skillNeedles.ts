import type { Fills, TurningNeedle } from '../../motion/needleSprings.ts';
import { needlePath, type NeedleShape } from '../../shapes/needlePath.ts';

/**
 * The drawing of a level: a hundred needles in five lines, one for each percent. Needles that count point at
 * one place right of and below the list, the others hang. Units are those of the view box.
 */
export const DRAWING = { width: 1000, height: 56 };

/** From this share of the scale on, gradients have their last colour. */
export const GRADIENT_END = 0.7;

const SHADE = 'var(--color-accent-shade)';
/** First and last colours of the lit facets and of those in shade, as CSS. */
export const gradients = {
  light: [SHADE, 'var(--color-accent)'],
  shade: [`color-mix(in srgb, ${SHADE} 80%, var(--color-surface))`, SHADE],
} as const;

const NEEDLES = 100;
const INDICES = Array.from({ length: NEEDLES }, (_, index) => index);
/** The line of each of five neighbours: they are apart, so that the edge of a level is no stair. */
const LINES = [0, 2, 4, 1, 3];
/** From one row of the list to the next. */
const ROW = 64;
const AIM_X = 2900;
/** Angles are multiples of this many degrees: needles of one shape share a path text, which compresses. */
const ANGLE_STEP = 4;

/** The needles that hang, from the index `from` (0 to 100) on. */
export function hangingNeedles(from: number): NeedleShape[] {
  return INDICES.slice(from).map((i) => shapeAt(10 * i + 5, lineOf(i), 180, 15, 6));
}

/** The `d` of one SVG path for all needles, as `needlePath` makes it for one. */
export function pathOf(needles: readonly NeedleShape[], part?: 'right'): string {
  return needles.map((needle) => needlePath(needle, part)).join('');
}

/** The first `count` needles (0 to 100) in a row of the list, by their tips. */
export function pointingNeedles(count: number, row: number, rows: number): Required<NeedleShape>[] {
  return INDICES.slice(0, count).map((i) => {
    const column = 5 * Math.floor(i / 5) + 2;
    const aim = {
      x: AIM_X - middleOf(column),
      y: 1.25 * rows * ROW - row * ROW - DRAWING.height / 2,
    };
    const angle =
      Math.round((Math.atan2(aim.y, aim.x) * 180) / Math.PI / ANGLE_STEP) * ANGLE_STEP + 90;
    // Ten sizes: needles grow towards the end.
    const size = Math.floor(i / 10) / 9;
    return shapeAt(middleOf(i), lineOf(i), angle, 24 + 22 * size, 6.5 + 5.5 * size);
  });
}

/** One colour for five neighbours in all rows: without a GPU, gradients take four times as long. */
let fills: Fills[] | undefined;

/** The needles for a layer that turns them about their middles, in the light of the drawing. */
export function turningNeedles(
  needles: readonly Required<NeedleShape>[],
  canvas: HTMLCanvasElement,
): TurningNeedle[] {
  const style = getComputedStyle(canvas);
  /** A colour of a gradient. The style works it out: older canvases do not know color-mix(). */
  const colorAt = (percent: number, [from, to]: readonly [string, string]) => {
    canvas.style.color = `color-mix(in srgb, ${from}, ${to} ${Math.min(100, percent / GRADIENT_END)}%)`;
    return style.color;
  };
  const known = (fills ??= Array.from({ length: NEEDLES / 5 }, (_, group) => ({
    light: colorAt(5 * group, gradients.light),
    shade: colorAt(5 * group, gradients.shade),
    opacity: 1,
  })));
  return needles.map((needle, i) => ({ ...needle, pivot: 0.5, fills: known[Math.floor(i / 5)]! }));
}

/** Middle of a pointing needle, so that its tip is at its percent. */
function middleOf(index: number): number {
  return 12 + (index / (NEEDLES - 1)) * 965;
}

function lineOf(index: number): number {
  return (DRAWING.height / 5) * ((LINES[index % 5] ?? 0) + 0.5);
}

function shapeAt(
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
): Required<NeedleShape> {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [(Math.sin(turn) * length) / 2, (Math.cos(turn) * length) / 2];
  return { x: Math.round(x + dx), y: Math.round(y - dy), angle, length, width };
}

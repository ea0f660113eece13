import type { Fills, TurningNeedle } from '../../motion/needleSprings.ts';
import { needlePath, type NeedlePart, type NeedleShape } from '../../shapes/needlePath.ts';

/**
 * The drawing of a level, in units of the view box: a hundred needles in five lines, one for each
 * percent. Needles that count point at one place right of and below the list. The others hang.
 */
export const DRAWING = { width: 1000, height: 56 };

/** First and last colour of a facet along the scale, as CSS. */
export interface FacetGradient {
  from: string;
  to: string;
}

const SHADE_COLOR = 'var(--color-accent-shade)';
/** Colours of the lit facets and of the facets in shade. */
export const facetGradients: Record<'light' | 'shade', FacetGradient> = {
  light: { from: SHADE_COLOR, to: 'var(--color-accent)' },
  shade: {
    from: `color-mix(in srgb, ${SHADE_COLOR} 80%, var(--color-surface))`,
    to: SHADE_COLOR,
  },
};
/** From this share of the scale on, facets have their last colour. */
export const GRADIENT_END = 0.7;

const NEEDLE_COUNT = 100;
const LINE_COUNT = 5;
/** The line of each of five neighbours. They are apart, so that the edge of a level is no stair. */
const LINE_ORDER = [0, 2, 4, 1, 3];
/** Five neighbours, one in each line, share an angle and a fill. */
const GROUP_SIZE = LINE_COUNT;

const UNITS_PER_PERCENT = DRAWING.width / NEEDLE_COUNT;
/**
 * Middles of the first and the last needle that points, in units. They lie nearer together than those
 * of the needles that hang: so the tip of the last one is at its percent.
 */
const FIRST_MIDDLE = 12;
const LAST_MIDDLE = 977;

/** Distance between two rows of the list, in units. */
const LIST_ROW_HEIGHT = 64;
/**
 * The needles point at this place: in units from the left, and in heights of the list from its top.
 */
const AIM = { x: 2900, listHeights: 1.25 };
/**
 * Angles are multiples of this many degrees. Needles of one shape share a path text, which
 * compresses.
 */
const ANGLE_STEP = 4;

/** Needles grow along the scale, from the first to the last of these sizes, in units. */
const SIZE_COUNT = 10;
const FIRST_SIZE = { length: 24, width: 6.5 };
const LAST_SIZE = { length: 46, width: 12 };
/** A needle that hangs. */
const HANGING = { angle: 180, length: 15, width: 6 };

/** Turned needles turn about their middle. */
const PIVOT = 0.5;

/**
 * The needles that point: the first `count` (0 to 100) in the row `row` of a list of `rows` rows.
 */
export function pointingNeedles(count: number, row: number, rows: number): Required<NeedleShape>[] {
  return range(0, count).map((index) => {
    const sizeIndex = Math.floor((index * SIZE_COUNT) / NEEDLE_COUNT);
    const shareOfGrowth = sizeIndex / (SIZE_COUNT - 1);
    return needleAround(middleOf(index), lineOf(index), {
      angle: angleOf(index, row, rows),
      length: mix(FIRST_SIZE.length, LAST_SIZE.length, shareOfGrowth),
      width: mix(FIRST_SIZE.width, LAST_SIZE.width, shareOfGrowth),
    });
  });
}

/** The needles that hang: those from the index `from` (0 to 100) on. */
export function hangingNeedles(from: number): NeedleShape[] {
  return range(from, NEEDLE_COUNT).map((index) =>
    needleAround((index + 0.5) * UNITS_PER_PERCENT, lineOf(index), HANGING),
  );
}

/** The `d` of one SVG path for all needles. */
export function pathOf(needles: readonly NeedleShape[], part?: NeedlePart): string {
  return needles.map((needle) => needlePath(needle, part)).join('');
}

/** One fill for each group, for all rows: without a GPU, gradients take four times as long. */
let groupFills: Fills[] | undefined;

/** The needles for the layer that turns them, in the colours of the drawing. */
export function turningNeedles(
  needles: readonly Required<NeedleShape>[],
  canvas: HTMLCanvasElement,
): TurningNeedle[] {
  groupFills ??= readGroupFills(canvas);
  const fills = groupFills;
  return needles.map((needle, index) => ({
    ...needle,
    pivot: PIVOT,
    fills: fills[Math.floor(index / GROUP_SIZE)]!,
  }));
}

function readGroupFills(canvas: HTMLCanvasElement): Fills[] {
  const style = getComputedStyle(canvas);
  /** A colour of a gradient. The canvas's style works it out: older canvases cannot paint color-mix(). */
  const colorAt = (percent: number, { from, to }: FacetGradient) => {
    const percentOfLast = Math.min(100, percent / GRADIENT_END);
    canvas.style.color = `color-mix(in srgb, ${from}, ${to} ${percentOfLast}%)`;
    return style.color;
  };
  const fills = Array.from({ length: NEEDLE_COUNT / GROUP_SIZE }, (_, group) => ({
    light: colorAt(group * GROUP_SIZE, facetGradients.light),
    shade: colorAt(group * GROUP_SIZE, facetGradients.shade),
    opacity: 1,
  }));
  canvas.style.color = '';
  return fills;
}

/**
 * The angle of a needle: that of the needle in the middle of its group. Degrees clockwise from up.
 */
function angleOf(index: number, row: number, rows: number): number {
  const middleOfGroup = Math.floor(index / GROUP_SIZE) * GROUP_SIZE + Math.floor(GROUP_SIZE / 2);
  const right = AIM.x - middleOf(middleOfGroup);
  const aimFromTop = AIM.listHeights * rows * LIST_ROW_HEIGHT;
  const down = aimFromTop - row * LIST_ROW_HEIGHT - DRAWING.height / 2;
  const degrees = (Math.atan2(down, right) * 180) / Math.PI;
  return Math.round(degrees / ANGLE_STEP) * ANGLE_STEP + 90;
}

/** Middle of a needle that points, in units from the left. */
function middleOf(index: number): number {
  return mix(FIRST_MIDDLE, LAST_MIDDLE, index / (NEEDLE_COUNT - 1));
}

/** Middle of the line of a needle, in units from the top. */
function lineOf(index: number): number {
  const line = LINE_ORDER[index % GROUP_SIZE]!;
  return (DRAWING.height / LINE_COUNT) * (line + 0.5);
}

/** A needle around its middle. Its tip is at whole units. */
function needleAround(
  x: number,
  y: number,
  { angle, length, width }: Pick<Required<NeedleShape>, 'angle' | 'length' | 'width'>,
): Required<NeedleShape> {
  const radians = (angle * Math.PI) / 180;
  return {
    x: Math.round(x + (Math.sin(radians) * length) / 2),
    y: Math.round(y - (Math.cos(radians) * length) / 2),
    angle,
    length,
    width,
  };
}

/** The whole numbers from `from` up to `to`, without `to`. */
function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

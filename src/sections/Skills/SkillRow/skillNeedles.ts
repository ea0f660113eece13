import type { Fills } from '../../../motion/needles/fillNeedles.ts';
import type { RotatingNeedle } from '../../../motion/needles/needleSprings.ts';
import { toDegrees, toRadians } from '../../../math/angles.ts';
import { lerp } from '../../../math/interpolation.ts';
import { needlePath, type FacetSide, type NeedleShape } from '../../../shapes/needlePath.ts';
import type { RowSize } from './rowSizes.ts';

/*
 * The drawing of a level: a hundred needles in five lines, one for each percent. The needles of the level point at one
 * place right of the list and below it. The others hang.
 */

/** Width of the drawing in units of its view box, for 100%. */
export const DRAWING_WIDTH = 1000;
/** How high a drawing is, and how long and wide its needles are, as a ratio to those of a medium row. */
const SCALES: Record<RowSize, number> = { large: 1.4, medium: 1, small: 0.7 };
/** Height of a medium row, in units. */
const MEDIUM_HEIGHT = 64;

/** First and last colour of a facet from left to right, as CSS. */
interface FacetGradient {
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
/** From this fraction of the width on, facets have their last colour. */
export const GRADIENT_END = 0.7;

const NEEDLE_COUNT = 100;
const LINE_COUNT = 5;
/** The line of each of five neighbours. They are apart, so that the edge of a level is no stair. */
const LINE_ORDER = [0, 2, 4, 1, 3];
/** A cluster: five neighbours, one in each line. They share an angle and a fill. */
const CLUSTER_SIZE = LINE_COUNT;

const UNITS_PER_PERCENT = DRAWING_WIDTH / NEEDLE_COUNT;

/** Usual distance between two rows of the list, in units. */
const LIST_ROW_HEIGHT = 70;
/**
 * The needles point at this place: in units from the left, and in heights of the list from its top.
 */
const AIM = { x: 2900, listHeights: 1.25 };
/** Angles are this many degrees apart. Needles of one shape share a path text, which compresses. */
const ANGLE_STEP = 4;

/** Needles that point grow in so many steps from the first one to the last. In units of a medium row. */
const GROWTH_STEPS = 6;
const FIRST_NEEDLE = { length: 25, width: 6.75 };
const LAST_NEEDLE = { length: 48, width: 12.5 };
/** A needle that hangs. */
const HANGING = { angle: 180, length: 15.5, width: 6.25 };

/** Needles rotate about their middle. */
const PIVOT = 0.5;

/** A row of the list of skills with levels. */
export interface ListRow {
  /** Index in the list. */
  index: number;
  /** Length of the list. */
  count: number;
  size: RowSize;
}

/** Height of a drawing in units. SkillRow.module.css has the same shape, and the same scales. */
export function drawingHeight(size: RowSize): number {
  return MEDIUM_HEIGHT * SCALES[size];
}

/** The needles that point: the first `needleCount` (0 to 100) of a row. */
export function pointingNeedles(needleCount: number, row: ListRow): Required<NeedleShape>[] {
  const scale = SCALES[row.size];
  return range(0, needleCount).map((index) => {
    const growthStep = Math.floor((index * GROWTH_STEPS) / NEEDLE_COUNT);
    const growthRatio = growthStep / (GROWTH_STEPS - 1);
    return needleAround(centerOf(index, scale), lineOf(index, row.size), {
      angle: angleOf(index, row),
      length: scale * lerp(FIRST_NEEDLE.length, LAST_NEEDLE.length, growthRatio),
      width: scale * lerp(FIRST_NEEDLE.width, LAST_NEEDLE.width, growthRatio),
    });
  });
}

/** The needles that hang: those from the index `from` (0 to 100) on, each in the middle of its percent. */
export function hangingNeedles(from: number, size: RowSize): Required<NeedleShape>[] {
  const { angle, length, width } = HANGING;
  const scale = SCALES[size];
  return range(from, NEEDLE_COUNT).map((index) =>
    needleAround((index + 0.5) * UNITS_PER_PERCENT, lineOf(index, size), {
      angle,
      length: scale * length,
      width: scale * width,
    }),
  );
}

/** The `d` of one SVG path for all needles. Each tip is relative to the one before: equal steps compress. */
export function pathOf(needles: readonly Required<NeedleShape>[], side?: FacetSide): string {
  const paths = needles.map((needle, index) => {
    const { x, y } = needles[index - 1] ?? { x: 0, y: 0 };
    const fromLast = { ...needle, x: needle.x - x, y: needle.y - y };
    // `m` counts from the current point: `z` at the end of the last path has brought it back to the last tip.
    return needlePath(fromLast, side).replace('M', 'm');
  });
  return paths.join('');
}

/** One fill for each cluster, for all rows: without a GPU, gradients take four times as long. */
let clusterFills: Fills[] | undefined;

/** The needles for the canvas that rotates them, in the colours of the drawing. */
export function rotatingNeedles(
  needles: readonly Required<NeedleShape>[],
  canvas: HTMLCanvasElement,
): RotatingNeedle[] {
  clusterFills ??= readClusterFills(canvas);
  const fills = clusterFills;
  return needles.map((needle, index) => ({
    ...needle,
    pivot: PIVOT,
    fills: fills[Math.floor(index / CLUSTER_SIZE)]!,
  }));
}

function readClusterFills(canvas: HTMLCanvasElement): Fills[] {
  const style = getComputedStyle(canvas);
  /** A colour of a gradient. The canvas's style works it out: older canvases cannot paint color-mix(). */
  const colorAt = (percent: number, { from, to }: FacetGradient) => {
    const percentOfLast = Math.min(100, percent / GRADIENT_END);
    canvas.style.color = `color-mix(in srgb, ${from}, ${to} ${percentOfLast}%)`;
    return style.color;
  };
  const fills = Array.from({ length: NEEDLE_COUNT / CLUSTER_SIZE }, (_, cluster) => ({
    light: colorAt(cluster * CLUSTER_SIZE, facetGradients.light),
    shade: colorAt(cluster * CLUSTER_SIZE, facetGradients.shade),
    opacity: 1,
  }));
  canvas.style.color = '';
  return fills;
}

/**
 * The angle of a needle: that of the needle in the middle of its cluster. Degrees clockwise from up.
 */
function angleOf(index: number, row: ListRow): number {
  const centerOfCluster =
    Math.floor(index / CLUSTER_SIZE) * CLUSTER_SIZE + Math.floor(CLUSTER_SIZE / 2);
  const right = AIM.x - centerOf(centerOfCluster, SCALES[row.size]);
  const aimFromTop = AIM.listHeights * row.count * LIST_ROW_HEIGHT;
  const down = aimFromTop - (row.index + 0.5) * LIST_ROW_HEIGHT;
  const fromRight = toDegrees(Math.atan2(down, right));
  const fromUpToRight = 90;
  return fromUpToRight + Math.round(fromRight / ANGLE_STEP) * ANGLE_STEP;
}

/**
 * Middle of a needle that points, in units from the left. They are too long for the middles of the first and the last
 * percent: the tail of the first one and the tip of the last one are at the edges of the drawing.
 */
function centerOf(index: number, scale: number): number {
  const first = (scale * FIRST_NEEDLE.length) / 2;
  const last = DRAWING_WIDTH - (scale * LAST_NEEDLE.length) / 2;
  return lerp(first, last, index / (NEEDLE_COUNT - 1));
}

/** Middle of the line of a needle, in units from the top. */
function lineOf(index: number, size: RowSize): number {
  const line = LINE_ORDER[index % CLUSTER_SIZE]!;
  return (drawingHeight(size) / LINE_COUNT) * (line + 0.5);
}

/** A needle around its middle. Its tip is at whole units. */
function needleAround(
  x: number,
  y: number,
  { angle, length, width }: Pick<Required<NeedleShape>, 'angle' | 'length' | 'width'>,
): Required<NeedleShape> {
  const radians = toRadians(angle);
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

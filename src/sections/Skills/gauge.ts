/**
 * The gauge of a skill: a hundred needles in five rows, one for each percent. They hang at rest; those that count lie
 * in the direction of what the gauge aims at, and grow towards it.
 *
 * Units are those of the gauge's view box. Needle i rests in the strip from 4i to 4(i + 1), so an edge at any whole
 * percent lies between two of them and cuts none.
 */
export const GAUGE = { width: 400, height: 100 } as const;

const NEEDLES = 100;
const ROWS = 5;
const AIM = { x: 520, y: 50 };
/** Rows in the order in which their needles count: neighbours are apart, so that a column's edge is not a stair. */
const ROW_ORDER = [0, 2, 4, 1, 3];

/** Length and greatest width of a needle. */
interface Size {
  length: number;
  width: number;
}

const resting: Size = { length: 12, width: 3.6 };
const first: Size = { length: 17, width: 6.5 };
const last: Size = { length: 23, width: 11.5 };

/** Path of the resting needles, all hundred. */
export const restingNeedles = all((i) => {
  const strip = GAUGE.width / NEEDLES;
  return kite({ x: strip * (i + 0.5), y: rowOf(i) }, Math.PI / 2, resting);
}).join('');

const pointing = all((i) => {
  const share = i / (NEEDLES - 1);
  const size = { length: mix(first.length, last.length, share), width: mix(first.width, last.width, share) };
  // From the gauge's one side to the other, tails and tips included.
  const centre = { x: mix(first.length / 2, GAUGE.width - last.length / 2, share), y: rowOf(i) };
  return kite(centre, Math.atan2(AIM.y - centre.y, AIM.x - centre.x), size);
});

/** Path of the first `count` needles (0 to 100), as they point. */
export function pointingNeedles(count: number): string {
  return pointing.slice(0, count).join('');
}

function all(needle: (index: number) => string): string[] {
  return Array.from({ length: NEEDLES }, (_, index) => needle(index));
}

function rowOf(index: number): number {
  const height = GAUGE.height / ROWS;
  return height * ((ROW_ORDER[index % ROWS] ?? 0) + 0.5);
}

/** A kite round its middle, widest at 15% from its tail; `angle` in radians, clockwise from the right. */
function kite(middle: { x: number; y: number }, angle: number, { length, width }: Size): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = (along: number, across: number) =>
    [cos * along - sin * across, sin * along + cos * across] as const;
  const [x, y] = turned(length / 2, 0);
  // Each corner from the one before: needles of one shape are drawn by the same words, which compress.
  const sides = [
    turned(-0.85 * length, width / 2),
    turned(-0.15 * length, -width / 2),
    turned(0.15 * length, -width / 2),
  ];
  return `M${written([middle.x + x, middle.y + y])}l${sides.map(written).join(' ')}z`;
}

function written(numbers: readonly number[]): string {
  return numbers.map((number) => Number(number.toFixed(1))).join(' ');
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

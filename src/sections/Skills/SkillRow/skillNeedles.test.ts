import { describe, expect, test } from 'vitest';
import type { RowSize } from './rowSizes.ts';
import {
  DRAWING_WIDTH,
  drawingHeight,
  hangingNeedles,
  pathOf,
  pointingNeedles,
  type ListRow,
} from './skillNeedles.ts';

const SIZES: RowSize[] = ['large', 'medium', 'small'];
const hundred = (size: RowSize) => needlesOf(pathOf(pointingNeedles(100, firstOfTen(size))));

describe('the needles of a level', () => {
  test.each([0, 1, 62, 100])('are %i that point', (level) => {
    expect(needlesOf(pathOf(pointingNeedles(level, firstOfTen('medium'))))).toHaveLength(level);
  });

  test.each([
    [0, 100],
    [1, 99],
    [62, 38],
    [100, 0],
  ])('after %i that point are %i that hang', (level, rest) => {
    expect(needlesOf(pathOf(hangingNeedles(level, 'medium')))).toHaveLength(rest);
  });

  test('hang with the tip below the tail', () => {
    for (const { tip, tail } of needlesOf(pathOf(hangingNeedles(0, 'medium')))) {
      expect(tip.x).toBeCloseTo(tail.x);
      expect(tip.y).toBeGreaterThan(tail.y);
    }
  });

  test.each(SIZES)('end at their percent in a row: %s', (size) => {
    // The first ones begin at the edge, and large ones are up to three percent long.
    for (const [index, { tip }] of hundred(size).entries()) {
      expect(Math.abs(tip.x - 10 * (index + 1))).toBeLessThan(index < 50 ? 30 : 15);
    }
  });

  test.each(SIZES)('do not leave the drawing at its ends: %s', (size) => {
    const xs = hundred(size).flatMap(({ corners }) => corners.map(({ x }) => x));
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(-1);
    expect(Math.max(...xs)).toBeLessThanOrEqual(DRAWING_WIDTH + 1);
  });

  test.each(SIZES)('are in five lines: %s', (size) => {
    const lines = linesOf(size);
    expect(new Set(lines.slice(0, 5))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(new Set(lines).size).toBe(5);
  });

  test('have no neighbour in their line or the next', () => {
    const lines = linesOf('medium');
    for (const [index, line] of lines.slice(1).entries()) {
      expect(Math.abs(line - lines[index]!)).toBeGreaterThan(1);
    }
  });

  test('have one shape in rows of all sizes', () => {
    const proportions = SIZES.map((size) => {
      const { length, width } = pointingNeedles(100, firstOfTen(size)).at(-1)!;
      return (length / width).toFixed(3);
    });
    expect(new Set(proportions).size).toBe(1);
  });

  test('are larger in larger rows, as these are higher', () => {
    const lengths = SIZES.map((size) => pointingNeedles(100, firstOfTen(size)).at(-1)!.length);
    const shares = SIZES.map((size, index) => (lengths[index]! / drawingHeight(size)).toFixed(3));
    expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
    expect(new Set(shares).size).toBe(1);
  });

  test('are widest near their tails', () => {
    for (const { corners } of hundred('medium')) {
      const [tip, right, tail, left] = corners as [Point, Point, Point, Point];
      const share = distance(tail, between(right, left)) / distance(tip, tail);
      expect(share).toBeCloseTo(0.15, 1);
    }
  });

  test('grow to nearly twice their length', () => {
    const lengths = hundred('medium').map(({ tip, tail }) => distance(tip, tail));
    expect(lengths.at(-1)! / lengths[0]!).toBeGreaterThan(1.7);
    expect(lengths.at(-1)! / lengths[0]!).toBeLessThan(2);
  });

  test.each([3, 10, 15])('of %i rows point at one place below the list', (count) => {
    const aim = { x: 2900, y: 1.25 * count * 70 };
    for (let index = 0; index < count; index += 1) {
      const needles = pointingNeedles(100, { index, count, size: 'medium' });
      for (const { tip, tail } of needlesOf(pathOf(needles))) {
        const angle = Math.atan2(tip.y - tail.y, tip.x - tail.x);
        const wanted = Math.atan2(aim.y - index * 70 - tail.y, aim.x - tail.x);
        // Rounded to 4 degrees, and one angle for each column.
        expect(Math.abs(angle - wanted)).toBeLessThan((6 * Math.PI) / 180);
      }
    }
  });

  test('have a facet in shade right of their ridge, seen with the tip up', () => {
    const needles = pointingNeedles(100, { index: 3, count: 10, size: 'medium' });
    const shaded = needlesOf(pathOf(needles, 'right'));
    for (const [index, { tip, corners }] of needlesOf(pathOf(needles)).entries()) {
      expect(shaded[index]!.corners).toEqual(corners.slice(0, 3));
      expect(corners[1]!.y).toBeGreaterThan(corners[3]!.y);
      expect(shaded[index]!.tip).toEqual(tip);
    }
  });
});

function firstOfTen(size: RowSize): ListRow {
  return { index: 0, count: 10, size };
}

interface Point {
  x: number;
  y: number;
}

interface DrawnNeedle {
  corners: Point[];
  tip: Point;
  tail: Point;
  middle: Point;
}

/** The corners of each needle of a path: tip, right, tail, left. A path goes on from the last tip. */
function needlesOf(path: string): DrawnNeedle[] {
  let lastTip = { x: 0, y: 0 };
  return path
    .split('z')
    .filter(Boolean)
    .map((needle) => {
      let { x, y } = lastTip;
      const corners = [...needle.matchAll(/(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, across, down]) => {
        x += Number(across);
        y += Number(down);
        return { x, y };
      });
      const [tip, , tail] = corners as [Point, Point, Point];
      lastTip = tip;
      return { corners, tip, tail, middle: between(tip, tail) };
    });
}

/** The line that the middle of each needle is in, 0 to 4 from the top. */
function linesOf(size: RowSize): number[] {
  const lineHeight = drawingHeight(size) / 5;
  return hundred(size).map(({ middle }) => Math.floor(middle.y / lineHeight));
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

import { describe, expect, test } from 'vitest';
import { DRAWING, hangingNeedles, pathOf, pointingNeedles } from './skillNeedles.ts';

const LINE_HEIGHT = DRAWING.height / 5;
const hundred = () => needlesOf(pathOf(pointingNeedles(100, 0, 10)));

describe('the needles of a level', () => {
  test.each([0, 1, 62, 100])('are %i that point', (level) => {
    expect(needlesOf(pathOf(pointingNeedles(level, 0, 10)))).toHaveLength(level);
  });

  test.each([
    [0, 100],
    [1, 99],
    [62, 38],
    [100, 0],
  ])('after %i that point are %i that hang', (level, rest) => {
    expect(needlesOf(pathOf(hangingNeedles(level)))).toHaveLength(rest);
  });

  test('hang with the tip below the tail', () => {
    for (const { tip, tail } of needlesOf(pathOf(hangingNeedles(0)))) {
      expect(tip.x).toBeCloseTo(tail.x);
      expect(tip.y).toBeGreaterThan(tail.y);
    }
  });

  test('end at their percent', () => {
    for (const [index, { tip }] of hundred().entries()) {
      expect(Math.abs(tip.x - 10 * (index + 1))).toBeLessThan(15);
    }
  });

  test('do not leave the drawing', () => {
    const xs = hundred().flatMap(({ corners }) => corners.map(({ x }) => x));
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(-1);
    expect(Math.max(...xs)).toBeLessThanOrEqual(DRAWING.width + 1);
  });

  test('are in five lines', () => {
    const lines = hundred().map(lineOf);
    expect(new Set(lines.slice(0, 5))).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(new Set(lines).size).toBe(5);
  });

  test('have no neighbour in their line or the next', () => {
    const lines = hundred().map(lineOf);
    for (const [index, line] of lines.slice(1).entries()) {
      expect(Math.abs(line - lines[index]!)).toBeGreaterThan(1);
    }
  });

  test('are widest near their tails', () => {
    for (const { corners } of hundred()) {
      const [tip, right, tail, left] = corners as [Point, Point, Point, Point];
      const share = distance(tail, between(right, left)) / distance(tip, tail);
      expect(share).toBeCloseTo(0.15, 1);
    }
  });

  test('grow to nearly twice their length', () => {
    const lengths = hundred().map(({ tip, tail }) => distance(tip, tail));
    expect(lengths.at(-1)! / lengths[0]!).toBeGreaterThan(1.7);
    expect(lengths.at(-1)! / lengths[0]!).toBeLessThan(2);
  });

  test.each([3, 10, 15])('of %i rows point at one place below the list', (rows) => {
    const aim = { x: 2900, y: 1.25 * rows * 64 };
    for (let row = 0; row < rows; row += 1) {
      for (const { tip, tail } of needlesOf(pathOf(pointingNeedles(100, row, rows)))) {
        const angle = Math.atan2(tip.y - tail.y, tip.x - tail.x);
        const wanted = Math.atan2(aim.y - row * 64 - tail.y, aim.x - tail.x);
        // Rounded to 4 degrees, and one angle for each column.
        expect(Math.abs(angle - wanted)).toBeLessThan((6 * Math.PI) / 180);
      }
    }
  });

  test('have a facet in shade right of their ridge, seen with the tip up', () => {
    const needles = pointingNeedles(100, 3, 10);
    const shaded = needlesOf(pathOf(needles, 'right'));
    for (const [index, { tip, corners }] of needlesOf(pathOf(needles)).entries()) {
      expect(shaded[index]!.corners).toEqual(corners.slice(0, 3));
      expect(corners[1]!.y).toBeGreaterThan(corners[3]!.y);
      expect(shaded[index]!.tip).toEqual(tip);
    }
  });
});

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

/** The corners of each needle of a path: tip, right, tail, left. */
function needlesOf(path: string): DrawnNeedle[] {
  return path
    .split('z')
    .filter(Boolean)
    .map((needle) => {
      let x = 0;
      let y = 0;
      const corners = [...needle.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, across, down]) => {
        x += Number(across);
        y += Number(down);
        return { x, y };
      });
      const [tip, , tail] = corners as [Point, Point, Point];
      return { corners, tip, tail, middle: between(tip, tail) };
    });
}

/** The line that the middle of a needle is in, 0 to 4 from the top. */
function lineOf({ middle }: DrawnNeedle): number {
  return Math.floor(middle.y / LINE_HEIGHT);
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

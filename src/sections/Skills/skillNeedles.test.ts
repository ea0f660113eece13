import { describe, expect, test } from 'vitest';
import { DRAWING, pathOf, pointingNeedles, hangingNeedles } from './skillNeedles.ts';

const hundred = () => needlesOf(pathOf(pointingNeedles(100, 0, 10)));

describe('the needles of a level', () => {
  test.each([0, 1, 62, 100])('%i point and the rest hang', (level) => {
    expect(needlesOf(pathOf(pointingNeedles(level, 0, 10)))).toHaveLength(level);
    const hanging = needlesOf(pathOf(hangingNeedles(level)));
    expect(hanging).toHaveLength(100 - level);
    for (const { tip, tail } of hanging) {
      expect(tip.x).toBeCloseTo(tail.x);
      expect(tip.y).toBeGreaterThan(tail.y);
    }
  });

  test('end at their percent and fill the drawing', () => {
    for (const [index, { tip }] of hundred().entries())
      expect(Math.abs(tip.x - 10 * (index + 1))).toBeLessThan(15);
    const xs = hundred().flatMap(({ corners }) => corners.map(({ x }) => x));
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(-1);
    expect(Math.max(...xs)).toBeLessThanOrEqual(DRAWING.width + 1);
  });

  test('are in five lines, neighbours never in one line or the next', () => {
    const lines = hundred().map(({ middle }) => Math.floor(middle.y / (DRAWING.height / 5)));
    expect(new Set(lines.slice(0, 5))).toEqual(new Set([0, 1, 2, 3, 4]));
    for (const [index, line] of lines.slice(1).entries())
      expect(Math.abs(line - lines[index]!)).toBeGreaterThan(1);
  });

  test('grow, and are widest near their tails', () => {
    const [first, last] = [hundred()[0]!, hundred().at(-1)!];
    for (const { corners } of [first, last]) {
      const [tip, right, tail, left] = corners as [Point, Point, Point, Point];
      expect(distance(tail, between(right, left)) / distance(tip, tail)).toBeCloseTo(0.15, 1);
    }
    expect(distance(last.tip, last.tail) / distance(first.tip, first.tail)).toBeGreaterThan(1.7);
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

type Point = Pick<DOMPoint, 'x' | 'y'>;

/** The corners of each needle of a path: tip, right, tail, left. */
function needlesOf(path: string): { corners: Point[]; tip: Point; tail: Point; middle: Point }[] {
  return path
    .split('z')
    .filter(Boolean)
    .map((needle) => {
      let [x, y] = [0, 0];
      const corners = [...needle.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, across, down]) => ({
        x: (x += Number(across)),
        y: (y += Number(down)),
      }));
      const [tip, , tail] = corners as [Point, Point, Point];
      return { corners, tip, tail, middle: between(tip, tail) };
    });
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

import { describe, expect, test } from 'vitest';
import { GAUGE, pointingNeedles, restingNeedles } from './gauge.ts';

describe('a gauge', () => {
  test('has a hundred resting needles, each within the strip of its own percent, hanging down', () => {
    const needles = needlesOf(restingNeedles);
    expect(needles).toHaveLength(100);
    for (const [index, { corners, tip, tail }] of needles.entries()) {
      const xs = corners.map(({ x }) => x);
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(index * 4);
      expect(Math.max(...xs)).toBeLessThanOrEqual(index * 4 + 4);
      expect(tip.x).toBeCloseTo(tail.x, 0);
      expect(tip.y - tail.y).toBeCloseTo(12, 0);
    }
  });

  test.each([0, 1, 62, 100])('points with %i of them', (level) => {
    expect(needlesOf(pointingNeedles(level))).toHaveLength(level);
  });

  test('stays within its box, however many point, and fills it', () => {
    for (const path of [restingNeedles, pointingNeedles(100)]) {
      expect(path).toMatch(/^(M[-\d. ]+l[-\d. ]+z)+$/);
      const corners = needlesOf(path).flatMap((needle) => needle.corners);
      const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
      expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xs)).toBeLessThanOrEqual(GAUGE.width);
      expect(Math.max(...ys)).toBeLessThanOrEqual(GAUGE.height);
      expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(0.99 * GAUGE.width);
      expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(0.9 * GAUGE.height);
    }
  });

  test('has five rows, in which no two neighbours lie beside each other', () => {
    for (const path of [restingNeedles, pointingNeedles(100)]) {
      const rows = needlesOf(path).map(({ middle }) => Math.floor(middle.y / 20));
      expect(new Set(rows.slice(0, 5))).toEqual(new Set([0, 1, 2, 3, 4]));
      expect(rows.slice(5)).toEqual(rows.slice(0, -5));
      for (const [index, row] of rows.slice(1).entries())
        expect(Math.abs(row - rows[index]!)).toBeGreaterThan(1);
    }
  });

  test('points at one place, level with its middle and to the right of it', () => {
    for (const { tip, tail } of needlesOf(pointingNeedles(100))) {
      expect(tip.x).toBeGreaterThan(tail.x);
      const slope = (tip.y - tail.y) / (tip.x - tail.x);
      expect(slope).toBeCloseTo((50 - tail.y) / (520 - tail.x), 1);
    }
  });

  test('has needles that are widest near their tails, and grow with each percent', () => {
    const sizes = needlesOf(pointingNeedles(100)).map(({ corners: [tip, one, tail, other] }) => ({
      length: distance(tip!, tail!),
      width: distance(one!, other!),
      widestAt:
        distance(tail!, { x: (one!.x + other!.x) / 2, y: (one!.y + other!.y) / 2 }) / distance(tip!, tail!),
    }));
    for (const [index, { length, width, widestAt }] of sizes.entries()) {
      // What is written is rounded to tenths.
      expect(length).toBeGreaterThan((sizes[index - 1]?.length ?? 0) - 0.2);
      expect(width).toBeGreaterThan((sizes[index - 1]?.width ?? 0) - 0.2);
      expect(widestAt).toBeCloseTo(0.15, 1);
    }
    const [first, last] = [sizes[0]!, sizes.at(-1)!];
    expect(last.length / first.length).toBeGreaterThan(1.3);
    expect(last.width / first.width).toBeGreaterThan(1.3);
  });

  test('of a lower level begins like one of a higher, so that ten of them compress to one', () => {
    expect(pointingNeedles(95).startsWith(pointingNeedles(80))).toBe(true);
  });
});

interface Point {
  x: number;
  y: number;
}

/** The corners of each needle: its tip as it stands in the path, each of the others as seen from the one before. */
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
      const [tip, , tail] = corners as [Point, Point, Point, Point];
      return { corners, tip, tail, middle: { x: (tip.x + tail.x) / 2, y: (tip.y + tail.y) / 2 } };
    });
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

import { describe, expect, test } from 'vitest';
import { DOCKED_NEEDLE } from '../DockedNeedle/dockedPose.ts';
import {
  fallingNeedle,
  mergedPose,
  mergedRatio,
  progressAt,
  dockedTail,
  pathProgress,
  type FallingNeedle,
  type HangingNeedle,
  type Point,
  type FallPath,
} from './fallPath.ts';

const COUNT = 38;
/** Points on a path, from 0 to 1. */
const PROGRESSES = Array.from({ length: 101 }, (_, step) => step / 100);

/** The page in a window of 1440 by 900 pixels. */
const hanging: HangingNeedle = { x: 1200, y: 2580, length: 15, width: 6 };
const desktopPath: FallPath = {
  headingEnd: { x: 1332, y: 2830 },
  tail: { x: 1350, y: 3037 },
  scale: 0.97,
};

describe('all needles', () => {
  test('are in their rows until the last row ends at 86% of the window', () => {
    expect(progressAt(0.87, 1.3)).toBe(0);
    expect(progressAt(0.86, 1.3)).toBe(0);
    expect(progressAt(0.85, 1.29)).toBeGreaterThan(0);
  });

  test('have arrived when the cards begin in the middle of the window', () => {
    expect(progressAt(0.07, 0.51)).toBeLessThan(1);
    expect(progressAt(0.06, 0.5)).toBe(1);
    expect(progressAt(-0.44, 0)).toBe(1);
  });

  test('leave one after the other in the first half', () => {
    expect(pathProgress(0.01, 0, COUNT)).toBeGreaterThan(0);
    expect(pathProgress(0.5, COUNT - 1, COUNT)).toBe(0);
    expect(pathProgress(0.51, COUNT - 1, COUNT)).toBeGreaterThan(0);
  });

  test('arrive one after the other in the second half', () => {
    expect(pathProgress(0.49, 0, COUNT)).toBeLessThan(1);
    expect(pathProgress(0.5, 0, COUNT)).toBe(1);
    expect(pathProgress(0.99, COUNT - 1, COUNT)).toBeLessThan(1);
    expect(pathProgress(1, COUNT - 1, COUNT)).toBe(1);
  });

  test.each([1, 2, COUNT])('fill the docked needle more and more: %i', (count) => {
    const merged = PROGRESSES.map((progress) => mergedRatio(progress, count));
    expect(merged).toEqual(merged.toSorted((one, other) => one - other));
    expect(merged[0]).toBe(0);
    expect(merged.at(-1)).toBeCloseTo(1, 9);
  });
});

describe('a needle', () => {
  test('begins as it hangs', () => {
    const { direction, growth, ...place } = fallingNeedle(hanging, 0, 0, desktopPath);
    expect(place).toEqual(hanging);
    expect(direction).toBeCloseTo(Math.PI / 2, 9);
    expect(growth).toBe(0);
  });

  test('ends under the docked one, on its ridge', () => {
    const { x, y, direction, length } = fallingNeedle(hanging, 0, 1, desktopPath);
    const ridge = ((DOCKED_NEEDLE.angle - 90) * Math.PI) / 180;
    const fromTail = { x: x - desktopPath.tail.x, y: y - desktopPath.tail.y };
    const distance = Math.hypot(fromTail.x, fromTail.y);
    expect(Math.cos(direction - ridge)).toBeCloseTo(1, 9);
    expect(fromTail.x).toBeCloseTo(Math.cos(ridge) * distance, 9);
    expect(fromTail.y).toBeCloseTo(Math.sin(ridge) * distance, 9);
    expect(distance).toBeGreaterThan(length);
  });

  test('moves without a jump', () => {
    const places = PROGRESSES.map((progress) => fallingNeedle(hanging, 3, progress, desktopPath));
    const steps = places.slice(1).map(({ x, y }, index) => {
      const before = places[index]!;
      return Math.hypot(x - before.x, y - before.y);
    });
    expect(Math.max(...steps)).toBeLessThan(20);
  });
});

/** The layout between Skills and Projects in a window, in its pixels. */
interface Seam {
  windowWidth: number;
  path: FallPath;
  /** Lower edge of the heading's letters. */
  headingBottom: number;
  /** Tips of hanging needles at the edges of the last rows. */
  needles: Point[];
}

const seams: Seam[] = [
  {
    windowWidth: 768,
    path: { headingEnd: { x: 651, y: 140 }, tail: { x: 749, y: 298 }, scale: 0.62 },
    headingBottom: 216,
    needles: [
      { x: 636, y: -75 },
      { x: 560, y: -150 },
    ],
  },
  {
    windowWidth: 1440,
    path: { headingEnd: { x: 1328, y: 140 }, tail: { x: 1359, y: 349 }, scale: 1 },
    headingBottom: 295,
    needles: [
      { x: 1262, y: -70 },
      { x: 1079, y: -150 },
    ],
  },
  {
    windowWidth: 2560,
    path: { headingEnd: { x: 2388, y: 186 }, tail: { x: 2292, y: 531 }, scale: 1.33 },
    headingBottom: 465,
    needles: [
      { x: 2290, y: -90 },
      { x: 1930, y: -230 },
    ],
  },
];

test.each(seams)('no needle covers the heading in a window of $windowWidth pixels', (seam) => {
  const { headingEnd } = seam.path;
  const onHeading = cornersOfAll(seam).filter(
    ({ x, y }) => x < headingEnd.x && y > headingEnd.y && y < seam.headingBottom,
  );
  expect(onHeading).toEqual([]);
});

test('the docked needle grows from its tail', () => {
  const { x, y } = dockedTail();
  const { length, angle } = DOCKED_NEEDLE;
  const radians = (angle * Math.PI) / 180;
  for (const ratio of [0, 0.4, 1]) {
    const pose = mergedPose(ratio);
    expect(pose.x - Math.sin(radians) * length * pose.lengthRatio).toBeCloseTo(x, 9);
    expect(pose.y + Math.cos(radians) * length * pose.lengthRatio).toBeCloseTo(y, 9);
  }
});

test('the docked needle is whole when all have arrived', () => {
  const whole = { x: DOCKED_NEEDLE.x, y: DOCKED_NEEDLE.y, angle: DOCKED_NEEDLE.angle };
  expect(mergedPose(1)).toEqual({ ...whole, lengthRatio: 1, widthRatio: 1 });
});

/** Corners of needles in many lanes, on their whole path. */
function cornersOfAll({ needles, path }: Seam): Point[] {
  const corners: Point[] = [];
  for (const place of needles) {
    for (let index = 0; index < COUNT; index += 1) {
      for (const progress of PROGRESSES) {
        const falling = fallingNeedle({ ...place, length: 10, width: 5 }, index, progress, path);
        corners.push(...cornersOf(falling));
      }
    }
  }
  return corners;
}

/** Tip, tail and both sides of a needle. */
function cornersOf({ x, y, direction, length, width }: FallingNeedle): Point[] {
  const along = { x: Math.cos(direction), y: Math.sin(direction) };
  const at = (distance: number, across: number): Point => ({
    x: x - along.x * distance - along.y * across,
    y: y - along.y * distance + along.x * across,
  });
  const widest = 0.85 * length;
  return [at(0, 0), at(length, 0), at(widest, width / 2), at(widest, -width / 2)];
}

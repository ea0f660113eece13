import { describe, expect, it } from 'vitest';
import { boundsOf, firstLevel, LOWEST, pixelRatioFor, QUALITIES } from './quality.ts';

describe('the levels', () => {
  it('cost less from one to the next: pixels first, then needles', () => {
    for (const key of ['pixelRatio', 'needles'] as const) {
      const values = QUALITIES.map((quality) => quality[key]);
      expect(values).toEqual(values.toSorted((one, other) => other - one));
    }
    expect(QUALITIES[1]?.needles).toBe(1);
    expect(QUALITIES[LOWEST]?.needles).toBe(0.5);
  });

  it('start with the lowest without a GPU or with two cores, else with the highest', () => {
    expect([1, 2, 3, 8, undefined].map((cores) => firstLevel(true, cores))).toEqual([
      LOWEST,
      LOWEST,
      0,
      0,
      0,
    ]);
    expect(firstLevel(false, 8)).toBe(LOWEST);
  });
});

it.each([
  ['the highest level cannot rise', 0, true, 60, [40, Infinity]],
  ['a level falls below 40 and rises from 60 frames per second', 1, true, 60, [40, 60]],
  ['a fast screen asks for more', 1, true, 120, [60, 100]],
  ['the lowest level is enough with 24', LOWEST, true, 60, [24, 60]],
  ['without a GPU the lowest level stays, down to 12', LOWEST, false, 30, [12, Infinity]],
])('%s', (_rule, level, hasGpu, refreshRate, bounds) => {
  expect(boundsOf(level, hasGpu, refreshRate)).toEqual(bounds);
});

it.each([
  ['as many pixels as the screen has', 0, [1000, 800], 1.5, 1.5],
  ['at most those of the level', 0, [1000, 800], 3, 1.75],
  ['fewer on a lower level', LOWEST, [1000, 800], 3, 0.75],
  ['at most six million', 0, [3840, 2160], 2, Math.sqrt(6_000_000 / (3840 * 2160))],
] as const)('draws %s', (_rule, level, [width, height], screenRatio, ratio) => {
  expect(pixelRatioFor(level, width, height, screenRatio)).toBeCloseTo(ratio);
});

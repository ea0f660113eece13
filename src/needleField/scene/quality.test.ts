import { describe, expect, test } from 'vitest';
import { LOWEST_QUALITY, pixelRatioFor, FIELD_QUALITIES } from './quality.ts';

describe('the qualities', () => {
  test('cost less from one to the next: pixels first, then needles', () => {
    for (const key of ['pixelRatio', 'needles', 'minFps'] as const) {
      const values = FIELD_QUALITIES.map((quality) => quality[key]);
      expect(values).toEqual(values.toSorted((one, other) => other - one));
    }
    expect(FIELD_QUALITIES[1]?.needles).toBe(1);
    expect(FIELD_QUALITIES[LOWEST_QUALITY]?.needles).toBe(0.5);
  });
});

test.each([
  ['as many pixels as the screen has', 0, [1000, 800], 1.5, 1.5],
  ['at most those of the quality', 0, [1000, 800], 3, 1.75],
  ['fewer at a lower quality', LOWEST_QUALITY, [1000, 800], 3, 0.75],
  ['at most six million', 0, [3840, 2160], 2, Math.sqrt(6_000_000 / (3840 * 2160))],
] as const)('draws %s', (_rule, quality, [width, height], pixelRatio, ratio) => {
  expect(pixelRatioFor(quality, { width, height, pixelRatio })).toBeCloseTo(ratio);
});

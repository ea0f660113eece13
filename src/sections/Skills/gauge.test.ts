import { describe, expect, test } from 'vitest';
import { GAUGE, pointingNeedles, restingNeedles } from './gauge.ts';

describe('a gauge', () => {
  test('has a hundred resting needles, each within the strip of its own percent', () => {
    const needles = needlesOf(restingNeedles);
    expect(needles).toHaveLength(100);
    for (const [index, xs] of needles.entries()) {
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(index * 4);
      expect(Math.max(...xs)).toBeLessThanOrEqual(index * 4 + 4);
    }
  });

  test.each([0, 1, 62, 100])('points with %i of them', (level) => {
    expect(needlesOf(pointingNeedles(level))).toHaveLength(level);
  });

  test('stays within its box, however many point', () => {
    const xs = needlesOf(pointingNeedles(100)).flat();
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs)).toBeLessThanOrEqual(GAUGE.width);
  });

  test('of a lower level begins like one of a higher, so that ten of them compress to one', () => {
    expect(pointingNeedles(95).startsWith(pointingNeedles(80))).toBe(true);
  });
});

/** The x of each needle's corners: the first as it is, each of the others as seen from the one before. */
function needlesOf(path: string): number[][] {
  return path
    .split('z')
    .filter(Boolean)
    .map((needle) => {
      let x = 0;
      return [...needle.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, across]) => (x += Number(across)));
    });
}

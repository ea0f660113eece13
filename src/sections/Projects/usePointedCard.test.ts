import { describe, expect, test } from 'vitest';
import { nearestToMiddle } from './usePointedCard.ts';

/** Tops of six pictures of a wall that starts at 0, each 450 high, captions of 196, the right column one caption lower. */
const tops = [0, 196, 646, 842, 1292, 1488];

function wallAt(scrolled: number) {
  return tops.map((top) => ({ top: top - scrolled, bottom: top + 450 - scrolled }));
}

describe('the picture that is pointed at', () => {
  test('is each in turn, while the wall is scrolled through', () => {
    const turns: number[] = [];
    for (let scrolled = -1000; scrolled < 2000; scrolled += 10) {
      const index = nearestToMiddle(wallAt(scrolled), 900);
      if (index !== turns.at(-1)) turns.push(index);
    }
    expect(turns).toEqual([-1, 0, 1, 2, 3, 4, 5, -1]);
  });

  test('is the one nearest to the middle of the window, however little of it is seen', () => {
    expect(nearestToMiddle([{ top: -440, bottom: 10 }], 900)).toBe(0);
    expect(
      nearestToMiddle(
        [
          { top: -440, bottom: 10 },
          { top: 890, bottom: 1340 },
        ],
        900,
      ),
    ).toBe(0);
    expect(
      nearestToMiddle(
        [
          { top: -440, bottom: 10 },
          { top: 700, bottom: 1150 },
        ],
        900,
      ),
    ).toBe(1);
  });

  test('is none while none is in the window', () => {
    expect(
      nearestToMiddle(
        [
          { top: -500, bottom: -50 },
          { top: 950, bottom: 1400 },
        ],
        900,
      ),
    ).toBe(-1);
    expect(
      nearestToMiddle(
        [
          { top: -450, bottom: 0 },
          { top: 900, bottom: 1350 },
        ],
        900,
      ),
      'at the edges',
    ).toBe(-1);
    expect(nearestToMiddle([], 900)).toBe(-1);
  });
});

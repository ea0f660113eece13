import { describe, expect, test } from 'vitest';
import { nearestToCenter } from './nearestToCenter.ts';

/** Tops of six pictures of 450 pixels in a grid, captions of 196, the right column one caption lower. */
const tops = [0, 196, 646, 842, 1292, 1488];

function gridAt(scrolled: number) {
  return pictures(...tops.map((top) => top - scrolled));
}

function pictures(...places: number[]) {
  return places.map((top) => ({ top, bottom: top + 450 }));
}

describe('the picture that the needle points into', () => {
  test('is each in turn, while the grid is scrolled through', () => {
    const turns: (number | undefined)[] = [];
    for (let scrolled = -1000; scrolled < 2000; scrolled += 10) {
      const index = nearestToCenter(gridAt(scrolled), 900);
      if (turns.length === 0 || index !== turns.at(-1)) turns.push(index);
    }
    expect(turns).toEqual([undefined, 0, 1, 2, 3, 4, 5, undefined]);
  });

  test('is the one nearest to the middle of the window, however little of it is seen', () => {
    expect(nearestToCenter(pictures(-440), 900)).toBe(0);
    expect(nearestToCenter(pictures(-440, 890), 900)).toBe(0);
    expect(nearestToCenter(pictures(-440, 700), 900)).toBe(1);
  });

  test('is none while none is in the window', () => {
    expect(nearestToCenter(pictures(-500, 950), 900)).toBeUndefined();
    expect(nearestToCenter(pictures(-450, 900), 900), 'at the edges').toBeUndefined();
    expect(nearestToCenter([], 900)).toBeUndefined();
  });
});

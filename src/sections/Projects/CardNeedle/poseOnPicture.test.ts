import { describe, expect, test } from 'vitest';
import { poseOnPicture, CARD_NEEDLE_SIZE, type NeedlePose } from './poseOnPicture.ts';

/** Where the needle's tail lies, in pixels of a picture of 1280 by 800. */
function tailOf(pose: NeedlePose) {
  const radians = (pose.angle * Math.PI) / 180;
  return {
    x: pose.x - Math.sin(radians) * CARD_NEEDLE_SIZE.length,
    y: pose.y + Math.cos(radians) * CARD_NEEDLE_SIZE.length,
  };
}

describe('the needle on a picture', () => {
  test('has its tip on the detail', () => {
    expect(poseOnPicture({ x: 0.5, y: 0.25, from: 'lower-right' })).toMatchObject({
      x: 640,
      y: 200,
    });
  });

  test.each([
    ['lower-right', 774, 534],
    ['upper-left', 506, 266],
  ] as const)('has its tail where it comes from: %s', (from, x, y) => {
    const tail = tailOf(poseOnPicture({ x: 0.5, y: 0.5, from }));
    expect(tail).toEqual({ x: expect.closeTo(x, 0), y: expect.closeTo(y, 0) });
  });

  describe.each(['lower-right', 'upper-left'] as const)('that comes from %s', (from) => {
    const ratios = Array.from({ length: 21 }, (_, step) => step / 20);
    const tails = ratios.flatMap((x) => ratios.map((y) => tailOf(poseOnPicture({ x, y, from }))));

    test('is cut by no edge', () => {
      expect(tails.filter(({ x, y }) => x <= 0 || x >= 1280 || y <= 0)).toEqual([]);
    });

    test('covers no caption', () => {
      expect(tails.filter(({ y }) => y >= 848)).toEqual([]);
    });
  });

  test('may hang over the lower edge of its picture a little: the caption is empty there', () => {
    expect(tailOf(poseOnPicture({ x: 0.5, y: 0.85, from: 'lower-right' })).y).toBeGreaterThan(800);
  });

  test('turns round only in the direction that has no room', () => {
    const tail = tailOf(poseOnPicture({ x: 0.5, y: 0.95, from: 'lower-right' }));
    expect(tail.x).toBeGreaterThan(640);
    expect(tail.y).toBeLessThan(0.95 * 800);
  });
});

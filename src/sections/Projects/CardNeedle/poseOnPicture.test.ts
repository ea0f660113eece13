import { describe, expect, test } from 'vitest';
import { poseOnPicture, CARD_NEEDLE_SIZE, type NeedlePose } from './poseOnPicture.ts';

/** Where the needle's tail lies, in pixels of a picture of 1280 by 800. */
function tailOf(pose: NeedlePose) {
  const turn = (pose.angle * Math.PI) / 180;
  return {
    x: pose.x - Math.sin(turn) * CARD_NEEDLE_SIZE.length,
    y: pose.y + Math.cos(turn) * CARD_NEEDLE_SIZE.length,
  };
}

describe('the needle on a picture', () => {
  test('has its tip on the detail and its tail where it comes from', () => {
    const pose = poseOnPicture({ x: 0.5, y: 0.25, from: 'lower-right' });
    expect([pose.x, pose.y]).toEqual([640, 200]);
    expect(tailOf(pose).x).toBeCloseTo(774, 0);
    expect(tailOf(pose).y).toBeCloseTo(334, 0);
    const other = tailOf(poseOnPicture({ x: 0.5, y: 0.5, from: 'upper-left' }));
    expect(other.x).toBeCloseTo(506, 0);
    expect(other.y).toBeCloseTo(266, 0);
  });

  test.each(['lower-right', 'upper-left'] as const)(
    'is cut by no edge and covers no caption, coming from %s',
    (from) => {
      for (let x = 0; x <= 1; x += 0.05) {
        for (let y = 0; y <= 1; y += 0.05) {
          const tail = tailOf(poseOnPicture({ x, y, from }));
          expect(tail.x).toBeGreaterThan(0);
          expect(tail.x).toBeLessThan(1280);
          expect(tail.y).toBeGreaterThan(0);
          expect(tail.y).toBeLessThan(848);
        }
      }
    },
  );

  test('may hang over the lower edge of its picture a little: the caption is empty there', () => {
    expect(tailOf(poseOnPicture({ x: 0.5, y: 0.85, from: 'lower-right' })).y).toBeGreaterThan(800);
  });

  test('turns round only in the direction that has no room', () => {
    const tail = tailOf(poseOnPicture({ x: 0.5, y: 0.95, from: 'lower-right' }));
    expect(tail.x).toBeGreaterThan(640);
    expect(tail.y).toBeLessThan(0.95 * 800);
  });
});

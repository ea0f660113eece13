import { describe, expect, test } from 'vitest';
import { darknessKeyframes, tiltKeyframes } from './tiltKeyframes.ts';

/** Pixels of the full picture from its middle to a point near its edge. */
const FAR = 380;

describe('a picture under a needle', () => {
  test('begins and ends flat', () => {
    const degrees = tiltKeyframes(FAR, 0).map((pose) => Math.abs(rotationOf(pose).degrees));
    expect([degrees.at(0), degrees.at(-1)]).toEqual([0, 0]);
  });

  test('tilts by 3 degrees far from its middle', () => {
    expect(maxAngle(tiltKeyframes(FAR, 0))).toBe(3);
    expect(maxAngle(tiltKeyframes(0, -FAR))).toBe(3);
  });

  test('tilts less the nearer the needle is to its middle', () => {
    expect(maxAngle(tiltKeyframes(120, 0))).toBeCloseTo(1.5);
    expect(maxAngle(tiltKeyframes(0, 0))).toBe(0);
  });

  test.each([
    ['right', FAR, 0],
    ['left', -FAR, 0],
    ['lower', 0, FAR],
    ['upper', 0, -FAR],
  ])('sinks at its %s edge when the needle is there', (_edge, x, y) => {
    const { axis, degrees } = rotationOf(tiltKeyframes(x, y)[1]!);
    // A rotation moves a point along the cross product of axis and point. Behind the page is negative.
    expect((axis.x * y - axis.y * x) * degrees).toBeLessThan(0);
  });

  test('grows with its tilt, so that it still fills its frame', () => {
    const scales = tiltKeyframes(FAR, 0).map(({ scale }) => Number(scale));
    expect(scales).toEqual([1, 1.045, expect.closeTo(1.01), 1]);
  });
});

describe('the darkness', () => {
  test('keeps the time of the tilt', () => {
    const times = ({ offset, easing }: Keyframe) => [offset, easing];
    expect(darknessKeyframes().map(times)).toEqual(tiltKeyframes(FAR, 0).map(times));
  });

  test('is there only while the picture sinks', () => {
    expect(darknessKeyframes().map(({ opacity }) => Number(opacity) > 0)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

interface Rotation {
  axis: { x: number; y: number };
  degrees: number;
}

function rotationOf({ rotate }: Keyframe): Rotation {
  const [x = NaN, y = NaN, , degrees = NaN] = String(rotate).split(' ').map(Number.parseFloat);
  return { axis: { x, y }, degrees };
}

/** Degrees by which the picture tilts most. */
function maxAngle(keyframes: Keyframe[]): number {
  return Math.max(...keyframes.map((pose) => Math.abs(rotationOf(pose).degrees)));
}

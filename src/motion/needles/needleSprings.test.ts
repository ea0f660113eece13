import { describe, expect, test } from 'vitest';
import {
  HIGHLIGHTED_SCALE,
  NO_MOUSE,
  MOUSE_RANGE,
  createSpring,
  stepNeedle,
  type MouseOffset,
  type SpringNeedle,
  type RotatingNeedle,
} from './needleSprings.ts';

const FRAME_SECONDS = 1 / 60;
const fills = { light: '#fff', shade: '#888', opacity: 1 };
/** Its tip is at the origin. It points up, and its pivot is its middle. */
const upright: RotatingNeedle = { x: 0, y: 0, length: 20, width: 4, angle: 0, pivot: 0.5, fills };
const UP = -Math.PI / 2;
const RIGHT = 0;
const nearOnTheRight: MouseOffset = { direction: RIGHT, distance: 10 };

function run(
  needle: SpringNeedle,
  offset: MouseOffset,
  seconds: number,
  highlightsNearMouse = true,
): SpringNeedle {
  const frames = Math.round(seconds / FRAME_SECONDS);
  for (let frame = 0; frame < frames; frame += 1) {
    stepNeedle(needle, offset, FRAME_SECONDS, highlightsNearMouse);
  }
  return needle;
}

/** How far the needle has rotated from up (0) to the right (1). */
function rotationRatio(needle: SpringNeedle): number {
  return (needle.direction - UP) / (RIGHT - UP);
}

describe('a needle at rest', () => {
  test.each([
    [0, 0, 5],
    [90, -5, 0],
    [45, -3.54, 3.54],
  ])('rotated by %i degrees has its pivot at %f, %f', (angle, x, y) => {
    const needle = createSpring({ ...upright, angle, pivot: 0.25 });
    expect(needle.pivotX).toBeCloseTo(x);
    expect(needle.pivotY).toBeCloseTo(y);
  });

  test('has its tip, tail and sides around its pivot', () => {
    const needle = createSpring({ ...upright, pivot: 0.25 });
    expect(needle).toMatchObject({ tip: 5, tail: -15, halfWidth: 2 });
  });

  test.each([
    [0, UP],
    [90, RIGHT],
    [180, Math.PI / 2],
  ])('drawn at %i degrees has the direction %f', (angle, direction) => {
    expect(createSpring({ ...upright, angle }).direction).toBeCloseTo(direction);
  });

  test('does not move without a mouse', () => {
    const needle = run(createSpring(upright), NO_MOUSE, FRAME_SECONDS);
    expect(needle).toEqual(createSpring(upright));
  });
});

describe('the spring', () => {
  test('goes four fifths of the way to the mouse in 185 ms', () => {
    expect(rotationRatio(run(createSpring(upright), nearOnTheRight, 0.185))).toBeCloseTo(0.8, 1);
  });

  test('goes four fifths of the way back in 355 ms', () => {
    const needle = run(createSpring(upright), nearOnTheRight, 2);
    expect(rotationRatio(run(needle, NO_MOUSE, 0.355))).toBeCloseTo(0.2, 1);
  });

  test.each([
    [10, 1],
    [110, 1],
    [140, 0.97],
    [160, 0.613],
    [200, 0.018],
    [MOUSE_RANGE, 0],
  ])('pulled from %i pixels ends at %f of the rotation', (distance, ratio) => {
    const needle = run(createSpring(upright), { direction: RIGHT, distance }, 3);
    expect(rotationRatio(needle)).toBeCloseTo(ratio, 2);
  });

  test('rotates by the shorter way round', () => {
    const left = createSpring({ ...upright, angle: -90 });
    const needle = run(left, { direction: Math.PI - 0.1, distance: 10 }, 0.1);
    expect(Math.abs(needle.direction - left.restDirection)).toBeLessThan(0.2);
  });

  test('is stable in steps of a thirtieth of a second', () => {
    const needle = createSpring(upright);
    for (let step = 0; step < 90; step += 1) stepNeedle(needle, nearOnTheRight, 1 / 30, true);
    expect(rotationRatio(needle)).toBeCloseTo(1, 2);
  });
});

describe('the intensity', () => {
  test.each([
    [0, 1],
    [72, 1],
    [MOUSE_RANGE, 0],
  ])('at %i pixels from the mouse becomes %f', (distance, intensity) => {
    expect(run(createSpring(upright), { direction: RIGHT, distance }, 2).intensity).toBeCloseTo(
      intensity,
      2,
    );
  });

  test('rises by two thirds in 100 ms', () => {
    expect(run(createSpring(upright), nearOnTheRight, 0.1).intensity).toBeCloseTo(0.74, 2);
  });

  test('falls by less than a third in 100 ms', () => {
    const needle = run(createSpring(upright), nearOnTheRight, 2);
    expect(run(needle, NO_MOUSE, 0.1).intensity).toBeCloseTo(0.7, 2);
  });

  test('makes a needle grow', () => {
    expect(run(createSpring(upright), nearOnTheRight, 2).scale).toBeCloseTo(HIGHLIGHTED_SCALE, 2);
  });

  test.each([
    [20, 0],
    [33, 0.5],
    [50, 1],
  ])('without it, a needle at %i pixels from the mouse has the scale %f', (distance, scale) => {
    const needle = run(createSpring(upright), { direction: RIGHT, distance }, FRAME_SECONDS, false);
    expect(needle.scale).toBeCloseTo(scale);
  });
});

describe('the rest', () => {
  test('comes within two seconds at the mouse', () => {
    expect(run(createSpring(upright), nearOnTheRight, 2).isMoving).toBe(false);
  });

  test('is exactly at the target', () => {
    expect(run(createSpring(upright), nearOnTheRight, 2)).toMatchObject({
      direction: RIGHT,
      speed: 0,
      intensity: 1,
    });
  });

  test('comes within four seconds after the mouse has left, as it was drawn', () => {
    const needle = run(createSpring(upright), nearOnTheRight, 2);
    expect(run(needle, NO_MOUSE, 4)).toEqual(createSpring(upright));
  });

  test.each([
    ['has speed', { speed: 5 }],
    ['is rotated away', { direction: UP + 0.1 }],
    ['has intensity', { intensity: 0.5 }],
  ])('does not come while the needle %s', (_what, change) => {
    const needle = { ...createSpring(upright), ...change };
    stepNeedle(needle, NO_MOUSE, 0.0001, true);
    expect(needle.isMoving).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import {
  HEATED_SIZE,
  NO_PULL,
  PULL_DISTANCE,
  springAtRest,
  stepNeedle,
  type Pull,
  type SpringNeedle,
  type TurningNeedle,
} from './needleSprings.ts';

const FRAME_SECONDS = 1 / 60;
const fills = { light: '#fff', shade: '#888', opacity: 1 };
/** Its tip is at the origin. It points up, and turns about its middle. */
const upright: TurningNeedle = { x: 0, y: 0, length: 20, width: 4, angle: 0, pivot: 0.5, fills };
const UP = -Math.PI / 2;
const RIGHT = 0;
const nearOnTheRight: Pull = { angle: RIGHT, distance: 10 };

function run(needle: SpringNeedle, pull: Pull, seconds: number, hasHeat = true): SpringNeedle {
  const frames = Math.round(seconds / FRAME_SECONDS);
  for (let frame = 0; frame < frames; frame += 1) {
    stepNeedle(needle, pull, FRAME_SECONDS, hasHeat);
  }
  return needle;
}

/** The share of the way from up to the right that the needle has gone. */
function shareOfTurn(needle: SpringNeedle): number {
  return (needle.angle - UP) / (RIGHT - UP);
}

describe('a needle at rest', () => {
  test.each([
    [0, 0, 5],
    [90, -5, 0],
    [45, -3.54, 3.54],
  ])('with a turn of %i degrees turns about the point %f, %f', (angle, x, y) => {
    const needle = springAtRest({ ...upright, angle, pivot: 0.25 });
    expect(needle.x).toBeCloseTo(x);
    expect(needle.y).toBeCloseTo(y);
  });

  test('has its tip, tail and sides around that point', () => {
    const needle = springAtRest({ ...upright, pivot: 0.25 });
    expect(needle).toMatchObject({ tip: 5, tail: -15, halfWidth: 2 });
  });

  test.each([
    [0, UP],
    [90, RIGHT],
    [180, Math.PI / 2],
  ])('drawn with a turn of %i degrees has the angle %f', (degrees, angle) => {
    expect(springAtRest({ ...upright, angle: degrees }).angle).toBeCloseTo(angle);
  });

  test('does not move without a mouse', () => {
    const needle = run(springAtRest(upright), NO_PULL, FRAME_SECONDS);
    expect(needle).toEqual(springAtRest(upright));
  });
});

describe('the spring', () => {
  test('goes four fifths of the way to the mouse in 185 ms', () => {
    expect(shareOfTurn(run(springAtRest(upright), nearOnTheRight, 0.185))).toBeCloseTo(0.8, 1);
  });

  test('goes four fifths of the way back in 355 ms', () => {
    const needle = run(springAtRest(upright), nearOnTheRight, 2);
    expect(shareOfTurn(run(needle, NO_PULL, 0.355))).toBeCloseTo(0.2, 1);
  });

  test.each([
    [10, 1],
    [110, 1],
    [140, 0.97],
    [160, 0.613],
    [200, 0.018],
    [PULL_DISTANCE, 0],
  ])('pulled from %i pixels ends at %f of the turn', (distance, share) => {
    const needle = run(springAtRest(upright), { angle: RIGHT, distance }, 3);
    expect(shareOfTurn(needle)).toBeCloseTo(share, 2);
  });

  test('turns by the shorter way round', () => {
    const left = springAtRest({ ...upright, angle: -90 });
    const needle = run(left, { angle: Math.PI - 0.1, distance: 10 }, 0.1);
    expect(Math.abs(needle.angle - left.angleAtRest)).toBeLessThan(0.2);
  });

  test('is stable in steps of a thirtieth of a second', () => {
    const needle = springAtRest(upright);
    for (let step = 0; step < 90; step += 1) stepNeedle(needle, nearOnTheRight, 1 / 30, true);
    expect(shareOfTurn(needle)).toBeCloseTo(1, 2);
  });
});

describe('the heat', () => {
  test.each([
    [0, 1],
    [72, 1],
    [PULL_DISTANCE, 0],
  ])('at %i pixels from the mouse becomes %f', (distance, heat) => {
    expect(run(springAtRest(upright), { angle: RIGHT, distance }, 2).heat).toBeCloseTo(heat, 2);
  });

  test('rises by two thirds in 100 ms', () => {
    expect(run(springAtRest(upright), nearOnTheRight, 0.1).heat).toBeCloseTo(0.74, 2);
  });

  test('falls by less than a third in 100 ms', () => {
    const needle = run(springAtRest(upright), nearOnTheRight, 2);
    expect(run(needle, NO_PULL, 0.1).heat).toBeCloseTo(0.7, 2);
  });

  test('makes a needle grow', () => {
    expect(run(springAtRest(upright), nearOnTheRight, 2).size).toBeCloseTo(HEATED_SIZE, 2);
  });

  test.each([
    [20, 0],
    [33, 0.5],
    [50, 1],
  ])('without it, a needle at %i pixels from the mouse has the size %f', (distance, size) => {
    const needle = run(springAtRest(upright), { angle: RIGHT, distance }, FRAME_SECONDS, false);
    expect(needle.size).toBeCloseTo(size);
  });
});

describe('the rest', () => {
  test('comes within two seconds at the mouse', () => {
    expect(run(springAtRest(upright), nearOnTheRight, 2).isMoving).toBe(false);
  });

  test('is exactly at the target', () => {
    expect(run(springAtRest(upright), nearOnTheRight, 2)).toMatchObject({
      angle: RIGHT,
      speed: 0,
      heat: 1,
    });
  });

  test('comes within four seconds after the mouse has left, as it was drawn', () => {
    const needle = run(springAtRest(upright), nearOnTheRight, 2);
    expect(run(needle, NO_PULL, 4)).toEqual(springAtRest(upright));
  });

  test.each([
    ['has speed', { speed: 5 }],
    ['is turned away', { angle: UP + 0.1 }],
    ['has heat', { heat: 0.5 }],
  ])('does not come while the needle %s', (_what, change) => {
    const needle = { ...springAtRest(upright), ...change };
    stepNeedle(needle, NO_PULL, 0.0001, true);
    expect(needle.isMoving).toBe(true);
  });
});

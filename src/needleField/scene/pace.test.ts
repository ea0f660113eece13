import { expect, test } from 'vitest';
import { paceAfter } from './pace.ts';

test.each([
  [0, 'active', 60, 15, 1],
  [4.9, 'active', 60, 15, 1],
  [5, 'reading', 30, 12, 1],
  [19.9, 'reading', 30, 12, 1],
  [20, 'slowing', 30, 12, 1],
  [20.5, 'slowing', 30, 12, 0.84],
  [21, 'slowing', 30, 12, 0.5],
  [21.9, 'slowing', 30, 12, 0.01],
  [22, 'idle', 0, 0, 0],
  [3600, 'idle', 0, 0, 0],
] as const)(
  '%f s after the last activity the scene is %s: %i frames a second, %i without a GPU, speed %f',
  (seconds, state, withGpu, without, speed) => {
    const timeScale = expect.closeTo(speed, 2);
    expect(paceAfter(seconds, true)).toEqual({ state, framesPerSecond: withGpu, timeScale });
    expect(paceAfter(seconds, false)).toEqual({ state, framesPerSecond: without, timeScale });
  },
);

import { expect, test } from 'vitest';
import { paceAfter } from './pace.ts';

test.each([
  [0, 'awake', 60, 15, 1],
  [4.9, 'awake', 60, 15, 1],
  [5, 'reading', 30, 12, 1],
  [19.9, 'reading', 30, 12, 1],
  [20, 'tiring', 30, 12, 1],
  [20.5, 'tiring', 30, 12, 0.84],
  [21, 'tiring', 30, 12, 0.5],
  [21.9, 'tiring', 30, 12, 0.01],
  [22, 'asleep', 0, 0, 0],
  [3600, 'asleep', 0, 0, 0],
] as const)(
  '%f s after the last sign of a hand the scene is %s',
  (idle, state, withGpu, without, tempo) => {
    expect(paceAfter(idle, true)).toEqual({
      state,
      framesPerSecond: withGpu,
      tempo: expect.closeTo(tempo, 2),
    });
    expect(paceAfter(idle, false)).toEqual({
      state,
      framesPerSecond: without,
      tempo: expect.closeTo(tempo, 2),
    });
  },
);

import { expect, test } from 'vitest';
import { easeTowards } from './easeTowards.ts';

test('goes half of the remaining way', () => {
  expect(easeTowards({ x: 0, y: 100 }, { x: 80, y: 60 })).toEqual({ x: 40, y: 80 });
});

test('is there once the rest cannot be seen', () => {
  const target = { x: 10, y: 10 };
  expect(easeTowards({ x: 10.05, y: 10.05 }, target)).toBe(target);
});

test('arrives from anywhere on a screen within 20 frames', () => {
  const target = { x: 0, y: 0 };
  let place = { x: 3840, y: 2160 };
  let frames = 0;
  while (place !== target && frames < 100) {
    place = easeTowards(place, target);
    frames += 1;
  }
  expect(frames).toBeLessThanOrEqual(20);
});

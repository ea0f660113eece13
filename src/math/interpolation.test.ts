import { describe, expect, test } from 'vitest';
import { clamp01, lerp, smoothstep } from './interpolation.ts';

test.each([
  [0, 20],
  [0.25, 17.5],
  [1, 10],
  [2, 0],
])('lerp at the ratio %f from 20 to 10 is %f', (ratio, value) => {
  expect(lerp(20, 10, ratio)).toBe(value);
});

test.each([
  [-3, 0],
  [0.4, 0.4],
  [7, 1],
])('clamp01 turns %f into %f', (value, result) => {
  expect(clamp01(value)).toBe(result);
});

describe('smoothstep', () => {
  test.each([
    [-5, 0],
    [0, 0],
    [5, 0.5],
    [10, 1],
    [15, 1],
  ])('of %f from 0 to 10 is %f', (value, result) => {
    expect(smoothstep(value, 0, 10)).toBe(result);
  });

  test('begins and ends slowly', () => {
    expect(smoothstep(1, 0, 10)).toBeLessThan(0.1);
    expect(smoothstep(9, 0, 10)).toBeGreaterThan(0.9);
  });

  test('falls from a larger number to a smaller one', () => {
    expect(smoothstep(12, 10, 0)).toBe(0);
    expect(smoothstep(1, 10, 0)).toBeGreaterThan(0.9);
  });
});

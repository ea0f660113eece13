import { expect, test } from 'vitest';
import { median } from './measurement.ts';

test.each([
  [[3], 3],
  [[30, 1, 2], 2],
  [[4, 1, 10, 2], 3],
])('the median of %j is %f', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('there is no median without values', () => {
  expect(median([])).toBeNaN();
});

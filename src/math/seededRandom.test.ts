import { expect, test } from 'vitest';
import { seededRandom } from './seededRandom.ts';

const rows = Array.from({ length: 1000 }, (_, row) => row);

test('the same three numbers always give the same number', () => {
  expect(seededRandom(3, -7, 2)).toBe(seededRandom(3, -7, 2));
});

test.each([
  ['row', 4, -7, 2],
  ['column', 3, -6, 2],
  ['draw', 3, -7, 1],
] as const)('another %s gives another number', (_what, row, column, draw) => {
  expect(seededRandom(row, column, draw)).not.toBeCloseTo(seededRandom(3, -7, 2), 3);
});

test.each([0.1, 0.25, 0.5, 0.9])('a fraction of %f of the numbers is below it', (ratio) => {
  const below = rows.filter((row) => seededRandom(row, 0, 1) < ratio);
  expect(below.length / rows.length).toBeCloseTo(ratio, 1);
});

import { expect, test } from 'vitest';
import { rowSizes } from './rowSizes.ts';

test.each([
  [
    'highest, middle and lowest third are large, medium and small',
    [95, 75, 85, 89, 88, 82, 81],
    ['large', 'small', 'medium', 'large', 'medium', 'medium', 'small'],
  ],
  ['only two levels are large and small', [60, 90, 60], ['small', 'large', 'small']],
  ['equal levels are medium', [80, 80, 80], ['medium', 'medium', 'medium']],
  ['nearly equal levels are medium', [80, 89], ['medium', 'medium']],
  ['one level is medium', [80], ['medium']],
])('%s', (_what, levels, sizes) => {
  expect(rowSizes(levels)).toEqual(sizes);
});

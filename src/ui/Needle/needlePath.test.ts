import { expect, test } from 'vitest';
import { needlePath } from './needlePath.ts';

test('a needle points up from its origin, and is widest near its tail', () => {
  expect(needlePath({ length: 100, width: 20 })).toBe('M0 0l10 85 -10 15 -10 -15z');
  expect(needlePath({ length: 100, width: 20 }, 'right')).toBe('M0 0l10 85 -10 15z');
  expect(needlePath({ length: 100, width: 20 }, 'left')).toBe('M0 0l-10 85 10 15z');
});

test('a turned needle keeps its tip', () => {
  expect(needlePath({ length: 100, width: 20, x: 7, y: 9, angle: 90 })).toBe(
    'M7 9l-85 10 -15 -10 15 -10z',
  );
  expect(needlePath({ length: 100, width: 20, angle: -90 }, 'right')).toBe('M0 0l85 -10 15 10z');
});

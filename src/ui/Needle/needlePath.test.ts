import { expect, test } from 'vitest';
import { needlePath } from './needlePath.ts';

test('a needle points up from its origin, and is widest near its tail', () => {
  expect(needlePath({ length: 100, width: 20 })).toBe('M0 0L10 85L0 100L-10 85z');
  expect(needlePath({ length: 100, width: 20 }, 'right')).toBe('M0 0L10 85L0 100z');
});

test('a turned needle keeps its tip', () => {
  expect(needlePath({ length: 100, width: 20, angle: 90 })).toBe('M0 0L-85 10L-100 0L-85 -10z');
  expect(needlePath({ length: 100, width: 20, angle: -90 }, 'right')).toBe('M0 0L85 -10L100 0z');
});

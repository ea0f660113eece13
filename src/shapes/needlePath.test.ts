import { describe, expect, test } from 'vitest';
import { needlePath } from './needlePath.ts';

const shape = { length: 100, width: 20 };

describe('a needle', () => {
  test('points up from its origin, and is widest near its tail', () => {
    expect(needlePath(shape)).toBe('M0 0l10 85-10 15-10-15z');
  });

  test('has a right facet', () => {
    expect(needlePath(shape, 'right')).toBe('M0 0l10 85-10 15z');
  });

  test('has a left facet', () => {
    expect(needlePath(shape, 'left')).toBe('M0 0l-10 85 10 15z');
  });

  test('keeps its tip when it is turned', () => {
    expect(needlePath({ ...shape, x: 7, y: 9, angle: 90 })).toBe('M7 9l-85 10-15-10 15-10z');
  });

  test('has no zero before a point', () => {
    const small = { x: 0.5, y: -0.5, length: 1, width: 1 };
    expect(needlePath(small, 'right')).toBe('M.5-.5l.5 .8-.5 .2z');
  });

  test('turns its facets too', () => {
    expect(needlePath({ ...shape, angle: -90 }, 'right')).toBe('M0 0l85-10 15 10z');
  });
});

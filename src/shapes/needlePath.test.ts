import { describe, expect, test } from 'vitest';
import { needlePath } from './needlePath.ts';

const shape = { length: 100, width: 20 };

describe('a needle', () => {
  test('has its tip at the origin, its widest place near its tail, and its tail below', () => {
    const [tip, right, tail, left] = cornersOf(needlePath(shape));
    expect({ tip, tail }).toEqual({ tip: { x: 0, y: 0 }, tail: { x: 0, y: 100 } });
    expect({ left, right }).toEqual({ left: { x: -10, y: 85 }, right: { x: 10, y: 85 } });
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

interface Corner {
  x: number;
  y: number;
}

/** The corners of a needle at the origin, clockwise from its tip: each line of a path begins at the last corner. */
function cornersOf(path: string): Corner[] {
  const [x, y, ...steps] = path.match(/-?[\d.]+/g)!.map(Number);
  const corners: Corner[] = [{ x: x!, y: y! }];
  for (let at = 0; at < steps.length; at += 2) {
    const last = corners.at(-1)!;
    corners.push({ x: last.x + steps[at]!, y: last.y + steps[at + 1]! });
  }
  return corners;
}

import { describe, expect, test } from 'vitest';
import { drawnScene, haloOf, kitesOf, photoScene } from './halo.ts';

describe('the halo', () => {
  const kites = kitesOf(drawnScene);

  test('stands all round a drawing, and always in the same places', () => {
    expect(kites.length).toBeGreaterThan(400);
    for (const tone of ['left', 'above', 'right']) expect(kites.filter((kite) => kite.tone === tone).length).toBeGreaterThan(50);
    expect(kitesOf(drawnScene)).toEqual(kites);
  });

  test('has no kite behind the face, the hair or the jacket', () => {
    const within = (left: number, right: number, top: number, bottom: number) =>
      kites.filter(({ x, y }) => x > left && x < right && y > top && y < bottom);
    expect(within(320, 650, 280, 640)).toEqual([]);
    expect(within(360, 620, 640, 900)).toEqual([]);
    expect(within(100, 840, 1030, 1200)).toEqual([]);
  });

  test('grows faint towards words that stand beside it, and has none behind them', () => {
    const row = kites.filter(({ x, y }) => x > 660 && Math.abs(y - 505) < 60).toSorted((one, other) => one.x - other.x);
    const rests = row.map(({ rest }) => rest);
    expect(rests).toEqual(rests.toSorted((one, other) => other - one));
    expect(new Set(rests)).toEqual(new Set([3, 2, 1, 0]));
    for (const { x, rest } of kites) if (x > 880) expect(rest).toBe(0);
  });

  test('has its largest kites nearest to the person', () => {
    const distances = (ring: string) => kites.filter((kite) => kite.ring === ring).map(({ x, y }) => Math.hypot(x - 490, y - 505));
    expect(Math.max(...distances('near'))).toBeLessThan(Math.min(...distances('far')));
  });

  test('draws every kite once, and from each a line to the face', () => {
    const lines = haloOf(drawnScene).flatMap(({ path }) => path.split('M').filter(Boolean));
    expect(lines).toHaveLength(kites.length);
    for (const line of lines) expect(line).toMatch(/^-?\d+ -?\d+L585 505$/);
  });

  test('stays above a photo', () => {
    const above = kitesOf(photoScene);
    expect(above.length).toBeGreaterThan(50);
    for (const { y } of above) expect(y).toBeLessThan(140);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { drawnScene, haloOf, kitesOf, photoScene } from './halo.ts';

describe('the halo', () => {
  let kites: ReturnType<typeof kitesOf>;

  beforeEach(() => {
    kites = kitesOf(drawnScene);
  });

  test('stands all round a drawing, and always in the same places', () => {
    expect(kites.length).toBeGreaterThan(400);
    for (const tone of ['left', 'above', 'right'])
      expect(kites.filter((kite) => kite.tone === tone).length).toBeGreaterThan(50);
    expect(kitesOf(drawnScene)).toEqual(kites);
    const [xs, ys] = [kites.map(({ x }) => x), kites.map(({ y }) => y)];
    for (const [ends, [low, high]] of [
      [xs, [-110, 1020]],
      [ys, [-210, 1090]],
    ] as const) {
      expect(Math.abs(Math.min(...ends) - low)).toBeLessThan(10);
      expect(Math.abs(Math.max(...ends) - high)).toBeLessThan(50);
    }
  });

  test('is a loose lattice: no two kites touch, and those of the next row stand between', () => {
    const distances = kites.flatMap((one, index) =>
      kites.slice(index + 1).map(({ x, y }) => Math.hypot(one.x - x, one.y - y)),
    );
    expect(distances.filter((distance) => distance < 28)).toEqual([]);
    const below = (x: number, y: number) =>
      kites.filter((kite) => Math.abs(kite.x - x) < 10 && kite.y > y + 28 && kite.y < y + 54);
    expect(kites.filter(({ x, y }) => below(x, y).length > 0)).toEqual([]);
    const steps = new Set(kites.map(({ x }) => (x + 110) % 23));
    expect(steps.size, 'off the lattice').toBeGreaterThan(10);
  });

  test('is lit from the face’s left, from above and from its right', () => {
    for (const { x, y, tone } of kites) {
      if (y > 505) expect(tone).toBe(x < 490 ? 'left' : 'right');
      else if (y < 0 && x > 400 && x < 700) expect(tone).toBe('above');
      else if (y > 440) expect(tone).not.toBe('above');
    }
  });

  test('has no kite behind the face, the hair or the jacket', () => {
    const within = (left: number, right: number, top: number, bottom: number) =>
      kites.filter(({ x, y }) => x > left && x < right && y > top && y < bottom);
    expect(within(320, 650, 280, 640)).toEqual([]);
    expect(within(360, 620, 640, 900)).toEqual([]);
    expect(within(100, 840, 1030, 1200)).toEqual([]);
    for (const [left, right, y] of [
      [470, 610, 152],
      [430, 640, 182],
      [310, 670, 895],
      [167, 805, 980],
      [87, 852, 1020],
      [27, 885, 1075],
    ] as const) {
      expect(within(left, right, y - 12, y + 12), `at ${y}`).toEqual([]);
    }
  });

  test('stands close to the person on all sides', () => {
    const near = (x: number, y: number) =>
      Math.min(...kites.map((kite) => Math.hypot(kite.x - x, kite.y - y)));
    for (const [x, y] of [
      [540, 135],
      [260, 440],
      [318, 740],
      [690, 440],
      [658, 740],
      [180, 960],
      [820, 960],
      [720, 260],
      [325, 260],
    ] as const) {
      expect(near(x, y), `beside ${x} ${y}`).toBeLessThan(55);
    }
  });

  test('grows faint towards words that stand beside it, and has none behind them', () => {
    const row = kites
      .filter(({ x, y }) => x > 660 && Math.abs(y - 505) < 60)
      .toSorted((one, other) => one.x - other.x);
    const rests = row.map(({ rest }) => rest);
    expect(rests).toEqual(rests.toSorted((one, other) => other - one));
    expect(new Set(rests)).toEqual(new Set([3, 2, 1, 0]));
    for (const { x, rest } of kites) if (x > 880) expect(rest).toBe(0);
  });

  test('has its largest kites nearest to the person', () => {
    const distances = (ring: string) =>
      kites.filter((kite) => kite.ring === ring).map(({ x, y }) => Math.hypot(x - 490, y - 505));
    for (const ring of ['near', 'middle', 'far']) expect(distances(ring).length).toBeGreaterThan(50);
    expect(Math.max(...distances('near'))).toBeLessThanOrEqual(Math.min(...distances('middle')));
    expect(Math.max(...distances('middle'))).toBeLessThanOrEqual(Math.min(...distances('far')));
  });

  test('draws every kite once, with its group, turned to the face', () => {
    for (const scene of [drawnScene, photoScene]) {
      const drawn = haloOf(scene).flatMap(({ tone, ring, rest, path }) =>
        verticesOf(path).map(({ x, y, angle }) => ({ tone, ring, rest, x, y, angle })),
      );
      const told = ({ x, y, tone, ring, rest }: ReturnType<typeof kitesOf>[number]) =>
        `${tone} ${ring} ${rest} at ${x} ${y}`;
      expect(drawn.map(told).toSorted()).toEqual(kitesOf(scene).map(told).toSorted());
      for (const { x, y, angle } of drawn) {
        const off = Math.abs(angle - Math.atan2(scene.face.y - y, scene.face.x - x));
        expect(Math.min(off, 2 * Math.PI - off), `at ${x} ${y}`).toBeLessThan(Math.PI / 180);
      }
    }
  });

  test('stays above a photo', () => {
    const above = kitesOf(photoScene);
    expect(above.length).toBeGreaterThan(50);
    for (const { x, y, rest } of above) {
      expect(y).toBeLessThan(140);
      if (x < 500) expect(rest).toBe(3);
      if (x > 700 && x < 900) expect(rest === 1 || rest === 2).toBe(true);
      if (x > 1020) expect(rest).toBe(0);
    }
  });
});

/** Where the curves of a path end, and the direction in which they do, in radians. */
function verticesOf(path: string) {
  const [start, ...curves] = path
    .split(/[Ms]/)
    .slice(1)
    .map((numbers) => numbers.match(/-?\d+/g)!.map(Number));
  let [x, y] = start as [number, number];
  return curves.map((numbers) => {
    const [acrossBefore, downBefore, across, down] = numbers as [number, number, number, number];
    x += across;
    y += down;
    return { x, y, angle: Math.atan2(down - downBefore, across - acrossBefore) };
  });
}

import { describe, expect, test } from 'vitest';
import { placeNeedles } from './placeNeedles.ts';
import { floorUnder, viewFor } from './view.ts';

const wide = viewFor(1440 / 900);
const phone = viewFor(390 / 844);
const pointsOf = (placements: Float32Array) =>
  Array.from({ length: placements.length / 4 }, (_, i) => ({
    x: placements[4 * i] ?? NaN,
    z: placements[4 * i + 1] ?? NaN,
  }));

describe('placeNeedles', () => {
  test.each([
    [7000, 9000, 'a wide screen', wide],
    [3000, 4500, 'a phone', phone],
  ])('lays %i to %i needles on %s', (fewest, most, _where, view) => {
    const count = placeNeedles(view).length / 4;
    expect(count).toBeGreaterThan(fewest);
    expect(count).toBeLessThan(most);
  });

  test('reaches beyond every corner of the picture', () => {
    for (const view of [wide, phone]) {
      const points = pointsOf(placeNeedles(view));
      for (const x of [0, 1]) {
        for (const y of [0, 1]) {
          const corner = floorUnder(view, { x, y });
          const nearest = Math.min(
            ...points.map((point) => Math.hypot(point.x - corner.x, point.z - corner.z)),
          );
          expect(nearest).toBeLessThan(1);
        }
      }
    }
  });

  test('lays none far outside of it', () => {
    for (const view of [wide, phone]) {
      const [top, bottom] = [
        floorUnder(view, { x: 0.5, y: -0.04 }).z,
        floorUnder(view, { x: 0.5, y: 1.16 }).z,
      ];
      const [near, far] = [
        floorUnder(view, { x: 1.06, y: 1 }),
        floorUnder(view, { x: 1.06, y: 0 }),
      ];
      const outside = pointsOf(placeNeedles(view)).filter(({ x, z }) => {
        const edge = near.x + ((far.x - near.x) * (z - near.z)) / (far.z - near.z);
        return z < top || z > bottom || Math.abs(x) > edge + 0.2;
      });
      expect(outside).toEqual([]);
    }
  });

  test('lays no two on each other', () => {
    const points = pointsOf(placeNeedles(phone)).toSorted((a, b) => a.z - b.z);
    const distances = points.flatMap((one, index) =>
      points
        .slice(index + 1, index + 40)
        .map((other) => Math.hypot(one.x - other.x, one.z - other.z)),
    );
    expect(distances.filter((distance) => distance < 0.4)).toEqual([]);
  });

  test('shifts every other row by half a step, and each needle a little from its place in the row', () => {
    const off = pointsOf(placeNeedles(phone)).map(({ x, z }) => {
      const row = Math.round(z / 0.84);
      const place = row % 2 === 0 ? x : x - 0.5;
      return { x: place - Math.round(place), z: z - row * 0.84 };
    });
    for (const axis of ['x', 'z'] as const) {
      const values = off.map((each) => each[axis]);
      expect(Math.max(...values)).toBeGreaterThan(0.15);
      expect(Math.max(...values)).toBeLessThan(0.18);
      expect(Math.min(...values)).toBeLessThan(-0.15);
      expect(Math.min(...values)).toBeGreaterThan(-0.18);
    }
  });

  test('gives each needle two random numbers from 0 to 1', () => {
    const placements = placeNeedles(wide);
    for (const at of [2, 3]) {
      const numbers = Array.from(
        { length: placements.length / 4 },
        (_, i) => placements[4 * i + at]!,
      );
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(1);
      for (const part of [0, 0.25, 0.5, 0.75]) {
        const share =
          numbers.filter((number) => number >= part && number < part + 0.25).length /
          numbers.length;
        expect(Math.abs(share - 0.25)).toBeLessThan(0.03);
      }
    }
  });

  test('keeps each needle where it is when the picture becomes wider', () => {
    const key = ({ x, z }: { x: number; z: number }) => `${x} ${z}`;
    const wider = new Set(pointsOf(placeNeedles(viewFor(1.7))).map(key));
    expect(pointsOf(placeNeedles(viewFor(1.6))).filter((point) => !wider.has(key(point)))).toEqual(
      [],
    );
  });

  test.each([0.125, 0.25, 0.5, 0.75])(
    'covers the floor evenly with the first %f of the placements',
    (ratio) => {
      const points = pointsOf(placeNeedles(wide));
      const first = points.slice(0, ratio * points.length);
      const middle = points.map(({ z }) => z).toSorted((a, b) => a - b)[(points.length / 2) | 0]!;
      const leftRatio = first.filter(({ x }) => x < 0).length / first.length;
      const farRatio = first.filter(({ z }) => z < middle).length / first.length;
      for (const half of [leftRatio, farRatio]) expect(Math.abs(half - 0.5)).toBeLessThan(0.04);
    },
  );

  test('lays them in the order of their first number', () => {
    const placements = placeNeedles(wide);
    const numbers = Array.from({ length: placements.length / 4 }, (_, i) => placements[4 * i + 2]!);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  });
});

describe('floorUnder', () => {
  test('finds the origin in the middle of the picture', () => {
    const { x, z } = floorUnder(wide, { x: 0.5, y: 0.5 });
    expect(x).toBeCloseTo(0);
    expect(z).toBeCloseTo(0);
  });

  test('goes right to the right', () => {
    expect(floorUnder(wide, { x: 0.8, y: 0.5 }).x).toBeGreaterThan(0);
  });

  test('goes farther away up the picture', () => {
    expect(floorUnder(wide, { x: 0.5, y: 0.1 }).z).toBeLessThan(
      floorUnder(wide, { x: 0.5, y: 0.9 }).z,
    );
  });
});

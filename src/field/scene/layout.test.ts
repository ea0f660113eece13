import { describe, expect, it } from 'vitest';
import { layNeedles } from './layout.ts';
import { groundUnder, viewFor } from './view.ts';

const wide = viewFor(1440 / 900);
const phone = viewFor(390 / 844);
const pointsOf = (places: Float32Array) =>
  Array.from({ length: places.length / 4 }, (_, i) => ({ x: places[4 * i] ?? NaN, z: places[4 * i + 1] ?? NaN }));

describe('layNeedles', () => {
  it('lays about 8,000 needles on a wide screen and 4,000 on a phone', () => {
    expect(layNeedles(wide).length / 4).toBeGreaterThan(7000);
    expect(layNeedles(wide).length / 4).toBeLessThan(9000);
    expect(layNeedles(phone).length / 4).toBeGreaterThan(3000);
    expect(layNeedles(phone).length / 4).toBeLessThan(4500);
  });

  it('reaches beyond every corner of the picture', () => {
    for (const view of [wide, phone]) {
      const points = pointsOf(layNeedles(view));
      for (const x of [0, 1]) {
        for (const y of [0, 1]) {
          const corner = groundUnder(view, x, y);
          const nearest = Math.min(...points.map((point) => Math.hypot(point.x - corner.x, point.z - corner.z)));
          expect(nearest).toBeLessThan(1);
        }
      }
    }
  });

  it('keeps each needle where it is when the picture becomes wider', () => {
    const key = ({ x, z }: { x: number; z: number }) => `${x} ${z}`;
    const wider = new Set(pointsOf(layNeedles(viewFor(1.7))).map(key));
    expect(pointsOf(layNeedles(viewFor(1.6))).filter((point) => !wider.has(key(point)))).toEqual([]);
  });

  it('covers the ground evenly with any first part of the places', () => {
    const points = pointsOf(layNeedles(wide));
    const half = points.slice(0, points.length / 2);
    const left = half.filter(({ x }) => x < 0).length;
    expect(left / half.length).toBeGreaterThan(0.47);
    expect(left / half.length).toBeLessThan(0.53);
  });

  it('fills up to a multiple with places behind the camera', () => {
    const places = layNeedles(wide, 64);
    expect((places.length / 4) % 64).toBe(0);
    const added = pointsOf(places).slice(layNeedles(wide).length / 4);
    expect(added.every(({ z }) => z > 10 * wide.distance)).toBe(true);
  });
});

describe('groundUnder', () => {
  it('finds the origin in the middle of the picture', () => {
    const { x, z } = groundUnder(wide, 0.5, 0.5);
    expect(x).toBeCloseTo(0);
    expect(z).toBeCloseTo(0);
  });

  it('goes right to the right, and farther away up the picture', () => {
    expect(groundUnder(wide, 0.8, 0.5).x).toBeGreaterThan(0);
    expect(groundUnder(wide, 0.5, 0.1).z).toBeLessThan(groundUnder(wide, 0.5, 0.9).z);
  });
});

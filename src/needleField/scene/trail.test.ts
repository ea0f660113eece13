import { describe, expect, test } from 'vitest';
import { effects } from './effects.ts';
import { nextTrail, type Trail, TRAIL_COLUMNS } from './trail.ts';
import type { FloorPoint } from './view.ts';

const { far, width } = effects.trail;
const CELL = width / TRAIL_COLUMNS;
/** Left to right through the middles of cells, and long enough to be full of strength in half a second. */
const START = { x: -16, z: 1 };
const END = { x: 16, z: 1 };
/** The last cell behind the mouse. */
const LAST = { x: 15, z: 1 };
const NOWHERE = { x: 0, z: 0 };

/** The vector of the cell at a point of the floor. */
function at(trail: Trail | undefined, { x, z }: FloorPoint): FloorPoint {
  if (!trail) return NOWHERE;
  const column = Math.floor((x + width / 2) / CELL);
  const row = Math.floor((z - far) / CELL);
  const index = (row * TRAIL_COLUMNS + column) * 2;
  return { x: trail[index]!, z: trail[index + 1]! };
}

function strengthAt(trail: Trail | undefined, point: FloorPoint): number {
  const { x, z } = at(trail, point);
  return Math.hypot(x, z);
}

/** A mouse goes from a point to another one in half a second. */
function draw(from: FloorPoint, to: FloorPoint, before?: Trail, steps = 30): Trail | undefined {
  const point = (ratio: number) => ({
    x: from.x + (to.x - from.x) * ratio,
    z: from.z + (to.z - from.z) * ratio,
  });
  let trail = before;
  for (let step = 0; step < steps; step += 1) {
    const mouseStep = { from: point(step / steps), to: point((step + 1) / steps) };
    trail = nextTrail(trail, mouseStep, 0.5 / steps);
  }
  return trail;
}

describe('nextTrail', () => {
  test('lays the needles down behind the mouse, along its way', () => {
    const trail = draw(START, END);
    expect(at(trail, LAST)).toEqual({ x: expect.closeTo(1, 1), z: expect.closeTo(0) });
    expect(at(trail, { x: -15, z: 1 }).x).toBeGreaterThan(0.7);
  });

  test('lays none down ahead of the mouse', () => {
    const trail = draw(START, END);
    expect(strengthAt(trail, { x: 17, z: 1 })).toBe(0);
  });

  test('lays fewer down at the edge of the stroke, and none beside it', () => {
    const trail = draw(START, END);
    const strengths = [1, 5, 7].map((z) => strengthAt(trail, { x: 15, z }));
    expect(strengths).toEqual([expect.closeTo(1, 1), expect.closeTo(0.61, 1), 0]);
  });

  test('weakens evenly', () => {
    const trail = draw(START, END);
    const later = nextTrail(trail, undefined, 1.1);
    expect(strengthAt(later, LAST)).toBeCloseTo(strengthAt(trail, LAST) - 0.5);
  });

  test('is gone after 2.2 s', () => {
    expect(nextTrail(draw(START, END), undefined, 2.2)).toBeUndefined();
  });

  test.each([
    ['does not move', 0],
    ['moves by less than 2 units per second', 0.9],
  ])('makes nothing of a mouse that %s', (_how, length) => {
    expect(draw(START, { x: START.x + length, z: 1 })).toBeUndefined();
  });

  test('lays fewer down behind a mouse that is not quick', () => {
    const trail = draw(START, { x: START.x + 4, z: 1 });
    expect(strengthAt(trail, START)).toBeGreaterThan(0.1);
    expect(strengthAt(trail, START)).toBeLessThan(0.9);
  });

  test('keeps a quick stroke under a slow one', () => {
    const both = draw({ x: 15, z: -1 }, { x: 15, z: 2.5 }, draw(START, END));
    expect(at(both, LAST).z).toBeCloseTo(0);
  });

  test('turns the needles of a stroke to a quick one that crosses it', () => {
    const both = draw({ x: 15, z: -15 }, { x: 15, z: 15 }, draw(START, END));
    expect(at(both, LAST).x).toBeCloseTo(0);
  });

  test('makes the same stroke of 8 and of 30 steps', () => {
    const [few, many] = [8, 30].map((steps) => draw(START, END, undefined, steps));
    for (const x of [-15, -5, 5, 15]) {
      const point = { x, z: 3 };
      expect(strengthAt(few, point)).toBeCloseTo(strengthAt(many, point), 1);
    }
  });

  test('changes no trail of before', () => {
    const before = draw(START, END)!;
    const copy = before.slice();
    draw(END, START, before);
    expect(before).toEqual(copy);
  });
});

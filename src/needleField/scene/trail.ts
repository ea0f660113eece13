import { MathUtils } from 'three';
import { brush, effects } from './effects.ts';
import type { FloorPoint } from './view.ts';

/**
 * The needles pressed flat behind the mouse, as a map of the floor: x and z of a vector for each of its cells, row by
 * row from the far left one. The vector points where the mouse went. Its length is 1 where the mouse has just been, and
 * 0 where no needle lies.
 */
export type Trail = Float32Array;

/** A step of the mouse over the floor. */
export interface MouseStep {
  from: FloorPoint;
  to: FloorPoint;
}

/** Cells of the map. Each is a square with a side of 2 units. */
export const TRAIL_COLUMNS = 80;
export const TRAIL_ROWS = 40;

const CELL = effects.trail.width / TRAIL_COLUMNS;
const LEFT = -effects.trail.width / 2;

/**
 * The trail `seconds` after `before`. `step`: of the mouse, if it is there. Undefined if no needle lies. Then a mouse
 * that does not move costs nothing.
 */
export function nextTrail(
  before: Trail | undefined,
  step: MouseStep | undefined,
  seconds: number,
): Trail | undefined {
  const strength = step ? strengthOf(step, seconds) : 0;
  if (!before && strength === 0) return undefined;

  const trail = before?.slice() ?? new Float32Array(TRAIL_COLUMNS * TRAIL_ROWS * 2);
  fade(trail, seconds / brush.lifetimeS);
  if (step && strength > 0) stamp(trail, step, strength);
  return trail.some((value) => value !== 0) ? trail : undefined;
}

/** A slow mouse leaves no trail. */
function strengthOf(step: MouseStep, seconds: number): number {
  return MathUtils.smoothstep(lengthOf(step), brush.slowSpeed * seconds, brush.fullSpeed * seconds);
}

function lengthOf({ from, to }: MouseStep): number {
  return Math.hypot(to.x - from.x, to.z - from.z);
}

/** Makes each vector shorter by `loss`. */
function fade(trail: Trail, loss: number): void {
  for (let index = 0; index < trail.length; index += 2) {
    const x = trail[index]!;
    const z = trail[index + 1]!;
    if (x === 0 && z === 0) continue;
    const kept = Math.max(0, 1 - loss / Math.hypot(x, z));
    trail[index] = x * kept;
    trail[index + 1] = z * kept;
  }
}

/** Lays the cells down that are near the way of the step, and not ahead of its end. */
function stamp(trail: Trail, step: MouseStep, strength: number): void {
  const { from, to } = step;
  const length = lengthOf(step);
  const wayX = (to.x - from.x) / length;
  const wayZ = (to.z - from.z) / length;

  for (let row = 0; row < TRAIL_ROWS; row += 1) {
    for (let column = 0; column < TRAIL_COLUMNS; column += 1) {
      const fromX = LEFT + (column + 0.5) * CELL - from.x;
      const fromZ = effects.trail.far + (row + 0.5) * CELL - from.z;
      const along = fromX * wayX + fromZ * wayZ;
      if (along > length) continue;
      const across = fromX * wayZ - fromZ * wayX;
      // Behind the start of the way, the distance is that from the start.
      const away = along < 0 ? Math.hypot(along, across) : Math.abs(across);
      if (away >= brush.outerRadius) continue;
      const flatness = 1 - MathUtils.smoothstep(away, brush.innerRadius, brush.outerRadius);
      const cellStrength = strength * flatness;
      const index = (row * TRAIL_COLUMNS + column) * 2;
      // A weak stroke does not wipe out a strong one.
      if (cellStrength <= Math.hypot(trail[index]!, trail[index + 1]!)) continue;
      trail[index] = cellStrength * wayX;
      trail[index + 1] = cellStrength * wayZ;
    }
  }
}

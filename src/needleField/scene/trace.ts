import { MathUtils } from 'three';
import { effects, stroke } from './effects.ts';
import type { GroundPoint } from './view.ts';

/**
 * The needles pressed flat behind the hand, as a map of the ground: x and z of a vector for each of its cells, row by
 * row from the far left one. The vector points where the hand went. Its length is 1 where the hand has just been, and
 * 0 where no needle lies.
 */
export type Trace = Float32Array;

/** A step of the hand over the ground. */
export interface HandStep {
  from: GroundPoint;
  to: GroundPoint;
}

/** Cells of the map. Each is a square with a side of 2 units. */
export const TRACE_COLUMNS = 80;
export const TRACE_ROWS = 40;

const CELL = effects.trace.width / TRACE_COLUMNS;
const LEFT = -effects.trace.width / 2;

/**
 * The trace `seconds` after `before`. `step`: of the hand, if one is there. Undefined if no needle lies. Then a hand
 * that does not move costs nothing.
 */
export function nextTrace(
  before: Trace | undefined,
  step: HandStep | undefined,
  seconds: number,
): Trace | undefined {
  const strength = step ? strengthOf(step, seconds) : 0;
  if (!before && strength === 0) return undefined;

  const trace = before?.slice() ?? new Float32Array(TRACE_COLUMNS * TRACE_ROWS * 2);
  fade(trace, seconds / stroke.lies);
  if (step && strength > 0) lay(trace, step, strength);
  return trace.some((value) => value !== 0) ? trace : undefined;
}

/** A slow hand leaves no trace. */
function strengthOf(step: HandStep, seconds: number): number {
  return MathUtils.smoothstep(lengthOf(step), stroke.slow * seconds, stroke.quick * seconds);
}

function lengthOf({ from, to }: HandStep): number {
  return Math.hypot(to.x - from.x, to.z - from.z);
}

/** Makes each vector shorter by `loss`. */
function fade(trace: Trace, loss: number): void {
  for (let at = 0; at < trace.length; at += 2) {
    const x = trace[at]!;
    const z = trace[at + 1]!;
    if (x === 0 && z === 0) continue;
    const kept = Math.max(0, 1 - loss / Math.hypot(x, z));
    trace[at] = x * kept;
    trace[at + 1] = z * kept;
  }
}

/** Lays the cells down that are near the way of the step, and not ahead of its end. */
function lay(trace: Trace, step: HandStep, strength: number): void {
  const { from, to } = step;
  const length = lengthOf(step);
  const wayX = (to.x - from.x) / length;
  const wayZ = (to.z - from.z) / length;

  for (let row = 0; row < TRACE_ROWS; row += 1) {
    for (let column = 0; column < TRACE_COLUMNS; column += 1) {
      const fromX = LEFT + (column + 0.5) * CELL - from.x;
      const fromZ = effects.trace.far + (row + 0.5) * CELL - from.z;
      const along = fromX * wayX + fromZ * wayZ;
      if (along > length) continue;
      const across = fromX * wayZ - fromZ * wayX;
      // Before the step only its start is near.
      const away = along < 0 ? Math.hypot(along, across) : Math.abs(across);
      if (away >= stroke.halfWidth) continue;
      const flatness = 1 - MathUtils.smoothstep(away, stroke.flatWidth, stroke.halfWidth);
      const cellStrength = strength * flatness;
      const at = (row * TRACE_COLUMNS + column) * 2;
      // A weak stroke does not wipe out a strong one.
      if (cellStrength <= Math.hypot(trace[at]!, trace[at + 1]!)) continue;
      trace[at] = cellStrength * wayX;
      trace[at + 1] = cellStrength * wayZ;
    }
  }
}

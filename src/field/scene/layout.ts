import { groundUnder, type View } from './view.ts';

/** Distance between two rows, in units; within a row needles stand one unit apart. */
const ROW = 0.84;
/** How far a needle stands off its place in the row at most, in units. */
const JITTER = 0.17;
/** How much of the picture's size is laid beyond each edge: a needle's length and the surface's lift. */
const OVERLAP = { side: 0.05, top: 0.02, bottom: 0.13 };

/** Far behind the camera, in units. */
const UNSEEN = 1e4;

/**
 * Places for the needles that `view` can see: x, z (units) and two random numbers (0 to 1) each, four floats
 * a needle. A place follows from its row and column alone, so no needle moves when the view changes.
 * The order is shuffled: the first n places cover the ground evenly, whatever n. Their number is filled up to
 * a multiple of `multiple` with places that cannot be seen.
 */
export function layNeedles(view: View, multiple = 1): Float32Array<ArrayBuffer> {
  const top = groundUnder(view, 0.5, -OVERLAP.top).z;
  const bottom = groundUnder(view, 0.5, 1 + OVERLAP.bottom).z;
  const places: { x: number; z: number; order: number; chance: number }[] = [];
  for (let row = Math.ceil(top / ROW); row * ROW <= bottom; row++) {
    const half = halfWidthAt(view, row * ROW);
    const shift = row % 2 === 0 ? 0 : 0.5;
    for (let column = Math.ceil(-half - shift); column + shift <= half; column++) {
      places.push({
        x: column + shift + (random(row, column, 1) * 2 - 1) * JITTER,
        z: row * ROW + (random(row, column, 2) * 2 - 1) * JITTER,
        order: random(row, column, 3),
        chance: random(row, column, 4),
      });
    }
  }
  places.sort((a, b) => a.order - b.order);
  while (places.length % multiple !== 0) places.push({ x: 0, z: UNSEEN, order: 1, chance: 1 });
  return new Float32Array(places.flatMap(({ x, z, order, chance }) => [x, z, order, chance]));
}

/** Half the width of ground seen at depth `z`, overlap included: it grows in a straight line with the depth. */
function halfWidthAt(view: View, z: number): number {
  const far = groundUnder(view, 1 + OVERLAP.side, 0);
  const near = groundUnder(view, 1 + OVERLAP.side, 1);
  return near.x + ((far.x - near.x) * (z - near.z)) / (far.z - near.z);
}

/** A number from 0 to 1 that always belongs to the same place. */
function random(row: number, column: number, salt: number): number {
  let bits = Math.imul(row, 0x9e3779b1) ^ Math.imul(column, 0x85ebca77) ^ Math.imul(salt, 0xc2b2ae3d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 0xffffffff;
}

import { seededRandom } from '../../shapes/seededRandom.ts';
import { groundUnder, type View } from './view.ts';

/** Distance between two rows, in units; within a row needles stand one unit apart. */
const ROW = 0.84;
/** The most units between a needle and its place in the row. */
const JITTER = 0.17;
/** Needles stand beyond each edge by these shares of the picture's size. */
const OVERLAP = { side: 0.05, top: 0.02, bottom: 0.13 };

/**
 * Places for the needles that `view` can see, four floats a needle: x, z (units) and two random numbers (0 to
 * 1). A place follows from its row and column alone, so no needle moves with the view. They are in the order
 * of the first random number, so any first part covers the ground evenly.
 */
export function layNeedles(view: View): Float32Array {
  const top = groundUnder(view, { x: 0.5, y: -OVERLAP.top }).z;
  const bottom = groundUnder(view, { x: 0.5, y: 1 + OVERLAP.bottom }).z;
  const places: [x: number, z: number, order: number, random: number][] = [];
  for (let row = Math.ceil(top / ROW); row * ROW <= bottom; row++) {
    const half = halfWidthAt(view, row * ROW);
    const shift = row % 2 === 0 ? 0 : 0.5;
    for (let column = Math.ceil(-half - shift); column + shift <= half; column++) {
      const random = (draw: number) => seededRandom(row, column, draw);
      const x = column + shift + (random(1) * 2 - 1) * JITTER;
      const z = row * ROW + (random(2) * 2 - 1) * JITTER;
      places.push([x, z, random(3), random(4)]);
    }
  }
  places.sort(([, , one], [, , other]) => one - other);
  return new Float32Array(places.flat());
}

/** Half the width of the ground that is seen at depth `z`, with the overlap. */
function halfWidthAt(view: View, z: number): number {
  const far = groundUnder(view, { x: 1 + OVERLAP.side, y: 0 });
  const near = groundUnder(view, { x: 1 + OVERLAP.side, y: 1 });
  return near.x + ((far.x - near.x) * (z - near.z)) / (far.z - near.z);
}

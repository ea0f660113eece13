import { seededRandom } from '../../math/seededRandom.ts';
import { floorUnder, type View } from './view.ts';

/** Distance between two rows, in units. Within a row needles stand one unit apart. */
const ROW_DISTANCE = 0.84;
/** Odd rows are shifted by half of the distance within a row, in units. */
const ODD_ROW_SHIFT = 0.5;
/** The most units between a needle and its place in the row, in each direction. */
const MAX_JITTER = 0.17;
/** Needles stand beyond each edge by these fractions of the canvas's size. */
const OVERLAP = { side: 0.05, top: 0.02, bottom: 0.13 };

/** Floats of a needle in the result of `placeNeedles`. */
export const FLOATS_PER_NEEDLE = 4;

/** The place of a needle, and its random numbers. */
interface NeedlePlacement {
  /** Units. */
  x: number;
  /** Units. */
  z: number;
  /** Its turn when needles become fewer: a random number, 0 to 1. */
  order: number;
  /** A random number for its size, 0 to 1. */
  random: number;
}

/**
 * Placements of the needles that `view` can see: x, z, order and random number of each. A placement
 * follows from its row and column alone, so no needle moves with the view. They are sorted by
 * `order`, so any first part of them covers the floor evenly.
 */
export function placeNeedles(view: View): Float32Array {
  const top = floorUnder(view, { x: 0.5, y: -OVERLAP.top }).z;
  const bottom = floorUnder(view, { x: 0.5, y: 1 + OVERLAP.bottom }).z;
  const placements: NeedlePlacement[] = [];
  for (let row = Math.ceil(top / ROW_DISTANCE); row * ROW_DISTANCE <= bottom; row += 1) {
    placements.push(...placeRow(row, halfWidthAt(view, row * ROW_DISTANCE)));
  }
  placements.sort((one, other) => one.order - other.order);
  return new Float32Array(placements.flatMap(({ x, z, order, random }) => [x, z, order, random]));
}

/** The placements of a row, up to `halfWidth` units from its middle. */
function placeRow(row: number, halfWidth: number): NeedlePlacement[] {
  const shift = row % 2 === 0 ? 0 : ODD_ROW_SHIFT;
  const placements: NeedlePlacement[] = [];
  for (let column = Math.ceil(-halfWidth - shift); column + shift <= halfWidth; column += 1) {
    const drawRandom = (draw: number) => seededRandom(row, column, draw);
    const jitter = (draw: number) => (drawRandom(draw) * 2 - 1) * MAX_JITTER;
    placements.push({
      x: column + shift + jitter(1),
      z: row * ROW_DISTANCE + jitter(2),
      order: drawRandom(3),
      random: drawRandom(4),
    });
  }
  return placements;
}

/** Half the width of the floor that is seen at depth `z`, with the overlap, in units. */
function halfWidthAt(view: View, z: number): number {
  // An edge of the canvas is a straight line on the floor, so two of its points are enough.
  const far = floorUnder(view, { x: 1 + OVERLAP.side, y: 0 });
  const near = floorUnder(view, { x: 1 + OVERLAP.side, y: 1 });
  return near.x + ((far.x - near.x) * (z - near.z)) / (far.z - near.z);
}

import { BufferAttribute, BufferGeometry } from 'three';
import { WIDEST_FROM_TIP } from '../../shapes/needlePath.ts';

/** One needle: a kite along +z with a ridge. x is in widths, y in heights of the ridge, z in lengths. */
const TIP = 0.72;
const CORNERS = [
  [0, 0, TIP],
  [-0.5, 0, TIP - WIDEST_FROM_TIP],
  [0.5, 0, TIP - WIDEST_FROM_TIP],
  [0, 0, TIP - 1], // tail
  [0, 1, TIP - WIDEST_FROM_TIP], // ridge
];
/** The corners of its faces, counter-clockwise seen from outside. */
const FACES = [0, 4, 1, 0, 2, 4, 3, 1, 4, 3, 4, 2, 0, 1, 2, 3, 2, 1];

/** Entries of the index for one needle. */
export const NEEDLE_INDICES = FACES.length;

/** A needle at each place of `layNeedles`. Each corner carries the place. Instances need more code. */
export function needlesAt(places: Float32Array): BufferGeometry {
  const count = places.length / 4;
  const corners = new Float32Array(count * CORNERS.length * 3);
  const owners = new Float32Array(count * CORNERS.length * 4);
  const index = new Uint32Array(count * FACES.length);
  for (let needle = 0; needle < count; needle++) {
    const first = needle * CORNERS.length;
    corners.set(CORNERS.flat(), first * 3);
    for (let corner = 0; corner < CORNERS.length; corner++)
      owners.set(places.subarray(needle * 4, needle * 4 + 4), (first + corner) * 4);
    for (const [at, corner] of FACES.entries()) index[needle * FACES.length + at] = first + corner;
  }
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(corners, 3))
    .setAttribute('place', new BufferAttribute(owners, 4))
    .setIndex(new BufferAttribute(index, 1));
}

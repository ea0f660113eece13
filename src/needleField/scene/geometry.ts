import { BufferGeometry, Float32BufferAttribute } from 'three';

/** One needle: a kite along +z with a ridge. x is in widths, y in heights of the ridge, z in lengths. */
const CORNERS = [
  [0, 0, 0.72], // tip
  [-0.5, 0, -0.13],
  [0.5, 0, -0.13],
  [0, 0, -0.28], // tail
  [0, 1, -0.13], // ridge
];
/** The corners of its faces, counter-clockwise seen from outside. */
const FACES = [0, 4, 1, 0, 2, 4, 3, 1, 4, 3, 4, 2, 0, 1, 2, 3, 2, 1];

/** Entries of the index for one needle. */
export const NEEDLE_INDICES = FACES.length;

/** A needle at each place of `layNeedles`. Each corner carries the place. One draw: instances this small are slow. */
export function needlesAt(places: Float32Array): BufferGeometry {
  const needles = Array.from({ length: places.length / 4 }, (_, needle) => needle);
  const placeOf = (needle: number) => [...places.subarray(needle * 4, needle * 4 + 4)];
  const corners = needles.flatMap(() => CORNERS.flat());
  const owners = needles.flatMap((needle) => CORNERS.flatMap(() => placeOf(needle)));
  return new BufferGeometry()
    .setAttribute('position', new Float32BufferAttribute(corners, 3))
    .setAttribute('place', new Float32BufferAttribute(owners, 4))
    .setIndex(needles.flatMap((needle) => FACES.map((corner) => needle * CORNERS.length + corner)));
}

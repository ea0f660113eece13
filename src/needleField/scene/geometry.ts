import { BufferAttribute, BufferGeometry } from 'three';
import { WIDEST_FROM_TIP } from '../../shapes/needlePath.ts';
import { PLACE_SIZE } from './layout.ts';

// One needle: a kite along +z with a ridge. x is in widths, y in heights of the ridge, z in lengths.

/** The needle turns about the origin: so far behind its tip. Chosen by eye. */
const TIP = 0.72;
const TAIL = TIP - 1;
const WIDEST = TIP - WIDEST_FROM_TIP;
const CORNERS = [
  [0, 0, TIP],
  [-0.5, 0, WIDEST], // left
  [0.5, 0, WIDEST], // right
  [0, 0, TAIL],
  [0, 1, WIDEST], // ridge
];
/** The corners of its six faces, counter-clockwise seen from outside. */
const FACES = [
  [0, 4, 1],
  [0, 2, 4],
  [3, 1, 4],
  [3, 4, 2],
  [0, 1, 2],
  [3, 2, 1],
];
const CORNER_VALUES = CORNERS.flat();
const FACE_CORNERS = FACES.flat();

/** Entries of the index for one needle. */
export const NEEDLE_INDICES = FACE_CORNERS.length;

/**
 * A needle at each place of `layNeedles`. Each corner repeats the place: an InstancedMesh would need
 * more code for its shader.
 */
export function needlesAt(places: Float32Array): BufferGeometry {
  const count = places.length / PLACE_SIZE;
  const corners = new Float32Array(count * CORNER_VALUES.length);
  const cornerPlaces = new Float32Array(count * CORNERS.length * PLACE_SIZE);
  const index = new Uint32Array(count * NEEDLE_INDICES);

  for (let needle = 0; needle < count; needle += 1) {
    const firstCorner = needle * CORNERS.length;
    const place = places.subarray(needle * PLACE_SIZE, (needle + 1) * PLACE_SIZE);
    corners.set(CORNER_VALUES, needle * CORNER_VALUES.length);
    for (let corner = 0; corner < CORNERS.length; corner += 1) {
      cornerPlaces.set(place, (firstCorner + corner) * PLACE_SIZE);
    }
    for (const [at, corner] of FACE_CORNERS.entries()) {
      index[needle * NEEDLE_INDICES + at] = firstCorner + corner;
    }
  }

  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(corners, 3))
    .setAttribute('place', new BufferAttribute(cornerPlaces, PLACE_SIZE))
    .setIndex(new BufferAttribute(index, 1));
}

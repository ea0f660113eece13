import { BufferAttribute, BufferGeometry } from 'three';
import { WIDEST_FROM_TIP } from '../../shapes/needlePath.ts';
import { FLOATS_PER_NEEDLE } from './placeNeedles.ts';

/** One needle along +z, with a ridge. */
export interface NeedleGeometry {
  /** x in widths, y in heights of the ridge, z in lengths. */
  vertices: readonly (readonly [x: number, y: number, z: number])[];
  /** The vertices of each face, counter-clockwise seen from outside. */
  faces: readonly (readonly [number, number, number])[];
  /** Properties of its material. */
  material: { defines?: Record<string, string>; transparent?: boolean };
}

/** Lengths from the origin, the needle's pivot, to its tip. Chosen by eye. */
const TIP = 0.72;
const TAIL = TIP - 1;
const WIDEST = TIP - WIDEST_FROM_TIP;

/** The needle of the still pictures. */
export const solidNeedle: NeedleGeometry = {
  vertices: [
    [0, 0, TIP],
    [-0.5, 0, WIDEST], // left
    [0.5, 0, WIDEST], // right
    [0, 0, TAIL],
    [0, 1, WIDEST], // ridge
  ],
  faces: [
    [0, 4, 1],
    [0, 2, 4],
    [3, 1, 4],
    [3, 4, 2],
    [0, 1, 2],
    [3, 2, 1],
  ],
  material: {},
};

/** Height of its level ridge. That of the solid needle rises from 0 to 1 and falls to 0 again: its mean is 0.5. */
const LOW_POLY_RIDGE = 0.5;
/** Half its width. It is wider than the solid needle, because its edges fade (needle.frag). */
const LOW_POLY_HALF_WIDTH = 0.7;

/**
 * A third of the solid needle's faces, for processors: seen from above they look alike. Only the ends of its ridge, tip
 * and tail, are above 0: needle.vert tells them from the outer vertices by that.
 */
export const lowPolyNeedle: NeedleGeometry = {
  vertices: [
    [0, LOW_POLY_RIDGE, TIP],
    [-LOW_POLY_HALF_WIDTH, 0, WIDEST],
    [LOW_POLY_HALF_WIDTH, 0, WIDEST],
    [0, LOW_POLY_RIDGE, TAIL],
  ],
  faces: [
    [0, 3, 1],
    [0, 2, 3],
  ],
  material: { defines: { LOW_POLY: '' }, transparent: true },
};

/** Entries of the index for one needle. */
export function indexCount({ faces }: NeedleGeometry): number {
  return faces.length * 3;
}

/**
 * A needle for each placement of `placeNeedles`. Each vertex repeats its floats: an InstancedMesh would need
 * more code for its shader.
 */
export function createFieldGeometry(
  placements: Float32Array,
  needleGeometry: NeedleGeometry,
): BufferGeometry {
  const count = placements.length / FLOATS_PER_NEEDLE;
  const vertexCount = needleGeometry.vertices.length;
  const needlePositions = needleGeometry.vertices.flat();
  const needleIndex = needleGeometry.faces.flat();
  const positions = new Float32Array(count * needlePositions.length);
  const vertexPlacements = new Float32Array(count * vertexCount * FLOATS_PER_NEEDLE);
  const index = new Uint32Array(count * needleIndex.length);

  for (let needle = 0; needle < count; needle += 1) {
    const firstVertex = needle * vertexCount;
    const placement = placements.subarray(
      needle * FLOATS_PER_NEEDLE,
      (needle + 1) * FLOATS_PER_NEEDLE,
    );
    positions.set(needlePositions, needle * needlePositions.length);
    for (let vertex = 0; vertex < vertexCount; vertex += 1) {
      vertexPlacements.set(placement, (firstVertex + vertex) * FLOATS_PER_NEEDLE);
    }
    for (const [offset, vertex] of needleIndex.entries()) {
      index[needle * needleIndex.length + offset] = firstVertex + vertex;
    }
  }

  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(positions, 3))
    .setAttribute('placement', new BufferAttribute(vertexPlacements, FLOATS_PER_NEEDLE))
    .setIndex(new BufferAttribute(index, 1));
}

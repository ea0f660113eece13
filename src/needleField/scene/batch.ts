import { BufferAttribute } from 'three';

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

/** Triangles of one needle. */
export const NEEDLE_FACES = FACES.length / 3;

/** Needles in an instance: a GPU is slow with instances of a single needle. */
export const BATCH = 64;

const needles = Array.from({ length: BATCH }, (_, needle) => needle);

const corners = needles.flatMap(() => CORNERS.flat());
const owners = needles.flatMap((needle) => CORNERS.map(() => needle));
const faces = needles.flatMap((needle) => FACES.map((corner) => needle * CORNERS.length + corner));

/** The geometry of a batch. `needle` numbers the needles of the batch from 0. */
export const batchAttributes = {
  index: new BufferAttribute(new Uint16Array(faces), 1),
  'attributes-position': new BufferAttribute(new Float32Array(corners), 3),
  'attributes-needle': new BufferAttribute(new Float32Array(owners), 1),
};

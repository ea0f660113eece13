/**
 * One needle: a long kite that lies along +z with its tip ahead, and a ridge from tip to tail. Five corners,
 * six faces; every face is flat and turned outwards, so back faces can be culled. Length 1, pivot at the origin.
 */
const TIP = [0, 0, 0.72];
const LEFT = [-0.5, 0, -0.13];
const RIGHT = [0.5, 0, -0.13];
const TAIL = [0, 0, -0.28];
const RIDGE = [0, 1, -0.13];

/** Corner numbers of the six faces, counter-clockwise seen from outside. */
const FACES = [
  [0, 4, 1],
  [0, 2, 4],
  [3, 1, 4],
  [3, 4, 2],
  [0, 1, 2],
  [3, 2, 1],
];
const CORNERS = [TIP, LEFT, RIGHT, TAIL, RIDGE];

/** Triangles that one needle takes. */
export const NEEDLE_FACES = FACES.length;

/**
 * Needles in a batch. An instance draws one batch: processors and graphics cards alike waste most of their
 * width on instances as small as a single needle.
 */
export const BATCH = 64;

const needles = Array.from({ length: BATCH }, (_, needle) => needle);

/** x, y, z of a batch's corners; x is in needle widths, y in heights of the ridge, z in needle lengths. */
export const BATCH_CORNERS = new Float32Array(needles.flatMap(() => CORNERS.flat()));

/** Which needle of its batch each corner belongs to, 0 to `BATCH` - 1. */
export const BATCH_NEEDLES = new Float32Array(needles.flatMap((needle) => CORNERS.map(() => needle)));

/** Corner numbers of a batch's faces. */
export const BATCH_FACES = new Uint16Array(
  needles.flatMap((needle) => FACES.flat().map((corner) => needle * CORNERS.length + corner)),
);

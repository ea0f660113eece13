/**
 * One needle: a long kite that lies along +z with its tip ahead, and a ridge from tip to tail. Five corners,
 * six faces; every face is flat and turned outwards, so back faces can be culled. Length 1, pivot at the origin.
 */
const TIP = [0, 0, 0.72];
const LEFT = [-0.5, 0, -0.13];
const RIGHT = [0.5, 0, -0.13];
const TAIL = [0, 0, -0.28];
const RIDGE = [0, 1, -0.13];

/** x, y, z of the five corners; x is in needle widths, y in heights of the ridge, z in needle lengths. */
export const KITE_CORNERS = new Float32Array([TIP, LEFT, RIGHT, TAIL, RIDGE].flat());

/** Corner numbers of the six faces, counter-clockwise seen from outside. */
export const KITE_FACES = new Uint16Array([
  [0, 4, 1],
  [0, 2, 4],
  [3, 1, 4],
  [3, 4, 2],
  [0, 1, 2],
  [3, 2, 1],
].flat());

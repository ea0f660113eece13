/** A random number from 0 to 1. The same row, column and draw always give the same number. */
export function seededRandom(row: number, column: number, draw: number): number {
  let bits =
    Math.imul(row, 0x9e3779b1) ^ Math.imul(column, 0x85ebca77) ^ Math.imul(draw, 0xc2b2ae3d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 0xffffffff;
}

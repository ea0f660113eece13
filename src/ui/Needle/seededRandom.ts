/** A random number from 0 to 1. The same three whole numbers always give the same one. */
export function seededRandom(row: number, column: number, which: number): number {
  let bits =
    Math.imul(row, 0x9e3779b1) ^ Math.imul(column, 0x85ebca77) ^ Math.imul(which, 0xc2b2ae3d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 0xffffffff;
}

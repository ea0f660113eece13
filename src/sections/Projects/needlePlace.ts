import { pictureSizes } from '../../content/pictureFiles.ts';
import type { Project } from './schema.ts';

/** Length and width of the needle, in pixels of the picture at its full size. */
export const NEEDLE = { length: 190, width: 50 };
/** How far its flat shadow falls to the right and below. */
export const SHADOW = { x: 5, y: 9 };

const { width, height } = pictureSizes.project;
/** How far the needle reaches from its tip along either axis: it lies on the diagonal. */
const REACH = NEEDLE.length * Math.SQRT1_2 + SHADOW.y;
/** How far it may hang over a picture's foot: the caption below is empty there. */
const OVERHANG = 48;

/** Where a needle lies: its tip in pixels of the picture at its full size, its turn in degrees from pointing up, clockwise. */
export interface NeedlePlace {
  x: number;
  y: number;
  angle: number;
}

/**
 * The place of the needle that points at a detail. It comes from the side that the content names, unless it had to leave
 * its picture for that; then it comes from the opposite one, so that no edge cuts it and it covers no caption.
 */
export function needlePlace({ x, y, from }: NonNullable<Project['pointer']>): NeedlePlace {
  const tip = { x: x * width, y: y * height };
  const below = from === 'lower-right' ? tip.y + REACH <= height + OVERHANG : tip.y < REACH;
  const right = from === 'lower-right' ? tip.x + REACH <= width : tip.x < REACH;
  // Seen from the tip the tail lies below, which is 0 degrees, and to the right by turning against the clock.
  const angle = below ? (right ? -45 : 45) : right ? -135 : 135;
  return { ...tip, angle };
}

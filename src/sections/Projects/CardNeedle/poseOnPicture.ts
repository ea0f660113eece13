import { pictureSizes } from '../../../helpers/pictureFiles.ts';
import type { PictureDetail } from '../schema.ts';

/** Size of a needle over a picture, in pixels of the full picture. */
export const CARD_NEEDLE_SIZE = { length: 190, width: 50 };
/** Offset of its flat shadow, in pixels of the full picture. */
export const SHADOW_OFFSET = { x: 5, y: 9 };

/** The needle is diagonal. This is its length along either axis, with its shadow. */
const DIAGONAL_EXTENT = CARD_NEEDLE_SIZE.length * Math.SQRT1_2 + SHADOW_OFFSET.y;
/** The needle may hang over the lower edge of a picture by this much: the caption below is empty there. */
const MAX_HANG_BELOW = 48;

/** Degrees from pointing up to a tail that is below the tip, and to one that is above. */
const TAIL_BELOW = 45;
const TAIL_ABOVE = 135;

/** Place and direction of a needle in a drawing. */
export interface NeedlePose {
  /** The tip, in units of the drawing. */
  x: number;
  y: number;
  /** Degrees clockwise from pointing up. */
  angle: number;
}

/**
 * The pose in which the needle points at a detail, in pixels of the full picture. Its tail is on the
 * side that the content names, or on the other if an edge would cut it.
 */
export function poseOnPicture({ x, y, from }: PictureDetail): NeedlePose {
  const { width, height } = pictureSizes.project;
  const tip = { x: x * width, y: y * height };

  const fitsBelow = tip.y + DIAGONAL_EXTENT <= height + MAX_HANG_BELOW;
  const fitsAbove = tip.y >= DIAGONAL_EXTENT;
  const fitsRight = tip.x + DIAGONAL_EXTENT <= width;
  const fitsLeft = tip.x >= DIAGONAL_EXTENT;

  // The side of the content if it fits, and else the other one. So a tail from the upper left is below if it does not
  // fit above.
  const isTailBelow = from === 'lower-right' ? fitsBelow : !fitsAbove;
  const isTailRight = from === 'lower-right' ? fitsRight : !fitsLeft;
  const angle = isTailBelow ? TAIL_BELOW : TAIL_ABOVE;
  return { ...tip, angle: isTailRight ? -angle : angle };
}

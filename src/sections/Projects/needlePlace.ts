import { pictureSizes } from '../../content/pictureFiles.ts';
import type { Project } from './schema.ts';

export type Pointer = NonNullable<Project['pointer']>;

/** Length and width of the needle, in pixels of the picture at its full size. */
export const NEEDLE = { length: 190, width: 50 };
/** The offset of its flat shadow. */
export const SHADOW = { x: 5, y: 9 };

const { width, height } = pictureSizes.project;
/** Length of the needle along either axis: it is diagonal. */
const REACH = NEEDLE.length * Math.SQRT1_2 + SHADOW.y;
/** The needle may hang over the foot of a picture by this much: the caption below is empty there. */
const OVERHANG = 48;

/**
 * The needle that points at a detail: its tip in pixels of the full picture, its turn in degrees clockwise
 * from up. It comes from the side that the content names, or from the other if an edge would cut it.
 */
export function needlePlace({ x, y, from }: Pointer): { x: number; y: number; angle: number } {
  const tip = { x: x * width, y: y * height };
  const isBelow = from === 'lower-right' ? tip.y + REACH <= height + OVERHANG : tip.y < REACH;
  const isRight = from === 'lower-right' ? tip.x + REACH <= width : tip.x < REACH;
  // The side of the tip on which the tail is.
  const angle = isBelow ? 45 : 135;
  return { ...tip, angle: isRight ? -angle : angle };
}

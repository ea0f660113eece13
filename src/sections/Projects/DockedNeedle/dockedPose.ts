import type { NeedlePose } from '../CardNeedle/poseOnPicture.ts';

/** The part of the docked needle's drawing that fills its place: left, top, width, height. */
export const VIEW_BOX = '60 0 620 196';
/** The docked needle, in units of its drawing. Its angle is in degrees clockwise from pointing up. */
export const DOCKED_NEEDLE = { x: 72, y: 160, angle: -102, length: 590, width: 96 };

/** A pose of the docked needle, in units of its drawing. */
export interface DockedPose extends NeedlePose {
  /** Fractions of its usual size. */
  lengthRatio: number;
  widthRatio: number;
}

/** The CSS transform that takes a needle with its tip at 0, which points up, to a pose. */
export function transformOf({ x, y, angle, lengthRatio, widthRatio }: DockedPose): string {
  return `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${widthRatio}, ${lengthRatio})`;
}

/**
 * The attribute `transform` of the docked needle. It has the same functions as `transformOf`: so browsers animate each of
 * them, and not a matrix.
 */
export const DOCKED_TRANSFORM = `translate(${DOCKED_NEEDLE.x} ${DOCKED_NEEDLE.y}) rotate(${DOCKED_NEEDLE.angle}) scale(1)`;

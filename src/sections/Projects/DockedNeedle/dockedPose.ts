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

/** The CSS transform that takes a needle from its drawing, which begins at 0 and points up, to a pose. */
export function transformOf({ x, y, angle, lengthRatio, widthRatio }: DockedPose): string {
  return `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${widthRatio}, ${lengthRatio})`;
}

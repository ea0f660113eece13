import type { PicturePoint } from '../fieldInput.ts';

/**
 * The place of the camera. The ground is the plane y = 0, x runs right, z towards the viewer. A unit is the
 * distance of two needles. Only the aspect ratio matters, so still and field show the same composition.
 */
export interface View {
  aspect: number;
  /** Distance from the camera to the point of the ground in the picture's middle, in units. */
  distance: number;
  /** How far the attractor reaches, in units. */
  reach: number;
}

/** The tips meet so many units above the ground: at the tip of an upright needle. */
export const TIP_HEIGHT = 2.6;
/** How steeply the camera looks down, in radians. */
const PITCH = (41 * Math.PI) / 180;
/** Vertical field of view, in degrees as three takes it. */
export const FIELD_OF_VIEW = 44;

const HALF_HEIGHT = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
const SIN = Math.sin(PITCH);
const COS = Math.cos(PITCH);

/** The view for an aspect ratio. Tall pictures are seen from farther away and have a smaller attractor. */
export function viewFor(aspect: number): View {
  const tall = Math.min(1, Math.max(0, 1.5 - aspect));
  return { aspect, distance: 45 + 12 * tall, reach: 7.6 - 1.6 * tall };
}

/** The camera's position, in units. It looks at the origin. */
export function cameraPosition({ distance }: View): [x: number, y: number, z: number] {
  return [0, distance * SIN, distance * COS];
}

/** The place `height` units above the ground that is seen at a point of the picture. */
export function groundUnder({ aspect, distance }: View, { x, y }: PicturePoint, height = 0) {
  const right = (2 * x - 1) * aspect * HALF_HEIGHT;
  const up = (1 - 2 * y) * HALF_HEIGHT;
  const steps = (distance * SIN - height) / (SIN - up * COS);
  return { x: steps * right, z: distance * COS - steps * (COS + up * SIN) };
}

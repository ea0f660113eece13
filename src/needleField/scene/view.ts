import { MathUtils } from 'three';
import { toRadians } from '../../math/angles.ts';
import type { CanvasPoint } from '../sceneInput.ts';

/**
 * Camera and attractor for one aspect ratio. The floor is the plane y = 0, x runs right, z towards
 * the viewer. A unit is the distance of two needles in a row. Only the aspect ratio matters, so still
 * and field show the same composition.
 */
export interface View {
  /** Width of the canvas divided by its height. */
  aspect: number;
  /** Distance from the camera to the point of the floor in the middle of the canvas, in units. */
  distance: number;
  /** How far the attractor reaches, in units. */
  reach: number;
}

/** A point of the floor, or of a plane above it, in units. */
export interface FloorPoint {
  x: number;
  z: number;
}

/** The tips meet so many units above the floor: at the tip of an upright needle. */
export const TIP_HEIGHT = 2.6;
/** Vertical field of view, in degrees as three takes it. */
export const FIELD_OF_VIEW = 44;
/** How steeply the camera looks down, in radians. */
const CAMERA_PITCH = toRadians(41);

/** Distance and reach, in units. A tall canvas shows the floor from farther away. */
const WIDE_VIEW = { distance: 45, reach: 7.6 };
const TALL_VIEW = { distance: 57, reach: 6 };
/** From this aspect ratio on, a canvas has the wide view… */
const WIDE_ASPECT = 1.5;
/** …and up to this one the tall view. In between the two are mixed, also at `UPRIGHT_ASPECT` of stillFiles.ts. */
const TALL_ASPECT = 0.5;

/** Half the height that the canvas shows at a distance of 1. */
const HALF_HEIGHT = Math.tan(toRadians(FIELD_OF_VIEW) / 2);
const PITCH_SIN = Math.sin(CAMERA_PITCH);
const PITCH_COS = Math.cos(CAMERA_PITCH);

/** The view for an aspect ratio. */
export function viewFor(aspect: number): View {
  const tallness = MathUtils.clamp((WIDE_ASPECT - aspect) / (WIDE_ASPECT - TALL_ASPECT), 0, 1);
  return {
    aspect,
    distance: MathUtils.lerp(WIDE_VIEW.distance, TALL_VIEW.distance, tallness),
    reach: MathUtils.lerp(WIDE_VIEW.reach, TALL_VIEW.reach, tallness),
  };
}

/** The camera's position, in units. It looks at the origin. */
export function cameraPosition({ distance }: View): [x: number, y: number, z: number] {
  return [0, distance * PITCH_SIN, distance * PITCH_COS];
}

/** The point of the floor that is seen at a point of the canvas. */
export function floorUnder(view: View, point: CanvasPoint): FloorPoint {
  return pointAtHeight(view, point, 0);
}

/** The point `height` units above the floor that is seen at a point of the canvas. */
export function pointAtHeight(
  { aspect, distance }: View,
  { x, y }: CanvasPoint,
  height: number,
): FloorPoint {
  // The ray from the camera through the point: so far right and up for each unit ahead.
  const right = (2 * x - 1) * aspect * HALF_HEIGHT;
  const up = (1 - 2 * y) * HALF_HEIGHT;
  // The camera looks along (0, -sin, -cos), and its upper side is (0, cos, -sin). So the ray is
  // `distance * sin - ahead * (sin - up * cos)` above the floor. It has come down to `height` at:
  const ahead = (distance * PITCH_SIN - height) / (PITCH_SIN - up * PITCH_COS);
  return { x: ahead * right, z: distance * PITCH_COS - ahead * (PITCH_COS + up * PITCH_SIN) };
}

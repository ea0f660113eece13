import { toRadians } from '../../math/angles.ts';
import { smoothstep } from '../../math/interpolation.ts';
import type { NeedleShape } from '../../shapes/needlePath.ts';
import type { Fills, PaintedNeedle } from './fillNeedles.ts';

/**
 * A needle that rotates. Lengths are in the units of its drawing. `x` and `y` are the place of its tip, `angle` is in
 * degrees clockwise from up.
 */
export interface RotatingNeedle extends Required<NeedleShape> {
  /** Place of the pivot, about which it rotates: a fraction of its length, from the tip. */
  pivot: number;
  /** Needles with the same object are painted as one path, which takes less time. */
  fills: Fills;
}

/**
 * A needle on its spring. Lengths are in the units of its drawing, directions in radians clockwise from the right.
 */
export interface SpringNeedle extends PaintedNeedle {
  readonly fills: Fills;
  readonly restDirection: number;
  direction: number;
  /** Radians per second. */
  speed: number;
  scale: number;
  /** Strength of the highlight colour, 0 to 1. */
  intensity: number;
  /** Whether it was short of its target after the last step. */
  isMoving: boolean;
}

/** The mouse, relative to a needle. */
export interface MouseOffset {
  /** Radians clockwise from the right. */
  direction: number;
  /** Distance of the mouse in CSS pixels. Infinity without a mouse. */
  distance: number;
}

export const NO_MOUSE: MouseOffset = { direction: 0, distance: Infinity };

/** Needles rotate to a mouse that is nearer than this, in CSS pixels. */
export const MOUSE_RANGE = 220;
/** Needles nearer to the mouse than this have full intensity, in CSS pixels. */
const FULL_HIGHLIGHT_DISTANCE = 72;
/**
 * Nearness at which a needle points at the mouse: 0 is at MOUSE_RANGE, 1 at FULL_HIGHLIGHT_DISTANCE. The intensity is
 * nearness², only 0.39 here, so needles have rotated before they glow.
 */
const FULL_ROTATION_NEARNESS = 0.625;

/** The spring to the mouse: four fifths of the way after 185 ms. Per second², and per second. */
const SPRING_TO_MOUSE = { stiffness: 120, damping: 13 };
/** The spring back to rest: four fifths of the way after 355 ms. */
const SPRING_TO_REST = { stiffness: 42, damping: 9.5 };

/** Intensity rises and falls by these fractions of the remaining way, per second. */
const HIGHLIGHT_RISE = 12;
const HIGHLIGHT_FALL = 3.5;
/** The scale at full intensity. At rest it is 1. */
export const HIGHLIGHTED_SCALE = 1.3;

/** Needles without highlights have the scale 0 at this distance from the mouse, in CSS pixels… */
const GONE_DISTANCE = 22;
/** …and the scale 1 at this one. */
const WHOLE_DISTANCE = 44;

/** A needle has arrived once it is this close to its target: radians, radians per second, and intensity. */
const ARRIVED_ANGLE = 0.005;
const ARRIVED_SPEED = 0.03;
const ARRIVED_INTENSITY = 0.01;

/** A needle at rest, as the drawing shows it. */
export function createSpring(needle: RotatingNeedle): SpringNeedle {
  const { length, width, pivot, fills } = needle;
  // The angle of a drawing is in degrees and 0 when the needle points up.
  const direction = toRadians(needle.angle - 90);
  const tip = pivot * length;
  return {
    pivotX: needle.x - tip * Math.cos(direction),
    pivotY: needle.y - tip * Math.sin(direction),
    tip,
    tail: tip - length,
    halfWidth: width / 2,
    fills,
    restDirection: direction,
    direction,
    speed: 0,
    scale: 1,
    intensity: 0,
    isMoving: false,
  };
}

/**
 * Moves a needle on by `seconds`. With `highlightsNearMouse` it grows and takes the highlight colour near the mouse.
 * Without, it shrinks, so that the cursor can be seen. Changes the needle itself: one frame can move a thousand.
 */
export function stepNeedle(
  needle: SpringNeedle,
  offset: MouseOffset,
  seconds: number,
  highlightsNearMouse: boolean,
): void {
  const nearness = smoothstep(offset.distance, MOUSE_RANGE, FULL_HIGHLIGHT_DISTANCE);
  const angleToMouse = shorterAngle(offset.direction - needle.restDirection);
  const rotationRatio = smoothstep(nearness, 0, FULL_ROTATION_NEARNESS);
  const targetDirection = needle.restDirection + angleToMouse * rotationRatio;
  const targetIntensity = nearness * nearness;

  const { stiffness, damping } = nearness > 0 ? SPRING_TO_MOUSE : SPRING_TO_REST;
  const remainingAngle = targetDirection - needle.direction;
  needle.speed += (stiffness * remainingAngle - damping * needle.speed) * seconds;
  needle.direction += needle.speed * seconds;

  const intensityRate = targetIntensity > needle.intensity ? HIGHLIGHT_RISE : HIGHLIGHT_FALL;
  needle.intensity += (targetIntensity - needle.intensity) * Math.min(1, intensityRate * seconds);

  needle.isMoving =
    Math.abs(remainingAngle) > ARRIVED_ANGLE ||
    Math.abs(needle.speed) > ARRIVED_SPEED ||
    Math.abs(targetIntensity - needle.intensity) > ARRIVED_INTENSITY;
  if (!needle.isMoving) {
    needle.direction = targetDirection;
    needle.speed = 0;
    needle.intensity = targetIntensity;
  }

  needle.scale = highlightsNearMouse
    ? 1 + (HIGHLIGHTED_SCALE - 1) * needle.intensity
    : smoothstep(offset.distance, GONE_DISTANCE, WHOLE_DISTANCE);
}

/** The same angle, in radians, by the shorter way round. */
function shorterAngle(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

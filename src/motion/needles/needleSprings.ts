import { smoothstep } from '../../shapes/interpolation.ts';
import type { NeedleShape } from '../../shapes/needlePath.ts';
import type { Fills, PaintedNeedle } from './fillNeedles.ts';

/** A needle that turns. Lengths are in the units of its drawing, and its place is that of its tip. */
export interface TurningNeedle extends Required<NeedleShape> {
  /** Place of the point that it turns about: a share of its length from the tip. */
  pivot: number;
  fills: Fills;
}

/**
 * A needle on its spring. Lengths are in the units of its drawing, angles clockwise from the right.
 */
export interface SpringNeedle extends PaintedNeedle {
  readonly fills: Fills;
  /** Radians. */
  readonly angleAtRest: number;
  angle: number;
  /** Radians per second. */
  speed: number;
  size: number;
  /** Strength of its glow in the highlight colour, 0 to 1. */
  heat: number;
  /** Whether it had not arrived after the last step. */
  isMoving: boolean;
}

/** The mouse, seen from a needle. */
export interface Pull {
  /** Direction of the mouse, in radians clockwise from the right. */
  angle: number;
  /** Distance of the mouse in CSS pixels. Infinity without a mouse. */
  distance: number;
}

export const NO_PULL: Pull = { angle: 0, distance: Infinity };

/** Needles turn to a mouse that is nearer than this, in CSS pixels. */
export const PULL_DISTANCE = 220;
/** Needles nearer to the mouse than this have full heat, in CSS pixels. */
const FULL_HEAT_DISTANCE = 72;
/** Needles this near turn all the way. Nearness is 0 at PULL_DISTANCE and 1 at FULL_HEAT_DISTANCE. */
const FULL_TURN_NEARNESS = 0.625;

/** The spring to the mouse: four fifths of the way after 185 ms. Per second², and per second. */
const SPRING_TO_MOUSE = { stiffness: 120, damping: 13 };
/** The spring back to rest: four fifths of the way after 355 ms. */
const SPRING_TO_REST = { stiffness: 42, damping: 9.5 };

/** Heat rises and falls by these shares of the remaining way, per second. */
const HEAT_RISE = 12;
const HEAT_FALL = 3.5;
/** Size at full heat, as a share of the size at rest. */
export const HEATED_SIZE = 1.3;

/** Needles without heat have no size at this distance from the mouse, in CSS pixels… */
const GONE_DISTANCE = 22;
/** …and their whole size at this one. */
const WHOLE_DISTANCE = 44;

/** A needle rests once it is this close to its target: radians, radians per second, and heat. */
const REST_ANGLE = 0.005;
const REST_SPEED = 0.03;
const REST_HEAT = 0.01;

/** A needle at rest, as the drawing shows it. */
export function springAtRest(needle: TurningNeedle): SpringNeedle {
  const { length, width, pivot, fills } = needle;
  // The angle of a drawing is in degrees and 0 when the needle points up.
  const angle = ((needle.angle - 90) * Math.PI) / 180;
  const tip = pivot * length;
  // From the place of the tip to that of the pivot.
  return {
    x: needle.x - tip * Math.cos(angle),
    y: needle.y - tip * Math.sin(angle),
    tip,
    tail: tip - length,
    halfWidth: width / 2,
    fills,
    angleAtRest: angle,
    angle,
    speed: 0,
    size: 1,
    heat: 0,
    isMoving: false,
  };
}

/**
 * Moves a needle on by `seconds`. With `hasHeat` it grows and glows near the mouse. Without, it
 * shrinks, so that the cursor can be seen. Changes the needle itself: one frame can move a
 * thousand.
 */
export function stepNeedle(
  needle: SpringNeedle,
  pull: Pull,
  seconds: number,
  hasHeat: boolean,
): void {
  const nearness = smoothstep(pull.distance, PULL_DISTANCE, FULL_HEAT_DISTANCE);
  const turnToMouse = shorterTurn(pull.angle - needle.angleAtRest);
  const shareOfTurn = smoothstep(nearness, 0, FULL_TURN_NEARNESS);
  const targetAngle = needle.angleAtRest + turnToMouse * shareOfTurn;
  const targetHeat = nearness * nearness;

  const { stiffness, damping } = nearness > 0 ? SPRING_TO_MOUSE : SPRING_TO_REST;
  const remainingTurn = targetAngle - needle.angle;
  needle.speed += (stiffness * remainingTurn - damping * needle.speed) * seconds;
  needle.angle += needle.speed * seconds;

  const heatRate = targetHeat > needle.heat ? HEAT_RISE : HEAT_FALL;
  needle.heat += (targetHeat - needle.heat) * Math.min(1, heatRate * seconds);

  needle.isMoving =
    Math.abs(remainingTurn) > REST_ANGLE ||
    Math.abs(needle.speed) > REST_SPEED ||
    Math.abs(targetHeat - needle.heat) > REST_HEAT;
  if (!needle.isMoving) {
    needle.angle = targetAngle;
    needle.speed = 0;
    needle.heat = targetHeat;
  }

  needle.size = hasHeat
    ? 1 + (HEATED_SIZE - 1) * needle.heat
    : smoothstep(pull.distance, GONE_DISTANCE, WHOLE_DISTANCE);
}

/** The same turn, in radians, by the shorter way round. */
function shorterTurn(turn: number): number {
  return Math.atan2(Math.sin(turn), Math.cos(turn));
}

import { MathUtils } from 'three';

/**
 * The constants of the vertex shader, grouped by effect: `flow.slowScale` is FLOW_SLOW_SCALE there.
 * Lengths are in units (view.ts), times in seconds, angles in radians. All others are rates, ratios
 * or factors, chosen by eye. `npm run tune` shows their effects. Endings of names:
 *
 * - `…From`, `…To`: the values at which an effect begins to show and shows in full. They are strengths
 *   from 0 to 1 where no comment says anything else.
 * - `…S`: seconds
 * - `…Added`: added at full strength
 * - `…Gain`: the strength is multiplied by it. Above 1, the effect is full before the strength is.
 */
export const effects = {
  needle: {
    width: 0.33,
    ridge: 0.26,
    length: 1.95,
    /** Sizes go from `smallest` to `smallest + variety`. */
    smallest: 0.92,
    variety: 0.16,
    /** Needles smaller than the size 1 / `slimming` are narrower too. */
    slimming: 2,
  },
  /** The floor on which needles stand. */
  floor: {
    /** Units from the nearest to the farthest needles. */
    depth: 70,
  },
  /** The surface below them: slow waves turn and lift them, quick ones ruffle them. */
  flow: {
    /** Added to the time of motion. */
    offsetS: 69,
    slowScale: 0.046,
    slowPace: 0.14,
    slowWeight: 0.78,
    quickScale: 0.097,
    quickPace: 0.24,
    quickWeight: 0.3,
    /** Direction of the needles, and how far a slow and a quick wave turn it. */
    heading: 0.4,
    headingBySlow: 3.6,
    headingByQuick: 1.3,
    /** Tilt of the needles, and how far a quick wave changes it. */
    pitch: 0.16,
    pitchByQuick: 0.12,
    /** Height of the needles above the floor on a wave of height 1. */
    lift: 2.4,
    /** Heights of the waves: valleys are below the first, crests above the second. */
    valley: -0.5,
    crest: 0.55,
    /** The colours `middle` and `high`. The values are heights, from the valleys (0) to the crests (1). */
    middleFrom: 0.15,
    middleTo: 0.6,
    highFrom: 0.42,
    highTo: 0.85,
    /** Brightness of valleys and of crests. */
    dark: 0.25,
    bright: 1.2,
  },
  /** The point at which they aim. */
  attractor: {
    turnFrom: 0.02,
    turnTo: 0.3,
    grow: 0.75,
    /** At the target the surface is flatter by this ratio. */
    flatten: 0.85,
    /** The pull at which that begins. It is full at a pull of 1, at the target. */
    flattenFrom: 0.3,
    /** Waves that run outwards: how much needles grow and glow on them. */
    ripple: 0.12,
    rippleGlow: 0.1,
    ripplePace: 2.6,
    rippleDensity: 1.15,
    /** Needles around the target have the colour `low`, those nearer to it the highlight colour. */
    colorFrom: 0.02,
    colorTo: 0.34,
    highlightFrom: 0.1,
    highlightTo: 0.6,
    brightFrom: 0.02,
    brightTo: 0.4,
    /** Brightness where the glow begins, and the brightness that the whole glow adds. */
    dark: 0.4,
    brightAdded: 1,
  },
  /** One front runs outwards from the target of the still picture, at the same speed to the end. */
  arrival: {
    /** Units per second. The slower it is, the longer a machine without a GPU draws all needles. */
    speed: 60,
    fade: 0.8,
    width: 2.4,
    /** Units per second by which it becomes wider. */
    widening: 2.2,
    pitchAdded: 0.55,
    lift: 0.9,
    grow: 0.28,
    brightAdded: 0.55,
    /** How much of the highlight colour its crest has. */
    highlight: 0.5,
    /** Units behind the front over which the needles shrink that this machine does not draw. */
    falloff: 24,
  },
  /** The ring after a press or a success. It slows down towards `radius`. */
  ring: {
    radius: 30,
    /** Per second: the way left to `radius` falls by exp(-approachRate * seconds). */
    approachRate: 1.5,
    fade: 1.4,
    width: 1.2,
    /** Units per second by which it becomes wider. */
    widening: 1.6,
    pitchAdded: 0.7,
    /** Needles that stand outwards after a success tilt less by this ratio. */
    pitchAfterSuccess: 0.7,
    lift: 1.4,
    grow: 0.5,
    turnGain: 1.6,
    highlightGain: 1.6,
    colorGain: 1.5,
    brightGain: 1.4,
    /** Its colour is whiter than the highlight colour by this much. */
    whiter: 0.12,
    /** Brightness of its crest. */
    bright: 1.25,
  },
  /** The needles stand outwards for a moment, in the accent's colour. */
  success: {
    /** Seconds later for each unit from its middle. */
    delayPerUnit: 0.02,
    riseS: 0.25,
    /** Counts from the beginning, as `riseS` does. Then the effect falls, and is gone `fallS` later. */
    holdS: 1.6,
    fallS: 1.4,
    /** Its reach, divided by that of the attractor. */
    reachRatio: 1.5,
    turnFrom: 0.05,
    turnTo: 0.4,
    pitch: 0.25,
    pitchAdded: 0.5,
    grow: 0.9,
    /** Brightness where it begins to show, and the brightness that full strength adds. */
    dark: 0.35,
    brightAdded: 0.95,
  },
  /** From far to near the needles turn down the page, let go of the attractor and become fewer. */
  exit: {
    /** Exit progress by which all are aligned. */
    alignedBy: 0.34,
    /** The nearest needles begin later than the farthest, by this fraction of the time in which one needle turns. */
    farFirst: 0.4,
    pitch: 0.1,
    grow: 0.35,
    release: 0.85,
    /** Needles shrink over this fraction of the order before they are gone. */
    shrinkSpan: 0.08,
  },
  /** Behind a mouse that moves quickly the needles lie along its path, and get up one after another. */
  trail: {
    /** The part of the floor on which needles can lie: all that a window of 21:9 shows up to the fog. */
    width: 160,
    depth: 80,
    /** z of its far edge, in units from the middle of the canvas. */
    far: -56,
    /** The strength falls from 1 to 0. At `firstUp` the first needles have got up, at `lastUp` the last. */
    firstUp: 0.45,
    lastUp: 0.05,
    /** Each needle gets up over so much of the strength. */
    gettingUp: 0.35,
    pitch: 0.04,
    sink: 0.5,
    grow: 0.25,
    /** Half-way up they are shorter: a needle that turns far would cross the others. */
    shrink: 0.55,
    /** How much of the colour `high` they have, beside `middle`. */
    high: 0.7,
    bright: 1.2,
  },
  /** Needles that do not aim at the focused control are darker, the others brighter. */
  spotlight: { dim: 0.68, brighten: 1.5 },
  /**
   * Needles that aim at the lower edge of the window are brighter, and the attractor reaches further, by this
   * fraction of its reach.
   */
  scrollHint: { brighten: 1.6, reachAdded: 0.6 },
  /**
   * The needles thin out towards the lower edge. Heights are from the middle of the canvas (0) to its
   * lower edge (-1).
   */
  edge: { thinFrom: -0.78, thinTo: -1.02, soft: 0.08 },
  /** Fog: needles fade between these distances, in distances of the camera from the middle of the canvas. */
  fog: { near: 1, far: 1.85 },
};

export type Effects = typeof effects;

/**
 * The needles become fewer from the exit progress `from` to `to`. Then the ratio `fewest` is left.
 * Not in `effects`: the shader gets the result of `cutoffOf` only.
 */
export const thinning = { from: 0.16, to: 0.92, fewest: 0.04 };

/** How the mouse presses needles flat. Not in `effects`: the shader gets the result of `nextTrail` only. */
export const brush = {
  /** Units from the path of the mouse up to which the needles lie flat, and those from which on none does. */
  innerRadius: 2.5,
  outerRadius: 6,
  /** Speeds in units per second: below the first no needle lies, from the second on all lie flat. */
  slowSpeed: 2,
  fullSpeed: 14,
  /** Until a full trail is gone. */
  lifetimeS: 2.2,
};

/**
 * Needles whose `order` is above this have the size 0. Just below it they shrink, over `exit.shrinkSpan`. `density`:
 * ratio of the needles that are drawn at the exit progress 0, from 0 to 1. `exit`: 0 to 1. At 0 the result is
 * `density + shrinkSpan`, so that none of the drawn needles shrinks.
 */
export function cutoffOf(density: number, exit: number): number {
  const { from, to, fewest } = thinning;
  const progress = MathUtils.smoothstep(exit, from, to);
  return (density + effects.exit.shrinkSpan) * (1 - (1 - fewest) * progress);
}

/** Ratio of the needles to draw, 0 to 1. It is not the cutoff, which is above the density at the exit progress 0. */
export function ratioToDraw(density: number, exit: number): number {
  return Math.min(density, cutoffOf(density, exit));
}

/**
 * Whether the front of the arrival, `age` seconds old, has passed the farthest needles and all needles behind it have
 * shrunk. `applyArrival` in needle.vert has the same condition.
 */
export function isArrivalOver(age: number): boolean {
  return age > (effects.floor.depth + effects.arrival.falloff) / effects.arrival.speed;
}

/** The constants as GLSL: `const float FLOW_SLOW_SCALE = float(0.046);`, a line each. */
export function glslConstants(from: Effects): string {
  const lines = Object.entries(from).flatMap(([effect, constants]) =>
    Object.entries(constants).map(
      ([name, value]) => `const float ${glslName(effect, name)} = float(${value});`,
    ),
  );
  return lines.join('\n');
}

function glslName(effect: string, name: string): string {
  return `${effect}_${name}`.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
}

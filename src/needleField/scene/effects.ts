import { MathUtils } from 'three';

/**
 * The constants of the shader, grouped by effect: `flow.slowScale` is FLOW_SLOW_SCALE there. Lengths are in
 * units (view.ts), times in seconds, angles in radians. All others are rates, shares or factors. `npm run
 * tune` shows what each does.
 */
export const effects = {
  needle: { width: 0.33, ridge: 0.26, length: 1.95, smallest: 0.92, variety: 0.16 },
  /** The surface below them: slow waves turn and lift them, quick ones ruffle them. */
  flow: {
    /** Seconds into the waves at the first frame, chosen by eye. */
    begin: 69,
    slowScale: 0.046,
    slowPace: 0.14,
    slowShare: 0.78,
    quickScale: 0.097,
    quickPace: 0.24,
    quickShare: 0.3,
    turn: 3.6,
    ruffle: 1.3,
    lift: 2.4,
    pitch: 0.16,
    dark: 0.25,
    bright: 1.2,
  },
  /** The point at which they aim. */
  attractor: {
    /** Shares of its pull at which needles begin to turn, and at which all aim. */
    turnFrom: 0.02,
    turnTo: 0.3,
    grow: 0.75,
    ripple: 0.12,
    ripplePace: 2.6,
    rippleDensity: 1.15,
    dark: 0.4,
    bright: 1,
  },
  /** The ring of a press. */
  ring: {
    radius: 30,
    speed: 1.5,
    fade: 1.4,
    width: 1.2,
    widening: 1.6,
    pitch: 0.7,
    lift: 1.4,
    grow: 0.5,
  },
  /** The needles stand outwards for a moment, in the accent's colour: `delay` later with each unit. */
  success: { delay: 0.02, rise: 0.25, hold: 1.6, fall: 1.4, reach: 1.5, pitch: 0.25, grow: 0.9 },
  /** From far to near the needles comb down the page, let go of the attractor and become fewer. */
  exit: {
    combBy: 0.34,
    farFirst: 0.4,
    depth: 70,
    pitch: 0.1,
    grow: 0.35,
    release: 0.85,
    shrink: 0.08,
  },
  /** Needles that do not aim at the focused control are darker, the others brighter. */
  calm: { dim: 0.68, raise: 1.5 },
  /** The needles thin out towards the lower edge. Heights are shares of half the picture, from its middle. */
  edge: { thinFrom: -0.78, thinTo: -1.02, soft: 0.08 },
};

export type Effects = typeof effects;

/** The needles become fewer from the exit progress `from` to `to`. Then the share `fewest` is left. */
export const thinning = { from: 0.16, to: 0.92, fewest: 0.04 };

/** Share of the places, in their order, with needles at an exit progress of 0 to 1. `share`: at rest. */
export function keptShare(share: number, exit: number): number {
  const { from, to, fewest } = thinning;
  return (share + effects.exit.shrink) * (1 - (1 - fewest) * MathUtils.smoothstep(exit, from, to));
}

/** The constants as GLSL: `const float FLOW_SLOW_SCALE = float(0.046);`, a line each. */
export function glslConstants(from: Effects): string {
  const lines = Object.entries(from).flatMap(([effect, values]) =>
    Object.entries(values).map(([name, value]) => {
      const constant = `${effect}_${name.replaceAll(/[A-Z]/g, '_$&')}`.toUpperCase();
      return `const float ${constant} = float(${value});`;
    }),
  );
  return lines.join('\n');
}

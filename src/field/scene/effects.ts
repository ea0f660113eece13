/**
 * Every constant of the needles' movement, grouped by effect. Lengths are in units (view.ts), times in seconds,
 * angles in radians, `pull` and other strengths from 0 to 1. scripts/tuning shows what each does.
 */
export const effects = {
  /** The needles themselves. */
  needle: { width: 0.33, ridge: 0.26, length: 1.95, smallest: 0.92, variety: 0.16 },
  /** The surface they lie on: slow waves turn and lift them, quick ones ruffle them. */
  flow: {
    /** Seconds into the waves at which the picture is at its best: the field begins there. */
    begin: 69,
    slowScale: 0.046,
    slowPace: 0.14,
    quickScale: 0.097,
    quickPace: 0.24,
    turn: 3.6,
    ruffle: 1.3,
    lift: 2.4,
    pitch: 0.16,
    dark: 0.25,
    bright: 1.2,
  },
  /** What they point at. */
  attractor: {
    /** Strengths at which needles begin to turn, and all point. */
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
  ring: { radius: 30, speed: 1.5, fade: 1.4, width: 1.2, widening: 1.6, pitch: 0.7, lift: 1.4, grow: 0.5 },
  /** A message has arrived: needles stand outwards, in the accent's colour. */
  success: { rise: 0.25, hold: 1.6, fall: 1.4, reach: 1.5, pitch: 0.25, grow: 0.9 },
  /** The way in: from disorder into place, a little beyond and back, spreading from the attractor. */
  entry: { spread: 0.42, scatter: 0.1, distance: 55, turn: 9, pitch: 2.6, lift: 3, dim: 0.15 },
  /** The way out: from far to near they comb down the page, then become fewer (thinning.ts). */
  exit: { combBy: 0.34, farFirst: 0.4, depth: 70, pitch: 0.1, grow: 0.35, shrink: 0.08 },
  /** The room's lower edge: towards it they become fewer. Heights are shares of half the picture, from its middle. */
  edge: { thinFrom: -0.78, thinTo: -1.02 },
};

export type Effects = typeof effects;

/** The constants for a shader, as `const float FLOW_SLOW_SCALE = 0.046;`, a line each. */
export function glslConstants(from: Effects): string {
  return Object.entries(from)
    .flatMap(([effect, values]) =>
      Object.entries(values).map(
        ([name, value]) => `const float ${constantName(effect, name)} = ${glslFloat(value)};`,
      ),
    )
    .join('\n');
}

function constantName(effect: string, name: string): string {
  return `${effect}_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`)}`.toUpperCase();
}

/** A number as GLSL takes it: always with a point or an exponent. */
function glslFloat(value: number): string {
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

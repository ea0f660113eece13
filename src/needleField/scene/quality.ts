/** Levels of quality: the most device pixels per CSS pixel, and the share of the needles. Pixels go first. */
export const QUALITIES = [
  { pixelRatio: 1.75, needles: 1 },
  { pixelRatio: 1.25, needles: 1 },
  { pixelRatio: 1, needles: 0.75 },
  { pixelRatio: 0.75, needles: 0.5 },
];
/** The lowest level, an index of `QUALITIES`. Below it there is only the still picture. */
export const LOWEST = QUALITIES.length - 1;

/** A larger canvas is drawn with fewer pixels, whatever the screen has. */
const MOST_PIXELS = 6_000_000;

/** The level to begin with. Unknown counts as many processor cores. */
export function firstLevel(hasGpu: boolean, cores = 8): number {
  return hasGpu && cores > 2 ? 0 : LOWEST;
}

/**
 * Frames per second below which a level costs too much, and above which the next better one is tried: the `bounds` of
 * drei's PerformanceMonitor. Without a GPU every other frame is drawn, and the level stays: each frame takes the
 * processor from the page.
 */
export function boundsOf(
  level: number,
  hasGpu: boolean,
  refreshRate: number,
): [lower: number, upper: number] {
  if (!hasGpu) return [12, Infinity];
  const [lower, upper] = refreshRate > 100 ? [60, 100] : [40, 60];
  return [level === LOWEST ? 24 : lower, level === 0 ? Infinity : upper];
}

/** Device pixels per CSS pixel for a canvas of `width` by `height` CSS pixels on a screen with `screenRatio`. */
export function pixelRatioFor(level: number, width: number, height: number, screenRatio: number): number {
  const affordable = Math.sqrt(MOST_PIXELS / Math.max(1, width * height));
  return Math.min(screenRatio, QUALITIES[level]!.pixelRatio, affordable);
}

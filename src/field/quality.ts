/** How much is drawn. Levels go from 0, everything, to `LOWEST`. */
export interface Quality {
  level: number;
  /** Good reports in a row. */
  streak: number;
  /** Good reports in a row that it takes to climb a level; doubles with every fall, so that it settles. */
  patience: number;
}

/** What a level costs: first pixels go, then needles. */
interface Level {
  /** Upper bound of device pixels per CSS pixel. */
  pixelRatio: number;
  /** Share of the needles that are drawn, 0 to 1. */
  share: number;
}

/** The upper bound at full quality is DESIGN.md 5's. */
const LEVELS: readonly Level[] = [
  { pixelRatio: 1.75, share: 1 },
  { pixelRatio: 1.35, share: 1 },
  { pixelRatio: 1, share: 1 },
  { pixelRatio: 1, share: 0.8 },
  { pixelRatio: 0.8, share: 0.6 },
];

/** The level below which there is none. */
export const LOWEST = LEVELS.length - 1;

/** The most pixels a canvas gets, whatever the screen: a 4K screen need not be filled pixel by pixel. */
const MOST_PIXELS = 6_000_000;
const LONGEST_PATIENCE = 32;

/** Where to begin on a device with this many processor cores; unknown counts as many. */
export function firstQuality(cores = 8): Quality {
  return { level: cores <= 2 ? 2 : cores <= 4 ? 1 : 0, streak: 0, patience: 2 };
}

/** The quality after another report: `slow`, frames came late, or `smooth`, they came as the screen can. */
export function adjustQuality({ level, streak, patience }: Quality, report: 'slow' | 'smooth'): Quality {
  if (report === 'slow') {
    return { level: Math.min(LOWEST, level + 1), streak: 0, patience: Math.min(LONGEST_PATIENCE, patience * 2) };
  }
  if (level === 0 || streak + 1 < patience) return { level, streak: level === 0 ? 0 : streak + 1, patience };
  return { level: level - 1, streak: 0, patience };
}

/** Device pixels per CSS pixel for a canvas of `width` by `height` CSS pixels on a screen with `screenRatio`. */
export function pixelRatioFor({ level }: Quality, width: number, height: number, screenRatio: number): number {
  const affordable = Math.sqrt(MOST_PIXELS / Math.max(1, width * height));
  return Math.min(screenRatio, levelAt(level).pixelRatio, affordable);
}

/** Share of the needles to draw, 0 to 1. */
export function needleShare({ level }: Quality): number {
  return levelAt(level).share;
}

function levelAt(level: number): Level {
  const found = LEVELS[level];
  if (!found) throw new RangeError(`There is no quality level ${level}`);
  return found;
}

/** How much is drawn. Levels go from 0, everything, to `LOWEST`, and then to half the frames. */
export interface Quality {
  level: number;
  /** Good reports in a row; below 0, bad ones. */
  streak: number;
  /** Good reports in a row that it takes to climb a level; doubles with every fall, so that it settles. */
  patience: number;
}

/** How frames have come for a while. */
export interface Pace {
  /** `slow`: late; `smooth`: as the screen can. */
  speed: 'slow' | 'smooth';
  /** Frames drawn in a second. */
  framesPerSecond: number;
}

/** What a level costs: first pixels go, then needles, then every other frame. */
interface Level {
  /** Upper bound of device pixels per CSS pixel. */
  pixelRatio: number;
  /** Share of the needles that are drawn, 0 to 1. */
  share: number;
  /** Of so many frames of the screen one is drawn. */
  every: number;
}

const LEVELS: readonly Level[] = [
  { pixelRatio: 1.75, share: 1, every: 1 },
  { pixelRatio: 1.35, share: 1, every: 1 },
  { pixelRatio: 1, share: 1, every: 1 },
  { pixelRatio: 1, share: 0.8, every: 1 },
  { pixelRatio: 0.8, share: 0.6, every: 1 },
  { pixelRatio: 0.75, share: 0.5, every: 1 },
  { pixelRatio: 0.75, share: 0.5, every: 2 },
];

/** The lowest level that draws every frame of the screen. */
export const LOWEST = LEVELS.length - 2;
/** The level that draws every other frame; below it there is only the poster. */
export const HALVED = LEVELS.length - 1;

/** Frames in a second below which the lowest level is no movement any more. */
const FLOOR = 24;
/** Reports in a row below half the floor until the poster takes over: one may be somebody else's doing. */
export const LAST_CHANCES = 4;

/** The most pixels a canvas gets, whatever the screen: a 4K screen need not be filled pixel by pixel. */
const MOST_PIXELS = 6_000_000;
const LONGEST_PATIENCE = 32;

/**
 * Where to begin on a device with this many processor cores; unknown counts as many. With few it begins at the lowest
 * level, and where these draw in place of a graphics card at every other frame, for good: each frame takes all of them
 * from the page.
 */
export function firstQuality(cores = 8, byProcessor = false): Quality {
  if (cores > 2) return { level: cores <= 4 ? 1 : 0, streak: 0, patience: 2 };
  return byProcessor
    ? { level: HALVED, streak: 0, patience: Infinity }
    : { level: LOWEST, streak: 0, patience: 2 };
}

/** The quality after another report; `'picture'` where not even half the frames can be drawn: for good. */
export function adjustQuality(quality: Quality, pace: Pace): Quality | 'picture' {
  const { level, streak, patience } = quality;
  if (level === HALVED) return adjustHalved(quality, pace);
  if (pace.speed === 'slow') {
    const lowest = pace.framesPerSecond < FLOOR ? HALVED : LOWEST;
    const next = level < LOWEST ? level + 1 : lowest;
    return { level: next, streak: 0, patience: Math.min(LONGEST_PATIENCE, patience * 2) };
  }
  if (level === 0) return { level, streak: 0, patience };
  if (streak + 1 < patience) return { level, streak: streak + 1, patience };
  return { level: level - 1, streak: 0, patience };
}

/** With half the frames half the floor has to be reached; where all of it is, all frames get another chance. */
function adjustHalved(quality: Quality, { framesPerSecond }: Pace): Quality | 'picture' {
  const { level, streak, patience } = quality;
  if (framesPerSecond < FLOOR / 2) {
    const bad = Math.min(streak, 0) - 1;
    return bad <= -LAST_CHANCES ? 'picture' : { level, streak: bad, patience };
  }
  if (framesPerSecond < FLOOR) return { level, streak: 0, patience };
  const good = Math.max(streak, 0) + 1;
  return good < patience ? { level, streak: good, patience } : { level: LOWEST, streak: 0, patience };
}

/** Device pixels per CSS pixel for a canvas of `width` by `height` CSS pixels on a screen with `screenRatio`. */
export function pixelRatioFor(
  { level }: Quality,
  width: number,
  height: number,
  screenRatio: number,
): number {
  const affordable = Math.sqrt(MOST_PIXELS / Math.max(1, width * height));
  return Math.min(screenRatio, levelAt(level).pixelRatio, affordable);
}

/** Share of the needles to draw, 0 to 1. */
export function needleShare({ level }: Quality): number {
  return levelAt(level).share;
}

/** Of how many frames of the screen one is drawn. */
export function frameInterval({ level }: Quality): number {
  return levelAt(level).every;
}

function levelAt(level: number): Level {
  const found = LEVELS[level];
  if (!found) throw new RangeError(`There is no quality level ${level}`);
  return found;
}

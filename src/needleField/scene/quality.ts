import type { CanvasSize } from '../sceneInput.ts';

interface SceneQuality {
  /** Device pixels for each CSS pixel, at most. */
  pixelRatio: number;
  /** Ratio of the needles that are drawn, 0 to 1. */
  density: number;
  /** Ratio of the frames that are due, 0 to 1, below which the next quality follows. */
  minFrameRatio: number;
}

/** The best first. After the last one there is only the still picture. */
const QUALITIES_WITH_GPU: readonly SceneQuality[] = [
  { pixelRatio: 1.75, density: 1, minFrameRatio: 0.6 },
  { pixelRatio: 1.25, density: 1, minFrameRatio: 0.6 },
  { pixelRatio: 1, density: 0.75, minFrameRatio: 0.6 },
  { pixelRatio: 0.75, density: 0.5, minFrameRatio: 0.4 },
];
/** The processor draws each needle and each pixel. */
const QUALITIES_WITHOUT_GPU: readonly SceneQuality[] = [
  { pixelRatio: 0.6, density: 0.5, minFrameRatio: 0.6 },
];

export function qualitiesFor(hasGpu: boolean): readonly SceneQuality[] {
  return hasGpu ? QUALITIES_WITH_GPU : QUALITIES_WITHOUT_GPU;
}

/** The quality in use, and the judgements before it. */
export interface QualityState {
  /** Index of the quality in use. `judge` may go past the last one: then Scene.tsx reports `broken`. */
  index: number;
  /** How often it has fallen. */
  falls: number;
  /** Judgements since the quality last changed that found nearly all frames in time. */
  goodJudgements: number;
}

/** Found by a judgement: too few frames were in time, or nearly all. */
export type Verdict = 'slow' | 'good';

/** Good judgements after the first fall until the quality rises again. Each fall doubles them. */
const JUDGEMENTS_BEFORE_RISE = 10;

export const INITIAL_QUALITY_STATE: QualityState = { index: 0, falls: 0, goodJudgements: 0 };

/** The quality after a judgement. It falls at once. The more often it has fallen, the later it rises. */
export function judge(before: QualityState, verdict: Verdict): QualityState {
  const { index, falls } = before;
  if (verdict === 'slow') return { index: index + 1, falls: falls + 1, goodJudgements: 0 };
  const goodJudgements = before.goodJudgements + 1;
  const isBest = index === 0;
  // Any other than the best has fallen at least once.
  if (isBest || goodJudgements < JUDGEMENTS_BEFORE_RISE * 2 ** (falls - 1)) {
    return { index, falls, goodJudgements };
  }
  return { index: index - 1, falls, goodJudgements: 0 };
}

/** Ratio of the frames that are due from which nearly all are in time. */
const GOOD_FRAME_RATIO = 0.95;

/**
 * Frames per second below which the frames of a quality are slow, and from which they are good.
 * `requestedRate`: as many as the scene asks for. `displayRate`: as many as the display shows.
 */
export function frameRateBounds(
  { minFrameRatio }: SceneQuality,
  requestedRate: number,
  displayRate: number,
): [slowBelow: number, goodFrom: number] {
  const due = Math.min(requestedRate, displayRate);
  return [minFrameRatio * due, GOOD_FRAME_RATIO * due];
}

/** A larger canvas is drawn with fewer pixels, whatever the screen has. */
const MAX_PIXELS = 6_000_000;

/** Device pixels to draw per CSS pixel. */
export function pixelRatioFor(
  quality: SceneQuality,
  { width, height, pixelRatio }: CanvasSize,
): number {
  const affordable = Math.sqrt(MAX_PIXELS / Math.max(1, width * height));
  return Math.min(pixelRatio, quality.pixelRatio, affordable);
}

import type { FieldSize } from '../fieldInput.ts';

export interface FieldQuality {
  /** Device pixels for each CSS pixel, at most. */
  pixelRatio: number;
  /** Share of the needles, 0 to 1. */
  needles: number;
  /** Frames per second below which the next quality follows. */
  minFps: number;
}

/** The best first. After the last one there is only the still picture. */
export const FIELD_QUALITIES: readonly FieldQuality[] = [
  { pixelRatio: 1.75, needles: 1, minFps: 40 },
  { pixelRatio: 1.25, needles: 1, minFps: 40 },
  { pixelRatio: 1, needles: 0.75, minFps: 40 },
  { pixelRatio: 0.75, needles: 0.5, minFps: 24 },
];
export const LOWEST_QUALITY = FIELD_QUALITIES.length - 1;
/** Without a GPU every other frame is left out, to spare the processor: half of the lowest `minFps`. */
export const MIN_FPS_WITHOUT_GPU = 12;

/** A larger canvas is drawn with fewer pixels, whatever the screen has. */
const MAX_PIXELS = 6_000_000;

/** Device pixels to draw per CSS pixel. `quality`: index of FIELD_QUALITIES. */
export function pixelRatioFor(quality: number, { width, height, pixelRatio }: FieldSize): number {
  const affordable = Math.sqrt(MAX_PIXELS / Math.max(1, width * height));
  return Math.min(pixelRatio, FIELD_QUALITIES[quality]!.pixelRatio, affordable);
}

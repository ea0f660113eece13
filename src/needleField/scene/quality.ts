import type { FieldSize } from '../fieldInput.ts';

/**
 * Best first: the most device pixels per CSS pixel, the share of the needles (0 to 1), and the frames per
 * second below which the next quality follows. After the last one there is only the still picture.
 */
export const QUALITIES = [
  { pixelRatio: 1.75, needles: 1, minFps: 40 },
  { pixelRatio: 1.25, needles: 1, minFps: 40 },
  { pixelRatio: 1, needles: 0.75, minFps: 40 },
  { pixelRatio: 0.75, needles: 0.5, minFps: 24 },
];
export const LOWEST = QUALITIES.length - 1;
/** Without a GPU every other frame is drawn: each takes the processor from the page. */
export const MIN_FPS_WITHOUT_GPU = 12;

/** A larger canvas is drawn with fewer pixels, whatever the screen has. */
const MAX_PIXELS = 6_000_000;

/** Device pixels to draw per CSS pixel. `quality`: index of QUALITIES. */
export function pixelRatioFor(quality: number, { width, height, pixelRatio }: FieldSize): number {
  const affordable = Math.sqrt(MAX_PIXELS / Math.max(1, width * height));
  return Math.min(pixelRatio, QUALITIES[quality]!.pixelRatio, affordable);
}

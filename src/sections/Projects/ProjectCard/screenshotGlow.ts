/** `data-glow` of projects without a glow: colours behind their screenshots, from the theme. */
const screenshotGlows = ['plain-1', 'plain-2', 'plain-3'] as const;

export type ScreenshotGlow = (typeof screenshotGlows)[number];

/** The colours take turns. */
export function screenshotGlow(index: number): ScreenshotGlow {
  return screenshotGlows[index % screenshotGlows.length]!;
}

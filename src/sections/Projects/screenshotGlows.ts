/** `data-glow` of projects without a glow: colours behind their screenshots, in turn, from the theme. */
export const screenshotGlows = ['plain-1', 'plain-2', 'plain-3'] as const;

/** `data-glow` of projects without a glow: colours behind their screenshots, in turn, from the theme. */
export const screenshotGlows = ['screenshot-1', 'screenshot-2', 'screenshot-3'] as const;

/** Colours behind plain screenshots, in turn; the theme defines them. */
export const thumbnailFrames = ['frame-1', 'frame-2', 'frame-3'] as const;

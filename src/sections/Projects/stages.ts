/** What plain screenshots stand on, in turn; the theme gives each its light. */
export const stages = ['stage-1', 'stage-2', 'stage-3'] as const;

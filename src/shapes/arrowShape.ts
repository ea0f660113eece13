/** The arrow in a box of 24 by 24: its outline and its shaded facet. Its tip is at 2.5, 2.5. */
export const arrowShape = {
  outline: 'M2.5 2.5 21.5 10 13.3 13.1 10.1 21.5z',
  shade: 'M2.5 2.5 13.3 13.1 10.1 21.5z',
} as const;

/**
 * The arrow that the site grows from, as the `d` of SVG paths in a box of 24 by 24: its outline, and the facet that lies
 * in the shade. Its tip is at 2.5, 2.5, and both sides are 19 long.
 */
export const arrowShape = {
  outline: 'M2.5 2.5 21.5 10 13.3 13.1 10.1 21.5z',
  shade: 'M2.5 2.5 13.3 13.1 10.1 21.5z',
} as const;

/** A needle is widest at this share of its length from its tip, as the field's own. */
const WIDEST = 0.85;

/**
 * Outline of a needle as the `d` of an SVG path: its tip lies at the origin, its tail straight below it.
 * `side` gives the whole, or the facet left or right of the ridge, seen with the tip up. Both figures are in the
 * units of the drawing and greater than 0.
 */
export function needlePath(length: number, width: number, side: 'both' | 'left' | 'right' = 'both'): string {
  const [widest, half] = [length * WIDEST, width / 2].map((value) => Number(value.toFixed(2)));
  const left = side === 'right' ? '' : `L-${half} ${widest}`;
  const right = side === 'left' ? '' : `L${half} ${widest}`;
  return `M0 0${left}L0 ${length}${right}z`;
}

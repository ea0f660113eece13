/** A needle is widest at this share of its length from its tip, as the field's own. */
const WIDEST = 0.85;

/** A needle in the units of the drawing that it is part of. */
export interface NeedleShape {
  /** From tip to tail, greater than 0. */
  length: number;
  /** Where it is widest, greater than 0. */
  width: number;
  /** Degrees that it is turned clockwise about its tip; at 0, which is meant where nothing is said, it points up. */
  angle?: number;
}

/**
 * Outline of a needle whose tip lies at the origin, as the `d` of an SVG path: the whole, or only the facet right of the
 * ridge, seen with the tip up. The turn is in the path itself, so that the box around it is no larger than it is.
 */
export function needlePath(
  { length, width, angle = 0 }: NeedleShape,
  part: 'whole' | 'right' = 'whole',
): string {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const point = (x: number, y: number) =>
    [x * cos - y * sin, x * sin + y * cos].map((value) => Number(value.toFixed(2))).join(' ');
  const corners = [point(width / 2, length * WIDEST), point(0, length)];
  if (part === 'whole') corners.push(point(-width / 2, length * WIDEST));
  return `M0 0L${corners.join('L')}z`;
}

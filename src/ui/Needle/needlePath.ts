/** A needle is widest at this share of its length from its tip, like those of the needle field. */
export const WIDEST = 0.85;

/** A needle in the units of its drawing. */
export interface NeedleShape {
  /** The tip; the origin by default. */
  x?: number;
  y?: number;
  length: number;
  /** Width at the widest place. */
  width: number;
  /** Degrees clockwise about the tip. Default 0: points up. */
  angle?: number;
}

/** The `d` of a needle, or of one of its facets. A turn in the path keeps the bounding box small. */
export function needlePath(
  { x = 0, y = 0, length, width, angle = 0 }: NeedleShape,
  part: 'whole' | 'left' | 'right' = 'whole',
): string {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const step = (across: number, along: number) =>
    [across * cos - along * sin, across * sin + along * cos].map((value) =>
      Number(value.toFixed(1)),
    );
  const side = part === 'left' ? -width / 2 : width / 2;
  const sides = [step(side, length * WIDEST), step(-side, length * (1 - WIDEST))];
  if (part === 'whole') sides.push(step(-side, length * (WIDEST - 1)));
  return `M${x} ${y}l${sides.flat().join(' ')}z`;
}

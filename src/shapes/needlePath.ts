import { toRadians } from '../math/angles.ts';

/** A needle is widest at this fraction of its length from its tip, like those of the needle field. */
export const WIDEST_FROM_TIP = 0.85;

/** A needle in the units of its drawing. */
export interface NeedleShape {
  /** Place of the tip. Default: the origin. */
  x?: number;
  y?: number;
  length: number;
  /** Width at the widest place. */
  width: number;
  /** Degrees clockwise about the tip. Default 0: points up. */
  angle?: number;
}

/** A needle has two facets beside its ridge. Seen with the tip up, the left one is lit, the right one in shade. */
export type FacetSide = 'left' | 'right';

/**
 * The `d` of the facet on a side. Default: the whole needle. The angle is in the path and not in a `transform`:
 * needles with several angles can share one path.
 */
export function needlePath(
  { x = 0, y = 0, length, width, angle = 0 }: NeedleShape,
  side?: FacetSide,
): string {
  const radians = toRadians(angle);
  const sin = Math.sin(radians);
  const cos = Math.cos(radians);
  /** A relative line, rotated with the needle: `across` runs right, `down` from the tip to the tail. */
  const line = (across: number, down: number) => [
    rounded(across * cos - down * sin),
    rounded(across * sin + down * cos),
  ];

  const outerEdge = side === 'left' ? -width / 2 : width / 2;
  const toWidest = length * WIDEST_FROM_TIP;
  const toTail = length * (1 - WIDEST_FROM_TIP);
  // From the tip to the outer edge where it is widest, and on to the tail. A whole needle goes on to the other edge.
  // `z` goes back to the tip.
  const lines = [line(outerEdge, toWidest), line(-outerEdge, toTail)];
  if (!side) lines.push(line(-outerEdge, -toTail));
  return `M${pathNumbers([x, y])}l${pathNumbers(lines.flat())}z`;
}

/** Numbers as short as a path allows: `-` parts two of them, and a zero before the point may go. */
function pathNumbers(values: readonly number[]): string {
  const shortest = values.map((value) => String(value).replace(/^(-?)0\./, '$1.'));
  return shortest.join(' ').replaceAll(' -', '-');
}

function rounded(value: number): number {
  return Number(value.toFixed(1));
}

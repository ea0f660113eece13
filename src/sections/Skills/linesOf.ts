import { lineWidth, textFace } from '../../ui/lineWidth.ts';

/** What fits into the style sheet's 9 and 14.4 em, where letters are a little closer; the estimate is 6% too wide. */
const TWO = 9.2;
const THREE = 16;
/** A comma and the space behind it. */
const BETWEEN = 0.5;

/**
 * In how many lines the links to a skill's projects stand: in one where a cell is wide, else in two, of which the first
 * holds the first link alone when there are three. None says that they may need more: only then do lines have to keep
 * the distance of two targets. An estimate by the letters' widths.
 */
export function linesOf(titles: readonly string[]): 'one' | 'two' | undefined {
  const [first, ...others] = titles;
  if (first === undefined || others.length > 2 || (others.length === 2 && width(others) > TWO))
    return undefined;
  return width(titles) <= THREE ? 'one' : 'two';
}

function width(titles: readonly string[]): number {
  return titles.reduce((sum, title) => sum + lineWidth(title, textFace), (titles.length - 1) * BETWEEN);
}

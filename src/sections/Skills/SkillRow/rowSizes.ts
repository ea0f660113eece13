/** How large a skill with a level is: its name, its level, its bar and the needles in it. */
export type RowSize = 'large' | 'medium' | 'small';

/** If the levels of a list differ by less than this, in percent, all of its rows are medium. */
const MIN_DIFFERENCE = 10;

/** The sizes of rows with these levels: by thirds between the lowest and the highest. */
export function rowSizes(levels: readonly number[]): RowSize[] {
  const lowest = Math.min(...levels);
  const highest = Math.max(...levels);
  if (highest - lowest < MIN_DIFFERENCE) return levels.map(() => 'medium');
  const third = (highest - lowest) / 3;
  return levels.map((level) => {
    if (level > highest - third) return 'large';
    if (level < lowest + third) return 'small';
    return 'medium';
  });
}

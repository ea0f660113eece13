/** The column of a card in windows with two columns. */
export type CardColumn = 'left' | 'right' | 'both';

/**
 * Cards form pairs in their order, and a last one without a partner takes both columns. A card whose case study is open
 * keeps its column and has the row for itself. The cards before it and those after it form their own pairs, so reading
 * order and order on screen are the same.
 */
export function cardColumn(
  index: number,
  count: number,
  openIndex: number | undefined,
): CardColumn {
  const isAfterOpen = openIndex !== undefined && index > openIndex;
  const start = isAfterOpen ? openIndex + 1 : 0;
  const end = isAfterOpen ? count : (openIndex ?? count);
  const isLeft = (index - start) % 2 === 0;
  const isLast = index === end - 1;
  if (isLeft && isLast) return 'both';
  return isLeft ? 'left' : 'right';
}

/** The position of a card in windows with two columns, while a case study is open. */
export interface CardPosition {
  column: 'left' | 'right';
  /** Whether it takes both columns, because it has no partner. */
  isWide: boolean;
}

/**
 * The open card is a row. Those before and after it form pairs, in their order, so reading order and order on
 * screen are the same. The open card keeps its column.
 */
export function cardPosition(index: number, count: number, open: number): CardPosition {
  const isAfter = index > open;
  const place = isAfter ? index - open - 1 : index;
  const last = isAfter ? count - open - 2 : open - 1;
  const isLeft = place % 2 === 0;
  return {
    column: isLeft ? 'left' : 'right',
    isWide: index !== open && isLeft && place === last,
  };
}

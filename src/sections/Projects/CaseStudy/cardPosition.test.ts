import { expect, test } from 'vitest';
import { cardPosition } from './cardPosition.ts';

/** Rows of the cards 0 to 5. One in brackets is the open card, in its column. One alone is wide. */
test.each([
  [0, '[0 .] 1+2 3+4 5'],
  [1, '0 [. 1] 2+3 4+5'],
  [2, '0+1 [2 .] 3+4 5'],
  [5, '0+1 2+3 4 [. 5]'],
])('of six cards the one at %i is open: %s', (open, rows) => {
  expect(rowsOf(6, open)).toBe(rows);
});

test('of an odd number of cards, the last may be open', () => {
  expect(rowsOf(3, 2)).toBe('0+1 [2 .]');
});

test('the only card may be open', () => {
  expect(rowsOf(1, 0)).toBe('[0 .]');
});

function rowsOf(count: number, open: number): string {
  const texts = Array.from({ length: count }, (_, index) => {
    const { column, isWide } = cardPosition(index, count, open);
    if (index === open) return column === 'left' ? `[${index} .] ` : `[. ${index}] `;
    if (isWide) return `${index} `;
    return column === 'left' ? `${index}+` : `${index} `;
  });
  return texts.join('').trim();
}

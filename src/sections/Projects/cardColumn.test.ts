import { expect, test } from 'vitest';
import { cardColumn } from './cardColumn.ts';

/** Rows of the cards 0 to 5. One in brackets is the open card, in its column. One in angle brackets takes both columns. */
test.each([
  [0, '[0 .] 1+2 3+4 <5>'],
  [1, '<0> [. 1] 2+3 4+5'],
  [2, '0+1 [2 .] 3+4 <5>'],
  [5, '0+1 2+3 <4> [. 5]'],
])('of six cards the one at %i is open: %s', (open, rows) => {
  expect(rowsOf(6, open)).toBe(rows);
});

test('of an odd number of cards, the last may be open', () => {
  expect(rowsOf(3, 2)).toBe('0+1 [2 .]');
});

test('the only card may be open', () => {
  expect(rowsOf(1, 0)).toBe('[0 .]');
});

test.each([
  [1, '<0>'],
  [4, '0+1 2+3'],
  [5, '0+1 2+3 <4>'],
])('of %i cards none is open: %s', (count, rows) => {
  expect(rowsOf(count, undefined)).toBe(rows);
});

function rowsOf(count: number, openIndex: number | undefined): string {
  const texts = Array.from({ length: count }, (_, index) => {
    const column = cardColumn(index, count, openIndex);
    if (index === openIndex) return column === 'left' ? `[${index} .] ` : `[. ${index}] `;
    if (column === 'both') return `<${index}> `;
    return column === 'left' ? `${index}+` : `${index} `;
  });
  return texts.join('').trim();
}

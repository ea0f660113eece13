import { expect, test } from 'vitest';
import { hasHiddenCharacters, withoutHiddenCharacters } from './hiddenCharacters.ts';

test.each(['\u061C', '\u200B', '\u200E', '\u200F', '\u202E', '\u2067', '\u2069', '\uFEFF'])(
  'the character %j is hidden, and goes',
  (character) => {
    expect(hasHiddenCharacters(`a${character}b`)).toBe(true);
    expect(withoutHiddenCharacters(`a${character}b`)).toBe('ab');
  },
);

test.each(['नि\u200Dक', 'نمی\u200Cدانم', 'שלום', 'a\nb'])('%j stays as it is', (text) => {
  expect(hasHiddenCharacters(text)).toBe(false);
  expect(withoutHiddenCharacters(text)).toBe(text);
});

test('control characters become spaces, and halves of characters go', () => {
  expect(withoutHiddenCharacters('\u001B[31mred\t\uD800!')).toBe(' [31mred !');
});

test.each(['\r\n', '\r', '\u2028', '\u2029'])('the line break %j is a plain one', (lineBreak) => {
  expect(withoutHiddenCharacters(`a${lineBreak}b`)).toBe('a\nb');
});

import { expect, test } from 'vitest';
import { hasHiddenMarks, withoutHiddenMarks } from './hiddenMarks.ts';

test.each(['\u061C', '\u200B', '\u200E', '\u200F', '\u202E', '\u2067', '\u2069', '\uFEFF'])(
  'the mark %j is hidden, and goes',
  (mark) => {
    expect(hasHiddenMarks(`a${mark}b`)).toBe(true);
    expect(withoutHiddenMarks(`a${mark}b`)).toBe('ab');
  },
);

test.each(['नि\u200Dक', 'نمی\u200Cدانم', 'שלום', 'a\nb'])('%j stays as it is', (text) => {
  expect(hasHiddenMarks(text)).toBe(false);
  expect(withoutHiddenMarks(text)).toBe(text);
});

test('control characters become spaces, and halves of characters go', () => {
  expect(withoutHiddenMarks('\u001B[31mred\t\uD800!')).toBe(' [31mred !');
});

test.each(['\r\n', '\r', '\u2028', '\u2029'])('the line break %j is a plain one', (lineBreak) => {
  expect(withoutHiddenMarks(`a${lineBreak}b`)).toBe('a\nb');
});

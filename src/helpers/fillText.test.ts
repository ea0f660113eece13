import { expect, test } from 'vitest';
import { fillText } from './fillText.ts';

test.each([
  ['Slide {n} of {count}', 'Slide 2 of 6'],
  ['{count}: {n}', '6: 2'],
  ['{n}, {n}', '2, 2'],
])('values stand where the text names them: %s', (template, text) => {
  expect(fillText(template, { n: 2, count: 6 })).toBe(text);
});

test('a name without a value stays as the owner wrote it', () => {
  expect(fillText('{n} of {all}', { n: 0 })).toBe('0 of {all}');
});

test('a value is not read as a pattern', () => {
  expect(fillText('Down to {section}', { section: '$& and $1' })).toBe('Down to $& and $1');
});

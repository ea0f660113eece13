import { expect, test } from 'vitest';
import { blocksIn } from './plainText.ts';

/** The blocks of a text, points with a bullet. */
function read(written: string): string[] {
  return blocksIn(written).map(({ text, isPoint }) => (isPoint ? `• ${text}` : text));
}

test.each([
  ['paragraphs', '<p>One\ntext</p><p>Two</p>', ['One text', 'Two']],
  [
    'a list',
    'Team<ul><li>New &amp; fast</li><li>Half</li></ul>',
    ['Team', '• New & fast', '• Half'],
  ],
  ['inline tags and entities', 'With <b>R&amp;D</b> caf&eacute;', ['With R&D café']],
  ['a line break', 'One<br/>two', ['One\ntwo']],
  ['any tag with an end', '<blockquote>Good</blockquote><mark>work</mark>', ['Good', 'work']],
  ['a table', '<table><tr><td>Go</td><td>Rust</td></tr></table>', ['Go Rust']],
  ['a link', '<a href="https://example.org/">Acme</a>', ['Acme (example.org)']],
  [
    'a link named like its address',
    '<a href="https://example.org">example.org</a>',
    ['example.org'],
  ],
])('HTML: %s', (_name, written, blocks) => {
  expect(read(written)).toEqual(blocks);
});

test.each([
  ['a list', 'Team:\n- one\n* two\n• three', ['Team:', '• one', '• two', '• three']],
  ['a list with pluses', '+ one\n+ two', ['• one', '• two']],
  ['escaped signs', 'C\\# and snake\\_case', ['C# and snake_case']],
  ['emphasis', '**Bold**, *italic*, __strong__ and `code`', ['Bold, italic, strong and code']],
  ['a link', '[Acme](https://example.org/a) Ltd', ['Acme (example.org/a) Ltd']],
  ['a point of two lines', '- one\n  and more\n- two', ['• one\nand more', '• two']],
  ['a text behind a list', '- one\n\nText', ['• one', 'Text']],
  ['lines between parts', 'One\n* * *\nTwo\n\n---\n\nThree', ['One', 'Two', 'Three']],
  ['a heading', '## Work\n\nText', ['Work', 'Text']],
])('Markdown: %s', (_name, written, blocks) => {
  expect(read(written)).toEqual(blocks);
});

test.each([
  ['Map<string, T> & <T>'],
  ['snake_case_name and 2 * 3 * 4'],
  ['C# and F#, 5 < 6'],
  ['One line\nand another'],
  ['2015. My first shop'],
  ['○○株式会社'],
])('plain text stays as it is: %s', (written) => {
  expect(read(written)).toEqual([written]);
});

test('an empty line ends a paragraph', () => {
  expect(read('One\r\n\r\nTwo\u2028three')).toEqual(['One', 'Two\nthree']);
});

test('direction marks, control characters and halves of characters go', () => {
  expect(read('\u202Bשלום\u202C \u001B[31mred \uD800!')).toEqual(['שלום  [31mred !']);
});

test('direction marks and control characters go that HTML writes as entities', () => {
  expect(read('<p>&#8238;Ada&rlm; &#27;[31mred</p>')).toEqual(['Ada  [31mred']);
});

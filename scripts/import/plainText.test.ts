import { expect, test } from 'vitest';
import { blocksIn } from './plainText.ts';

/** The blocks of a text, points with a bullet. */
function read(...texts: string[]): string[] {
  return blocksIn(...texts).map(({ text, isPoint }) => (isPoint ? `• ${text}` : text));
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
  ['paragraphs that nothing closes', '<p>One\n<p>Two<p>Three', ['One', 'Two', 'Three']],
  ['a paragraph behind a sentence', 'One.<p>Two', ['One.', 'Two']],
  ['entries that nothing closes', '<ul><li>One<li>Two</ul>', ['• One', '• Two']],
  ['entries without a list', '<li>One\n<li>two', ['• One', '• two']],
  [
    'a list in a list',
    '<ul>\n <li>One\n  <ul>\n   <li>A</li>\n  </ul>\n </li>\n</ul>',
    ['• One', '• A'],
  ],
  [
    'paragraphs in a list',
    '<ul><li>\n <p>One</p></li><li><p>Two</p></li></ul>',
    ['• One', '• Two'],
  ],
  ['a definition list', '<dl><dt>One<dd>Two</dl>', ['One', 'Two']],
  ['a table without ends', '<table><tr><td>Go<td>Rust<tr><td>C</table>', ['Go Rust', 'C']],
  ['attributes', '<p class="a" style=\'color: red\'>One > two</p>', ['One > two']],
  ['an icon', '<p>One <i class="icon"></i> two</p>', ['One two']],
  ['spaces in tags', '<p> One <b> two </b> three <br /> four </p>', ['One two three\nfour']],
  ['capitals', '<P>One</P><BR><P>Two</P>', ['One', 'Two']],
  ['comments', '<!-- a <b> --><p>One<!-- --> two</p>', ['One two']],
  [
    'styles, scripts and drawings',
    '<style>p {}</style><p>One</p><script>x("<b>")</script><svg><title>x</title></svg>',
    ['One'],
  ],
  ['a picture', '<p><img src="map.png" alt="Map"> of Bonn</p>', ['Map of Bonn']],
  ['a clipboard', '<meta charset="utf-8"><b id="x"><p><span>One</span></p></b><br>', ['One']],
  ['an empty editor', '<p><br></p>', []],
  ['a tag as entities', '<p>From &lt;table&gt; to <b>grid</b></p>', ['From <table> to grid']],
  ['a type in HTML', '<p>Map<string, T> &amp; <b>more</b></p>', ['Map<string, T> & more']],
  ['a line break at the end of a line', 'Ana <br>\nBonn', ['Ana\nBonn']],
  [
    'escaped HTML',
    '&lt;p&gt;One &lt;b class=&quot;a&quot;&gt;two&lt;/b&gt;&lt;/p&gt;',
    ['One two'],
  ],
  ['HTML that is escaped twice', '&amp;lt;p&amp;gt;R&amp;amp;D&amp;lt;/p&amp;gt;', ['R&D']],
  ['an entity that is escaped twice', 'R&amp;amp;D', ['R&D']],
  ['escaped tags in a sentence', 'From &lt;table&gt; to grid', ['From <table> to grid']],
  ['comments alone', '<!--StartFragment-->One<!--EndFragment-->', ['One']],
  ['tags that overlap', '<b><i>One</b></i> two', ['One two']],
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
  ['signs that are no marks', '\\*not bold\\* and \\_\\_init\\_\\_', ['*not bold* and __init__']],
  ['a heading above a text', '## Work\nText', ['Work', 'Text']],
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
  ['Moved from <table> layouts to CSS grid.'],
  ['Wrote a parser for <p> and <li> tags.'],
  ['Parser für <li> Tags.'],
  ['使用 <b> 标签'],
  ['Tags: <p>, <li>, <br>.'],
  ['<p> and <table> are tags'],
  ['I removed every <br>'],
  ['Replaced <br> and <br/> with margins.'],
  ['Replaced <b> and </b> with CSS.'],
  ['Wrote <p></p> and (<li></li>).'],
  ['The closing </p> tag'],
  ['Replaced <i class="icon"></i> and <img src="x.png" alt="X"> with SVG'],
  ['Added <meta name="author"> to pages.'],
  ['<div>-free pages with <a href="#"> links'],
  ['Kept if a<b and c>d.'],
  ['A Box<p> of Promise<Form>, std::vector<int>'],
  ['<Link>Home</Link> components'],
  ['Blocked <script>alert(1)</script>, added <!-- todo --> and <!doctype html>'],
  ['R&D, a?b=1&copy=2'],
  ['> 10 million users'],
  ['- 40% loading time'],
  ['__init__.py hooks in src/__tests__'],
  ['1. FC Köln'],
  ['# of users doubled'],
  ['React • Vue'],
  ['Head of web\nI build shops.\nAnd apps.'],
  ['react and typescript\nvue and node'],
])('plain text stays as it is: %s', (written) => {
  expect(read(written)).toEqual([written]);
});

test.each([
  ['Generic Map<string, T> &amp; more.', 'Generic Map<string, T> & more.'],
  ['Use `<b>x</b>` and <b>y</b>', 'Use <b>x</b> and y'],
  ['<p>Wrote a parser for <p> and <li> tags.</p>', 'Wrote a parser for <p> and <li> tags.'],
  ['I replaced <b>. <b>Good</b>', 'I replaced <b>. Good'],
])('entities and markup go, and tags in a sentence stay: %s', (written, text) => {
  expect(read(written)).toEqual([text]);
});

test.each([
  [
    'I build web shops for small\ncompanies in the north of\nEngland.',
    ['I build web shops for small companies in the north of England.'],
  ],
  [
    'Head of web\nI build web shops for small\ncompanies.',
    ['Head of web\nI build web shops for small companies.'],
  ],
  [
    '- I build web shops for small\n  companies.\n- Apps',
    ['• I build web shops for small companies.', '• Apps'],
  ],
  [
    'I build web shops incl.\nhosting.\nI also build apps.',
    ['I build web shops incl. hosting.\nI also build apps.'],
  ],
])('a text of fixed width: %j', (written, blocks) => {
  expect(read(written)).toEqual(blocks);
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

test.each([
  '•',
  '・',
  '\uF0B7',
  '\uF0A7',
  '➢',
  '►',
  '▸',
  '✓',
  '✔\uFE0F',
  '→',
  '❖',
  '⁃',
  '∙',
  '⦁',
  'o\t',
])('%s is a bullet', (bullet) => {
  expect(read(`Team:\n${bullet} one`)).toEqual(['Team:', '• one']);
});

test.each([
  ['numbers from 1 on', ['1. One\n2. Two'], ['• One', '• Two']],
  ['numbers in Chinese', ['1、One\n2、Two'], ['• One', '• Two']],
  ['numbers of several texts', ['1) One', '2) Two'], ['• One', '• Two']],
  ['other numbers', ['2. Bundesliga\n3. Liga'], ['2. Bundesliga\n3. Liga']],
  ['dashes before numbers', ['- 40% faster', '- 10% cheaper'], ['• 40% faster', '• 10% cheaper']],
  ['a dash before a number and a word', ['- Faster\n- 10% cheaper'], ['• Faster', '• 10% cheaper']],
  ['a list on one line', ['• One • Two • Three'], ['• One', '• Two', '• Three']],
  ['signs between names in points', ['• Go • Rust\n• C'], ['• Go • Rust', '• C']],
])('a list of %s', (_name, texts, blocks) => {
  expect(read(...texts)).toEqual(blocks);
});

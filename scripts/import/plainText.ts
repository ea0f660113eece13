import { Parser } from 'htmlparser2';
import { withoutHiddenCharacters } from '../../src/helpers/hiddenCharacters.ts';

/** A paragraph or an entry of a list. Its line breaks are those of the résumé. */
export interface Block {
  text: string;
  isPoint: boolean;
}

/** A bullet at the start of a line. In `○○株式会社` two circles replace a name. */
const BULLET = /^\s*([-*–—－]\s+|\+\s+(?=\p{L})|[•·‣▪◦]\s*|[●○■](?![●○■])\s*)/u;

/** A line between two parts, such as `---` or `* * *`. */
const SEPARATOR_LINE = /^\s*([-*_] ?){3,}$/;

/** A closing tag, a tag of texts, or an entity. A text such as `Array<T>` has none. */
const HTML =
  /<\/[a-z][a-z\d]*>|<(a|b|br|code|div|em|h[1-6]|hr|i|img|li|ol|p|pre|small|span|strong|sub|sup|table|td|tr|u|ul)\b[^<>]*>|&(#\d+|#x[\da-f]+|\w+);/i;

/** Tags that begin and end a paragraph. */
const PARAGRAPHS = [
  'p',
  'div',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'pre',
  'table',
  'hr',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'section',
  'article',
  'header',
  'footer',
];

/** Line breaks and bullets of block tags. Cells of a table are apart. */
const BREAKS = new Map([
  ['li', '\n• '],
  ...['br', 'tr'].map((tag) => [tag, '\n'] as const),
  ...['td', 'th'].map((tag) => [tag, ' '] as const),
  ...PARAGRAPHS.map((tag) => [tag, '\n\n'] as const),
]);

/** The paragraphs and points of a text that may be HTML or Markdown. */
export function blocksIn(written: string): Block[] {
  const blocks: Block[] = [];
  let isAfterGap = true;
  for (const line of withoutHiddenCharacters(withoutHtml(written)).normalize().split('\n')) {
    const isSeparator = SEPARATOR_LINE.test(line);
    const isPoint = !isSeparator && BULLET.test(line);
    const text = isSeparator ? '' : withoutMarkdown(line.replace(BULLET, '')).trim();
    const last = blocks.at(-1);
    if (text && last && !isPoint && !isAfterGap) last.text += `\n${text}`;
    else if (text) blocks.push({ text, isPoint });
    isAfterGap = text === '';
  }
  return blocks;
}

/** The lines of blocks, in their order. */
export function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ text }) => text.split('\n'));
}

function withoutHtml(written: string): string {
  if (!HTML.test(written)) return written;
  // In HTML with paragraphs or lists, a line break of the source is a space.
  const isWrapped = /<(p|br|div|li|dt|td|blockquote)\b/i.test(written);
  let text = '';
  let address = '';
  const parser = new Parser({
    ontext: (part) => (text += isWrapped ? part.replaceAll(/\s+/g, ' ') : part),
    onopentag(tag, { href = '' }) {
      text += BREAKS.get(tag) ?? '';
      if (tag === 'a') address = href;
    },
    onclosetag(tag) {
      if (tag === 'a') text = withAddress(text, address);
      else if (PARAGRAPHS.includes(tag) || tag === 'tr') text += BREAKS.get(tag) ?? '';
    },
  });
  parser.end(written);
  return text;
}

function withoutMarkdown(line: string): string {
  return line
    .replace(/^\s*(#{1,6}|>)\s+/, '')
    .replaceAll(/!?\[([^\]]*)\]\((\S+?)\)/g, (_, label: string, to: string) =>
      withAddress(label, to),
    )
    .replaceAll(/(?<!\w)(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1(?!\w)/g, '$2')
    .replaceAll(/(?<![\w*])([*_])(?=[^\s*_])([^*_]*[^\s*_])\1(?![\w*])/g, '$2')
    .replaceAll(/`([^`]+)`/g, '$1')
    .replaceAll(/\\([*_#`[\]])/g, '$1');
}

/** A link as people write it on paper: `Acme (example.org)`. */
function withAddress(label: string, to: string): string {
  const address = to.replace(/^(https?:\/\/|mailto:|tel:)/i, '').replace(/\/$/, '');
  return !address || /^[#/]/.test(address) || label.includes(address)
    ? label
    : `${label} (${address})`;
}

import { Parser } from 'htmlparser2';
import { withoutHiddenCharacters } from '../../src/helpers/hiddenCharacters.ts';
import { BLOCK, HIDDEN, markupOnly } from './markupOnly.ts';

/** A paragraph or an entry of a list. Its line breaks are those of the résumé. */
export interface Block {
  text: string;
  isPoint: boolean;
}

/** A bullet at the start of a line. In `○○株式会社` two circles replace a name. */
const BULLET = /^\s*([-*–—－]\s+|\+\s+(?=\p{L})|[•·‣▪◦]\s*|[●○■](?![●○■])\s*)/u;

/** A line between two parts, such as `---` or `* * *`. */
const SEPARATOR_LINE = /^\s*([-*_] ?){3,}$/;

/** The marks of Markdown at the start of a line. */
const HEADING_OR_QUOTE = /^\s*(#{1,6}|>)\s+/;
const LINK = /!?\[([^\]]*)\]\((\S+?)\)/g;
const BOLD_OR_STRUCK = /(?<!\w)(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1(?!\w)/g;
const ITALIC = /(?<![\w*])([*_])(?=[^\s*_])([^*_]*[^\s*_])\1(?![\w*])/g;
const CODE = /`([^`]+)`/g;
/** A sign that is no mark, because a backslash is before it. */
const ESCAPED = /\\([*_#`[\]])/g;

/** Line breaks and bullets of tags. Cells of a table are apart. */
const BREAKS: Record<string, string> = { li: '\n• ', br: '\n', tr: '\n', td: ' ', th: ' ' };

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
  const html = markupOnly(written);
  // In HTML with paragraphs or lists, a line break of the source is a space.
  const isWrapped = /<(p|br|div|li|dt|td|blockquote)\b/i.test(html);
  let text = '';
  let address = '';
  let hidden = 0;
  const parser = new Parser({
    ontext(part) {
      if (hidden === 0) text += isWrapped ? part.replaceAll(/\s+/g, ' ') : part;
    },
    onopentag(tag, { href = '', alt = '' }) {
      if (HIDDEN.has(tag)) hidden += 1;
      // The first paragraph of a list entry begins behind its bullet.
      if (!/\n• *$/.test(text)) text += breakOf(tag);
      if (tag === 'a') address = href;
      if (tag === 'img') text += alt;
    },
    onclosetag(tag) {
      if (HIDDEN.has(tag)) hidden -= 1;
      if (tag === 'a') text = withAddress(text, address);
      else if (BLOCK.has(tag) || tag === 'tr') text += breakOf(tag);
    },
  });
  parser.end(html);
  return isWrapped ? text.replaceAll(/ +/g, ' ') : text;
}

function breakOf(tag: string): string {
  return BREAKS[tag] ?? (BLOCK.has(tag) ? '\n\n' : '');
}

function withoutMarkdown(line: string): string {
  return line
    .replace(HEADING_OR_QUOTE, '')
    .replaceAll(LINK, (_, label: string, to: string) => withAddress(label, to))
    .replaceAll(BOLD_OR_STRUCK, '$2')
    .replaceAll(ITALIC, '$2')
    .replaceAll(CODE, '$1')
    .replaceAll(ESCAPED, '$1');
}

/** A link as people write it on paper: `Acme (example.org)`. */
function withAddress(label: string, to: string): string {
  const address = to.replace(/^(https?:\/\/|mailto:|tel:)/i, '').replace(/\/$/, '');
  const isInSite = /^[#/]/.test(address);
  return !address || isInSite || label.includes(address) ? label : `${label} (${address})`;
}

import { Parser } from 'htmlparser2';
import { goesOn } from '../../src/helpers/goesOn.ts';
import { withoutHiddenCharacters } from '../../src/helpers/hiddenCharacters.ts';
import { BLOCK, HIDDEN, markupOnly } from './markupOnly.ts';

/** A paragraph, a heading or an entry of a list. Its line breaks are those of the résumé. */
export interface Block {
  text: string;
  isPoint: boolean;
  isHeading?: boolean;
}

/** The start of a number, such as `40%`, `~40` or `€ 40`. A sign before it may belong to it. */
const NUMBER = String.raw`\P{L}{0,2}\d`;

/** Bullets. In `○○株式会社` two circles replace a name. Fonts of Word have their signs from U+F020 on. */
const BULLETS = [
  String.raw`\*\s+`,
  String.raw`[-–—－]\s+(?!\s|${NUMBER})`,
  String.raw`\+\s+(?=\p{L})`,
  String.raw`[•·・‣▪◦⁃∙⦁►▸▶➢➤→✓✔❖\uF020-\uF0FF]\uFE0F?\s*`,
  String.raw`[●○■](?![●○■])\s*`,
];

/** A bullet at the start of a line. */
const BULLET = new RegExp(String.raw`^\s*(${BULLETS.join('|')})`, 'u');

/** A dash that is a bullet if several lines begin so, and otherwise the sign of a number. */
const DASH = /^\s*[-–—－]\s+/;

/** A number that is a bullet if the lines count from 1. */
const LIST_NUMBER = /^\s*[([]?(\d{1,2})([.)\]]\s+|[、．）])/;

/** The bullet of Word for a list in a list. */
const WORD_BULLET = /^\s*o\t+/gm;

/** A list on one line, such as `• One • Two`. */
const LIST_LINE = /^\s*([•●▪■◦‣∙⦁・])(.*?\s\1)+/u;

/** A line between two parts, such as `---` or `* * *`. */
const SEPARATOR_LINE = /^\s*([-*_] ?){3,}$/;

/** The marks of Markdown at the start of a line. */
/** "# of" means "number of". */
const HEADING = /^\s*#{1,6}\s+(?!\s|of\s)/;
const QUOTE = new RegExp(String.raw`^\s*>\s+(?!\s|${NUMBER})`, 'u');
const LINK = /!?\[([^\]]*)\]\((\S+?)\)/g;
const BOLD_OR_STRUCK = /(?<!\w)(\*\*|~~)(?=\S)(.+?)(?<=\S)\1(?!\w)/g;
/** Not in names of files, such as `__init__.py` and `src/__tests__`. */
const BOLD_BY_UNDERSCORES = /(?<![\w/])__(?=\S)((?:(?!__).)+)(?<=\S)__(?![\w/(]|\.\w)/g;
const ITALIC = /(?<![\w*])([*_])(?=[^\s*_])([^*_]*[^\s*_])\1(?![\w*])/g;
const CODE = /`([^`]+)`/g;
/** A sign that is no mark, because a backslash is before it. */
const ESCAPED = /\\([*_#`[\]])/g;
/** Added to the code of such a sign until the marks are gone: a character that nobody writes. */
const NO_MARK = 0x100000;
const NO_MARKS = /[\u{100000}-\u{10007F}]/gu;

/** The end of a sentence, or of a line before a list. */
export const SENTENCE_END = /[.!?:;…。！？；：][)\]"'”’»」』]*$/u;

/** Letters in the longest line of a text of fixed width, at least. */
const MIN_WIDTH = 20;

const HEADING_TAG = /^h[1-6]$/;

/** Line breaks and bullets of tags. Cells of a table are apart. */
const BREAKS: Record<string, string> = { li: '\n• ', br: '\n', tr: '\n', td: ' ', th: ' ' };

/** The paragraphs and points of texts that may be HTML or Markdown: one text may be HTML and the next one not. */
export function blocksIn(...texts: string[]): Block[] {
  const lines = texts.flatMap(plainLines);
  const bullets = bulletsIn(lines);
  const blocks: Block[] = [];
  let isAfterGap = true;
  for (const line of lines) {
    const isSeparator = SEPARATOR_LINE.test(line);
    const bullet = isSeparator ? undefined : bullets.find((form) => form.test(line));
    const isPoint = bullet !== undefined;
    const isHeading = !isPoint && HEADING.test(line);
    const text = isSeparator
      ? ''
      : withoutMarkdown(bullet ? line.replace(bullet, '') : line).trim();
    const last = blocks.at(-1);
    if (text && last && !isPoint && !isHeading && !isAfterGap) last.text += `\n${text}`;
    else if (text) blocks.push({ text, isPoint, isHeading });
    isAfterGap = text === '' || isHeading;
  }
  for (const block of blocks) block.text = unwrapped(block.text);
  return blocks;
}

/**
 * A paragraph without the line breaks of a text of fixed width. Such a text ends as a sentence, and one of its lines
 * goes on in small letters.
 */
function unwrapped(text: string): string {
  const [first = '', ...others] = text.split('\n');
  const width = Math.max(...[first, ...others].map((line) => line.length));
  let joined = first;
  let last = first;
  let isWrapped = false;
  for (const line of others) {
    const isUnfinished = !SENTENCE_END.test(last) || goesOn(last, line, 'und');
    const isSmall = /^\p{Ll}/u.test(line);
    const [word = ''] = line.split(' ');
    const isFull = `${last} ${word}`.length > width;
    joined += isUnfinished && (isSmall || isFull) ? ` ${line}` : `\n${line}`;
    isWrapped ||= isUnfinished && isSmall;
    last = line;
  }
  return isWrapped && width >= MIN_WIDTH && SENTENCE_END.test(text) ? joined : text;
}

/** The lines of a text without HTML, behind an empty one. Each point is on a line. */
function plainLines(written: string): string[] {
  const text = `\n${withoutHtml(written)}`.replaceAll(WORD_BULLET, '• ');
  const lines = withoutHiddenCharacters(text).normalize().split('\n');
  const [list, ...others] = lines.filter((line) => BULLET.test(line));
  if (others.length > 0) return lines;
  return lines.flatMap((line) => (line === list ? pointsOf(line) : line));
}

/** The points of a list on one line. */
function pointsOf(line: string): string[] {
  const sign = LIST_LINE.exec(line)?.[1];
  return sign ? line.split(new RegExp(String.raw`\s+(?=${sign})`)) : [line];
}

/** The forms of bullets in these lines. */
function bulletsIn(lines: readonly string[]): RegExp[] {
  const dashes = lines.filter((line) => DASH.test(line));
  const numbers = lines.flatMap((line) => LIST_NUMBER.exec(line)?.[1] ?? []).map(Number);
  const areCounted = numbers.every((number, index) => number === (numbers[index - 1] ?? 0) + 1);
  return [
    BULLET,
    ...(dashes.length > 1 ? [DASH] : []),
    ...(numbers.length > 1 && areCounted ? [LIST_NUMBER] : []),
  ];
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
      if (HEADING_TAG.test(tag)) text += '# ';
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
    .replaceAll(ESCAPED, (_, sign: string) => String.fromCodePoint(NO_MARK + sign.charCodeAt(0)))
    .replace(HEADING, '')
    .replace(QUOTE, '')
    .replaceAll(LINK, (_, label: string, to: string) => withAddress(label, to))
    .replaceAll(BOLD_OR_STRUCK, '$2')
    .replaceAll(BOLD_BY_UNDERSCORES, '$1')
    .replaceAll(ITALIC, '$2')
    .replaceAll(CODE, '$1')
    .replaceAll(NO_MARKS, (sign) => String.fromCodePoint(sign.codePointAt(0)! - NO_MARK));
}

/** A link as people write it on paper: `Acme (example.org)`. */
function withAddress(label: string, to: string): string {
  const address = to.replace(/^(https?:\/\/|mailto:|tel:)/i, '').replace(/\/$/, '');
  const isInSite = /^[#/]/.test(address);
  return !address || isInSite || label.includes(address) ? label : `${label} (${address})`;
}

/**
 * Tells markup from tags that a text is about, as in "from <table> layouts to CSS grid". The latter are:
 *
 * - tags of unknown elements, as in `Array<int>`, and tags in code of Markdown
 * - tags that nothing closes, unless HTML needs no closing tag
 * - tags that are in a sentence like a word, unless blocks hold the whole text, as editors export it
 * - comments and scripts, unless the text has other markup. Comments that are no word of a sentence go
 *
 * Markup whose signs are all written as entities is markup as well.
 */
import elements from './htmlElements.json' with { type: 'json' };

/** Elements that begin and end a paragraph. */
export const BLOCK = new Set(elements.block);

/** Elements whose content nobody sees on a page. */
export const HIDDEN = new Set(elements.hidden);

const VOID = new Set(elements.void);

/** Elements of lists and tables. */
const PART = new Set(elements.part);

/** Elements that HTML lets end without a closing tag. */
const OPTIONAL_END = new Set(elements.optionalEnd);

/** Elements around others that may have no closing tag. */
const LISTS = new Set(['ul', 'ol', 'dl', 'table']);

const KNOWN = new Set(Object.values(elements).flat());

/** A comment, a declaration, or a tag. */
const TAG =
  /<!--[\s\S]*?-->|<(?:!doctype|!\[|\?xml)[^<>]*>|<(?<slash>\/?)(?<tag>[a-z][a-z\d]*(?::[a-z]+)?)(?:\s(?:"[^"]*"|'[^']*'|[^"'<>])*)?\/?>/gi;

/** Code in Markdown. */
const CODE = /`[^`\n]+`/g;

/** An entity that is escaped again, such as `&amp;nbsp;`. */
const ESCAPED_ENTITY = /&(?:amp;)+(?=(?:#\d+|#x[\da-f]+|[a-z]\w*);)/gi;

/** Entities of the signs of tags. */
const SIGNS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** A sign that begins no entity. */
const PLAIN_AMPERSAND = /&(?!(#\d+|#x[\da-f]+|[a-z]\w*);)/gi;

/** The text before a sentence: a new line, a tag or another sentence ends it. */
const BEFORE_SENTENCE = /(^|\n|[.!?:…>。！？])\s*$/;

interface Tag {
  /** Empty for a comment. */
  name: string;
  isClosing: boolean;
  start: number;
  end: number;
  /** All of the text before the tag. */
  before: string;
  /** All of the text behind the tag. */
  behind: string;
  /** Whether the tag is in a sentence like a word, as in "the <p> tag". */
  isWord: boolean;
}

interface Pair {
  opening: Tag;
  closing: Tag;
}

/** A text as HTML with only the tags of its markup. The others become entities. */
export function markupOnly(written: string): string {
  const text = unescaped(written);
  let html = '';
  let from = 0;
  for (const { start, end } of markupIn(text)) {
    html += withEntities(text.slice(from, start)) + text.slice(start, end);
    from = end;
  }
  return html + withEntities(text.slice(from));
}

/** A text that a program has escaped as a whole, as it was before, and any text without entities escaped twice. */
function unescaped(written: string): string {
  const text = written.replaceAll(ESCAPED_ENTITY, '&');
  return text.includes('<') ? text : text.replaceAll(/&\w+;/g, (entity) => SIGNS[entity] ?? entity);
}

function withEntities(text: string): string {
  return text.replaceAll(PLAIN_AMPERSAND, '&amp;').replaceAll('<', '&lt;');
}

/** The tags and comments that are markup, in their order. */
function markupIn(written: string): Tag[] {
  const tags = tagsIn(written);
  const pairs = pairsOf(tags);
  const isExported = isInBlocks(tags, pairs);
  const hidden = pairs.filter(({ opening }) => HIDDEN.has(opening.name));
  const shown = pairs.filter(
    (pair) => !hidden.includes(pair) && (isExported || !isInSentence(pair)),
  );

  const paired = new Set(tagsOf(pairs));
  const singles = tags.filter((tag) => !paired.has(tag) && isSingle(tag, shown, isExported));
  const visible = [...tagsOf(shown), ...singles];
  const comments = tags.filter(({ name }) => name === '');
  // Without other tags, scripts and most comments are examples of code.
  if (visible.length === 0) return comments.filter(({ isWord }) => !isWord);
  const scripts = hidden.filter(({ opening }) => BEFORE_SENTENCE.test(opening.before));
  return [...visible, ...comments, ...tagsOf(scripts)].toSorted(
    (one, other) => one.start - other.start,
  );
}

function tagsOf(pairs: readonly Pair[]): Tag[] {
  return pairs.flatMap(({ opening, closing }) => [opening, closing]);
}

/** The tags of known elements, and comments. Capitals as in `Promise<Form>` are those of types. */
function tagsIn(written: string): Tag[] {
  const codes = [...written.matchAll(CODE)].map(({ index, 0: code }) => ({
    start: index,
    end: index + code.length,
  }));
  return [...written.matchAll(TAG)].flatMap((match) => {
    const { slash, tag = '' } = match.groups ?? {};
    const name = tag.toLowerCase();
    const isElement = KNOWN.has(name) && (tag === name || tag === tag.toUpperCase());
    const start = match.index;
    const end = start + match[0].length;
    const isCode = codes.some((code) => code.start < start && end < code.end);
    if (isCode || (name && !isElement)) return [];
    const before = written.slice(0, start);
    const behind = written.slice(end);
    const isWord = isLikeWord(before, behind, VOID.has(name));
    return { name, isClosing: slash === '/', start, end, before, behind, isWord };
  });
}

/** Whether the tag between these texts has spaces or punctuation of a sentence around it. */
function isLikeWord(before: string, behind: string, isVoid: boolean): boolean {
  const isQuoted = /["'“‘«„`(]$/.test(before) && /^["'”’»`)]/.test(behind);
  if (isQuoted) return true;
  const isApart = /(^|[\s([{/])$/.test(before);
  if (!isApart) return false;
  const next = behind.replace(/^([^\S\n]*<[^<>]*>)+/, '');
  const isBeforePunctuation = /^([,.;:!?)\]}]+(\s|$)|[-/][\p{L}<])/u.test(next);
  if (isBeforePunctuation) return true;
  const isAtStart = BEFORE_SENTENCE.test(before) && !/^[^\S\n]+\p{Ll}/u.test(next);
  if (isAtStart) return false;
  const isBeforeWord = /^[^\S\n]+[\p{L}\p{N}]/u.test(next);
  // A line break at the end of a line is usual.
  const isAtEnd = (isVoid ? /^\s*$/ : /^[^\S\n]*(\n|$)/).test(next);
  return isBeforeWord || isAtEnd;
}

/** Each closing tag with its opening one, rather of the same kind: both like words in a sentence, or both not. */
function pairsOf(tags: readonly Tag[]): Pair[] {
  const pairs: Pair[] = [];
  const open = new Map<string, Tag[]>();
  for (const tag of tags) {
    const openings = open.get(tag.name) ?? [];
    open.set(tag.name, openings);
    if (!tag.isClosing) {
      openings.push(tag);
      continue;
    }
    const alike = openings.findLastIndex(({ isWord }) => isWord === tag.isWord);
    const [opening] = openings.splice(alike < 0 ? openings.length - 1 : alike);
    if (opening) pairs.push({ opening, closing: tag });
  }
  return pairs;
}

/** Whether a text begins and ends with a block. An editor has written it, and entities for the tags of its sentences. */
function isInBlocks(tags: readonly Tag[], pairs: readonly Pair[]): boolean {
  const around = tags.filter(({ name }) => name && !VOID.has(name));
  const blocks = pairs.filter(({ opening }) => BLOCK.has(opening.name) || PART.has(opening.name));
  const first = blocks.find(({ opening }) => opening === around[0]);
  const last = blocks.find(({ closing }) => closing === around.at(-1));
  if (!first || !last) return false;
  return first.opening.before.trim() === '' && isWithoutText(last.closing.behind);
}

/** Whether a pair is in a sentence, as in "wrote <b> and </b>", or "the <p></p> tags". */
function isInSentence({ opening, closing }: Pair): boolean {
  const content = opening.behind.slice(0, closing.start - opening.end);
  return opening.isWord && (closing.isWord || isWithoutText(content));
}

function isWithoutText(html: string): boolean {
  return /^(<[^<>]*>|&nbsp;|\s)*$/.test(html);
}

/** Whether a tag without another one is markup, such as `<br>` or the `<li>` of a list. */
function isSingle(tag: Tag, pairs: readonly Pair[], isExported: boolean): boolean {
  if (tag.isClosing) return false;
  if (VOID.has(tag.name)) return isExported || !tag.isWord;
  if (!OPTIONAL_END.has(tag.name) || tag.isWord) return false;
  const lists = pairs.filter(({ opening }) => LISTS.has(opening.name));
  const isInList = lists.some(
    ({ opening, closing }) => opening.end <= tag.start && tag.start < closing.start,
  );
  return isInList || !isTypeArgument(tag);
}

/** Whether a tag directly behind a word is rather the argument of a type, as in `Box<p> of`. */
function isTypeArgument({ before, behind }: Tag): boolean {
  return /[\p{L}\p{N}]$/u.test(before) && /^([^\S\n]|[.,;:!?)\]}(]|$)/.test(behind);
}

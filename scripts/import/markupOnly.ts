/** Tells markup from tags that a text is about, as in "from <table> layouts to CSS grid". */
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

/** A sign that begins no entity. */
const PLAIN_AMPERSAND = /&(?!(#\d+|#x[\da-f]+|[a-z]\w*);)/gi;

interface Tag {
  /** Empty for a comment. */
  name: string;
  isClosing: boolean;
  start: number;
  end: number;
  /** Whether the tag is in a sentence like a word, as in "the <p> tag". */
  isWord: boolean;
}

interface Pair {
  opening: Tag;
  closing: Tag;
}

/**
 * A text as HTML with only the tags of its markup. The others become entities: tags of unknown elements, such as
 * `Array<int>`, tags that nothing closes, and tags that are in a sentence like a word.
 */
export function markupOnly(written: string): string {
  let html = '';
  let from = 0;
  for (const { start, end } of markupIn(written)) {
    html += withEntities(written.slice(from, start)) + written.slice(start, end);
    from = end;
  }
  return html + withEntities(written.slice(from));
}

function withEntities(text: string): string {
  return text.replaceAll(PLAIN_AMPERSAND, '&amp;').replaceAll('<', '&lt;');
}

/** The tags and comments that are markup, in their order. */
function markupIn(written: string): Tag[] {
  const tags = tagsIn(written);
  const pairs = pairsOf(tags);
  const isExported = isInBlocks(written, tags, pairs);
  const markup = pairs.filter(
    (pair) => !HIDDEN.has(pair.opening.name) && (isExported || !isInSentence(pair, written)),
  );
  const lists = markup.filter(({ opening }) => LISTS.has(opening.name));
  const paired = new Set(pairs.flatMap(({ opening, closing }) => [opening, closing]));
  const singles = tags.filter((tag) => {
    if (paired.has(tag) || tag.isClosing) return false;
    if (VOID.has(tag.name)) return isExported || !tag.isWord;
    const isInList = lists.some(({ opening, closing }) => isBetween(tag, opening, closing));
    return OPTIONAL_END.has(tag.name) && !tag.isWord && (isInList || !isTypeArgument(tag, written));
  });
  const found = [...markup.flatMap(({ opening, closing }) => [opening, closing]), ...singles];
  // Without other tags, comments and scripts are examples of code.
  const unseen = found.length > 0 ? unseenIn(written, tags, pairs) : [];
  return [...found, ...unseen].toSorted((one, other) => one.start - other.start);
}

/** The tags of known elements, and comments. Capitals as in `Promise<Form>` are those of types. */
function tagsIn(written: string): Tag[] {
  const codes = [...written.matchAll(CODE)].map(({ index, 0: code }) => [
    index,
    index + code.length,
  ]);
  return [...written.matchAll(TAG)].flatMap((match) => {
    const { slash, tag = '' } = match.groups ?? {};
    const name = tag.toLowerCase();
    const isElement = KNOWN.has(name) && (tag === name || tag === tag.toUpperCase());
    const start = match.index;
    const end = start + match[0].length;
    const isCode = codes.some(([from = 0, until = 0]) => from < start && end < until);
    if (isCode || (name && !isElement)) return [];
    const isWord = name !== '' && isLikeWord(written, start, end, VOID.has(name));
    return { name, isClosing: slash === '/', start, end, isWord };
  });
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
function isInBlocks(written: string, tags: readonly Tag[], pairs: readonly Pair[]): boolean {
  const blocks = pairs.filter(({ opening }) => [BLOCK, PART].some((one) => one.has(opening.name)));
  const ends = tags.filter(({ name }) => name && !VOID.has(name));
  return (
    blocks.some(({ opening }) => opening === ends[0] && !written.slice(0, opening.start).trim()) &&
    blocks.some(
      ({ closing }) => closing === ends.at(-1) && isWithoutText(written.slice(closing.end)),
    )
  );
}

/** Whether a pair is in a sentence, as in "wrote <b> and </b>", or "the <p></p> tags". */
function isInSentence({ opening, closing }: Pair, written: string): boolean {
  const isEmpty = isWithoutText(written.slice(opening.end, closing.start));
  return opening.isWord && (isEmpty || closing.isWord);
}

function isWithoutText(html: string): boolean {
  return /^(<[^<>]*>|&nbsp;|\s)*$/.test(html);
}

/** Comments, and the tags of elements that nobody sees unless they are in a sentence. */
function unseenIn(written: string, tags: readonly Tag[], pairs: readonly Pair[]): Tag[] {
  const hidden = pairs.filter(
    ({ opening }) => HIDDEN.has(opening.name) && BEGINNING.test(written.slice(0, opening.start)),
  );
  return [
    ...tags.filter(({ name }) => name === ''),
    ...hidden.flatMap(({ opening, closing }) => [opening, closing]),
  ];
}

function isBetween({ start }: Tag, opening: Tag, closing: Tag): boolean {
  return opening.end <= start && start < closing.start;
}

/** The text before a sentence: a new line, a tag or another sentence ends it. */
const BEGINNING = /(^|\n|[.!?:…>。！？])\s*$/;

/** Whether the tag from `start` to `end` has spaces or punctuation of a sentence around it. */
function isLikeWord(written: string, start: number, end: number, isVoid: boolean): boolean {
  const before = written.slice(0, start);
  const behind = written.slice(end);
  if (/["'“‘«„`(]$/.test(before) && /^["'”’»`)]/.test(behind)) return true;
  if (!/(^|[\s([{/])$/.test(before)) return false;
  const next = behind.replace(/^([^\S\n]*<[^<>]*>)+/, '');
  if (/^([,.;:!?)\]}]+(\s|$)|[-/][\p{L}<])/u.test(next)) return true;
  if (BEGINNING.test(before) && !/^[^\S\n]+\p{Ll}/u.test(next)) return false;
  // A line break at the end of a line is usual.
  return /^[^\S\n]+[\p{L}\p{N}]/u.test(next) || (isVoid ? /^\s*$/ : /^[^\S\n]*(\n|$)/).test(next);
}

/** Whether a tag directly behind a word is rather the argument of a type, as in `Box<p> of`. */
function isTypeArgument({ start, end }: Tag, written: string): boolean {
  return (
    /[\p{L}\p{N}]$/u.test(written.slice(0, start)) &&
    /^([^\S\n]|[.,;:!?)\]}(]|$)/.test(written.slice(end))
  );
}

/** Arabic words that belong to the name after them, such as "بن" (son of). */
const ARABIC_PREFIXES = 'بن|ابن|بنت|أبو|ابو|أبي|بو|بني|آل|عبد';

/**
 * Spaces between words, but not after a word such as "van", which a small letter begins and which is not the
 * first, not after an Arabic prefix, and not before a word without letters, such as an emoji.
 */
const SPACES_BETWEEN_NAMES = new RegExp(
  String.raw`(?<!\s\p{Ll}\S*)(?<!(?:^|\s)(?:${ARABIC_PREFIXES}))\s+(?=\S*\p{L})`,
  'u',
);

/** Chinese, Japanese and Korean letters. Names in katakana are foreign and begin with the given name. */
const FAMILY_NAME_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u;

/** A full name in two parts. */
interface NameParts {
  /** All words but the last; empty for a single word. */
  others: string;
  /** The last word, or `van Dyk`. */
  last: string;
}

/** The parts of a full name, in their order. */
export function namePartsOf(name: string): NameParts {
  const names = name.trim().split(SPACES_BETWEEN_NAMES);
  return { others: names.slice(0, -1).join(' '), last: names.at(-1)! };
}

/** A full name as address books sort it. */
interface SortedName {
  family: string;
  /** Empty for a single word. */
  given: string;
}

/** Family name and given names. In Chinese, Japanese and Korean the family name is the first word. */
export function sortedNameOf(name: string): SortedName {
  const { others, last } = namePartsOf(name);
  if (others && FAMILY_NAME_FIRST.test(name)) return { family: others, given: last };
  return { family: last, given: others };
}

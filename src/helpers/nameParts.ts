/** Arabic words that belong to the name after them, such as "بن" (son of). */
const ARABIC_PREFIXES = 'بن|ابن|بنت|أبو|ابو|أبي|بو|بني|آل|عبد';

/** A word such as "van" belongs to the name after it: a small letter begins it, and it is not the first. */
const NOT_AFTER_SMALL_WORD = String.raw`(?<!\s\p{Ll}\S*)`;
const NOT_AFTER_ARABIC_PREFIX = String.raw`(?<!(?:^|\s)(?:${ARABIC_PREFIXES}))`;
/** A word without letters, such as an emoji, belongs to the name before it. */
const BEFORE_WORD_WITH_LETTERS = String.raw`(?=\S*\p{L})`;

const SPACES_BETWEEN_NAMES = new RegExp(
  String.raw`${NOT_AFTER_SMALL_WORD}${NOT_AFTER_ARABIC_PREFIX}\s+${BEFORE_WORD_WITH_LETTERS}`,
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
  const names = namesIn(name);
  return { others: names.slice(0, -1).join(' '), last: names.at(-1)! };
}

function namesIn(name: string): string[] {
  return name.trim().split(SPACES_BETWEEN_NAMES);
}

/** A full name as address books sort it. */
interface SortedName {
  family: string;
  /** Empty for a single word. */
  given: string;
}

/** Family name and given names. In Chinese, Japanese and Korean the family name is the first word. */
export function sortedNameOf(name: string): SortedName {
  const [first = '', ...rest] = namesIn(name);
  if (FAMILY_NAME_FIRST.test(first)) return { family: first, given: rest.join(' ') };
  const { others, last } = namePartsOf(name);
  return { family: last, given: others };
}

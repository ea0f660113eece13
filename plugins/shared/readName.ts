import {
  COMMA,
  isAllCapitals,
  isAllSmall,
  isAnd,
  isAside,
  isFamilyFirst,
  isGivenName,
  isInOtherScript,
  isLikeName,
  isLoud,
  isParticle,
  isSuffix,
  isSuffixAfter,
  isTitle,
  wordsOf,
} from './nameWords.ts';

/** Before a comma, as in "Ruiz Vega, Ana". */
const MAX_FAMILY_NAMES = 2;

/** As in `D. D. S.` */
const MAX_DEGREE_WORDS = 3;

/** `María del Carmen` is a given name. */
const MARIA = /^(Mar[ií]a|Ma\.|M\.?ª)$/i;

const byLetters = new Intl.Collator(undefined, { sensitivity: 'base' });

/** The parts of a name, as its owner writes them. */
export interface PersonName {
  /** The whole name in reading order, with its titles and degrees. */
  full: string;
  /** Titles before the name, such as `Prof. Dr.` Empty if there are none. */
  prefixes: string;
  /** Given names, each with its particle. None if the name is a single word. */
  given: string[];
  /** Family names, each with its particles, such as `van der Berg`. Spanish has two. */
  family: string[];
  /** Ranks, degrees and notes behind the name, such as `III`, `PhD` and `(she/her)`. */
  suffixes: string[];
  /** The whole name in one or two lines, one of them with the whole family name. */
  lines: string[];
}

/** Other facts about a person: they tell which words of a long name are the family name. */
export interface NameHints {
  /** May be the family name, or its first part. */
  brand?: string | undefined;
  /** The name in a greeting: given names. */
  greetingName?: string | undefined;
  /** Texts that hold no given name, such as the profession. */
  facts?: readonly (string | undefined)[];
}

/** The parts of a name. Spanish has two family names; Chinese, Japanese and Korean put the family name first. */
export function readName(written: string, language: string, hints: NameHints = {}): PersonName {
  const name = written.trim();
  const [main = '', ...others] = name.split(COMMA).filter(Boolean);
  const given = others.find((part) => !isSuffixOf(main, part));
  if (given === undefined || !isFamilyBefore(main, given, hints)) {
    return readInOrder(name, language, hints);
  }
  const rest = others.filter((part) => part !== given);
  const { prefixes, names, suffixes } = sorted(wordsOf(main));
  const family = names.join(' ');
  const inOrder = isFamilyFirst(main) ? [family, given] : [given, family];
  const words = [...prefixes, ...inOrder, ...suffixes].join(' ');
  const full = [words, ...rest].join(', ');
  const end = name.indexOf(main) + main.length;
  const comma = COMMA.exec(name.slice(end))![0];
  return {
    ...readInOrder(full, language, { brand: family }),
    lines: [name.slice(0, end) + comma.trim(), name.slice(end + comma.length)],
  };
}

/** Whether the part behind a comma is a degree. */
function isSuffixOf(main: string, part: string): boolean {
  const isNameAlone = countNames(main) === 1 && isLikeName(part);
  return !isNameAlone && isSuffix(part, !isAllCapitals(main));
}

/** Whether a name is written as in "Beispiel, Petra", and not as in "Petra Beispiel, AWS Certified". */
function isFamilyBefore(main: string, given: string, hints: NameHints): boolean {
  const { brand, greetingName, facts = [] } = hints;
  const groups = groupsIn(main);
  const isFact = facts.some((fact) => simplified(fact ?? '').includes(simplified(given)));
  const isInOrder = placeOf(greetingName, groups) || (placeOf(brand, groups)?.start ?? 0) > 0;
  return groups.length <= MAX_FAMILY_NAMES && !isFact && !isInOrder && isGivenName(given, main);
}

/** The words of a text in small letters, with a space on each side. */
function simplified(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

/** The number of names in a text: `van der Berg` is one. */
function countNames(text: string): number {
  return groupsIn(text).length;
}

function groupsIn(text: string): string[][] {
  return groupsOf(sorted(wordsOf(text)).names, true);
}

/** A name without "Family, Given". */
function readInOrder(name: string, language: string, hints: NameHints): PersonName {
  const [main = '', ...others] = name.split(COMMA).filter(Boolean);
  const words = wordsOf(main);
  const { prefixes, names, suffixes } = sorted(words);
  const groups = groupsOf(names, false);
  const texts = groups.map((group) => group.join(' '));
  const isFirst = isFamilyFirst(texts[0] ?? '');
  const namesBefore = groups.length < 2 ? 0 : isFirst ? 1 : countGiven(groups, language, hints);
  const before = texts.slice(0, namesBefore);
  const after = texts.slice(namesBefore);
  const isTurned = isFirst && before.length > 0;
  const wordsBefore = prefixes.length + groups.slice(0, namesBefore).flat().length;
  const behindMain = name.slice(name.indexOf(main) + main.length);
  return {
    full: name,
    prefixes: prefixes.join(' '),
    given: isTurned ? [after.join(' ')] : before,
    family: isTurned ? before : after,
    suffixes: [suffixes.join(' '), ...others].filter(Boolean),
    lines: [
      words.slice(0, wordsBefore).join(' '),
      words.slice(wordsBefore).join(' ') + behindMain,
    ].filter(Boolean),
  };
}

/** The words of a name, without commas, by their kind. */
interface SortedWords {
  prefixes: string[];
  names: string[];
  suffixes: string[];
}

function sorted(words: readonly string[]): SortedWords {
  const start = countTitles(words);
  let end = words.length;
  for (;;) {
    const length = suffixLength(words.slice(start, end));
    if (length === 0) break;
    end -= length;
  }
  return {
    prefixes: words.slice(0, start),
    names: words.slice(start, end),
    suffixes: words.slice(end),
  };
}

/** The number of words before the name, such as the two of `Dipl.-Ing. (FH)`. */
function countTitles(words: readonly string[]): number {
  const isBeforeName = (word: string, index: number) =>
    index < words.length - 1 && (isTitle(word) || (index > 0 && isAside(word)));
  return words.findIndex((word, index) => !isBeforeName(word, index));
}

/** The number of words in the last degree, such as two in `Ph. D.` */
function suffixLength(words: readonly string[]): number {
  for (let start = Math.max(0, words.length - MAX_DEGREE_WORDS); start < words.length; start += 1) {
    if (isSuffixAfter(words.slice(0, start), words.slice(start).join(' '))) {
      return words.length - start;
    }
  }
  return 0;
}

/** The names of a person, each with its particles. `isFamily`: also the first word may be a particle. */
function groupsOf(words: readonly string[], isFamily: boolean): string[][] {
  const isSmall = isAllSmall(words.join(' '));
  const groups: string[][] = [];
  for (const [index, word] of words.entries()) {
    const group = groups.at(-1);
    const previous = words[index - 1] ?? '';
    const mayBeParticle = index > 1 || isFamily || /^\p{Lo}/u.test(previous);
    const isBound =
      !/\p{L}/u.test(word) ||
      (isAnd(word) && index > 1) ||
      (mayBeParticle && !isSmall && isParticle(previous)) ||
      isInOtherScript(word, words[0]!);
    if (group && isBound) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** The number of given names before the family name, of two names or more. */
function countGiven(
  groups: readonly string[][],
  language: string,
  { brand, greetingName }: NameHints,
): number {
  const last = groups.length - 1;
  const brandStart = brand === greetingName ? 0 : (placeOf(brand, groups)?.start ?? 0);
  const greetedPlace = placeOf(greetingName, groups);
  // A greeting with several names has all given names.
  const isWhole = greetedPlace?.start === 0 && greetedPlace.end > 1;
  if (isWhole) return Math.min(greetedPlace.end, brandStart || last);
  if (brandStart > 0) return brandStart;
  const loudStart = 1 + groups.findLastIndex((group) => !isLoud(group.join(' ')));
  if (loudStart > 0 && loudStart <= last) return loudStart;
  if (!language.startsWith('es')) return last;
  const isMaria = MARIA.test(groups[0]![0]!) && isParticle(groups[1]![0]!);
  return Math.min(Math.max(last - 1, isMaria ? 2 : 1, greetedPlace?.end ?? 0), last);
}

/** A text in a row of names. */
interface Place {
  /** The name in which it begins. */
  start: number;
  /** The name after it. */
  end: number;
}

function placeOf(text: string | undefined, groups: readonly string[][]): Place | undefined {
  if (!text) return undefined;
  const { length } = wordsOf(text);
  const places = groups.flatMap((group, name) => group.map((word) => ({ word, name })));
  for (let index = 0; index + length <= places.length; index += 1) {
    const run = places.slice(index, index + length);
    if (byLetters.compare(run.map(({ word }) => word).join(' '), text) === 0) {
      return { start: run[0]!.name, end: run.at(-1)!.name + 1 };
    }
  }
  return undefined;
}

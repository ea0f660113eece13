/**
 * Reads the name of a person in four steps:
 *
 * 1. "Beispiel, Petra" is turned round. In "Petra Beispiel, AWS Certified" a note is behind the comma.
 * 2. Titles are taken from the start, and degrees, ranks and notes from the end: `Dr.` and `III` of "Dr. Karl Ray III".
 * 3. A particle belongs to the word behind it: "Ana de la Cruz" has two names.
 * 4. The last name is the family name. Spanish has two of them. It is the first in Chinese, Japanese and Korean letters, in
 *    Hungarian and Vietnamese, and before a patronymic. The hints and words in capitals may say otherwise. A single word,
 *    such as 李小龙, stays whole as the family name.
 */
import {
  COMMA,
  endsInPatronymic,
  isAllCapitals,
  isAllSmall,
  isAnd,
  isAside,
  isFamilyFirst,
  isFamilyFirstIn,
  isFamilyInCapitals,
  isGivenName,
  isInCapitals,
  isLikeName,
  isParticle,
  isSuffix,
  isSuffixAfter,
  isTitle,
  isTransliteration,
  wordsOf,
} from './nameWords.ts';

/** Before a comma, as in "Ruiz Vega, Ana". */
const MAX_FAMILY_NAMES = 2;

/** As in `D. D. S.` */
const MAX_DEGREE_WORDS = 3;

/** `María del Carmen` is a given name, and so is `Ma. Fernanda`. */
const MARIA = /^Mar[ií]a$/i;
const SHORT_MARIA = /^(Ma\.|M\.?ª)$/i;

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

/** The parts of a name. `language` is that of the site. */
export function readName(written: string, language: string, hints: NameHints = {}): PersonName {
  const name = written.trim();
  return readTurned(name, language, hints) ?? readInOrder(name, language, hints);
}

/** A name such as "Beispiel, Petra". Undefined for any other. */
function readTurned(name: string, language: string, hints: NameHints): PersonName | undefined {
  const [main = '', ...others] = name.split(COMMA).filter(Boolean);
  const given = others.find((part) => !isSuffixOf(main, part));
  if (given === undefined || !isFamilyBefore(main, given, hints)) return undefined;

  const { prefixes, names, suffixes } = wordsByKind(wordsOf(main));
  const family = names.join(' ');
  const inOrder = isFamilyFirst(main) ? [family, given] : [given, family];
  const words = [...prefixes, ...inOrder, ...suffixes].join(' ');
  const full = [words, ...others.filter((part) => part !== given)].join(', ');
  return {
    ...readInOrder(full, language, { brand: family }),
    lines: linesAtComma(name, main),
  };
}

/** Whether the part behind a comma is a degree. */
function isSuffixOf(main: string, part: string): boolean {
  const isNameAlone = groupsIn(main).length === 1 && isLikeName(part);
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

/** The names before a comma. `van der Berg` is one. */
function groupsIn(main: string): string[][] {
  return groupsOf(wordsByKind(wordsOf(main)).names, true);
}

/** The lines of "Beispiel, Petra": the comma ends the first one. */
function linesAtComma(name: string, main: string): string[] {
  const end = name.indexOf(main) + main.length;
  const comma = COMMA.exec(name.slice(end))![0];
  return [name.slice(0, end) + comma.trim(), name.slice(end + comma.length)];
}

/** A name such as "Dr. Karl Ray III, PhD". */
function readInOrder(name: string, language: string, hints: NameHints): PersonName {
  const [main = '', ...others] = name.split(COMMA).filter(Boolean);
  const behindMain = name.slice(name.indexOf(main) + main.length);
  const { prefixes, names, suffixes } = wordsByKind(wordsOf(main));
  const groups = groupsOf(names, false);
  const familyLength = countFamilyBefore(groups, language, hints);
  const isTurned = familyLength > 0;
  const length = isTurned ? familyLength : countGiven(groups, language, hints);
  const before = namesOf(groups.slice(0, length));
  const after = namesOf(groups.slice(length));
  return {
    full: name,
    prefixes: prefixes.join(' '),
    given: isTurned ? givenBehind(after) : before,
    family: isTurned ? namesOf(groupsOf(groups.slice(0, length).flat(), true)) : after,
    suffixes: [suffixes.join(' '), ...others].filter(Boolean),
    lines: [
      [...prefixes, ...before].join(' '),
      [...after, ...suffixes].join(' ') + behindMain,
    ].filter(Boolean),
  };
}

function namesOf(groups: readonly string[][]): string[] {
  return groups.map((group) => group.join(' '));
}

/** The given names behind a family name. Chinese, Japanese and Korean letters are one, such as "민 준". */
function givenBehind(names: string[]): string[] {
  return isFamilyFirst(names[0]!) ? [names.join(' ')] : names;
}

/** The words of a name, without commas, by their kind. */
interface WordsByKind {
  prefixes: string[];
  names: string[];
  suffixes: string[];
}

function wordsByKind(words: readonly string[]): WordsByKind {
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

/**
 * The names of a person, each with its particles. `areFamily`: all are family names, so even the first word may be a
 * particle. Elsewhere it is a given name, but for Arabic ones such as `عبد الله`.
 */
function groupsOf(words: readonly string[], areFamily: boolean): string[][] {
  const isSmall = isAllSmall(words.join(' '));
  const groups: string[][] = [];
  for (const [index, word] of words.entries()) {
    const group = groups.at(-1);
    const previous = words[index - 1] ?? '';
    const mayBeParticle = index > 1 || areFamily || /^\p{Lo}/u.test(previous);
    const isBound =
      !/\p{L}/u.test(word) ||
      (isAnd(word) && index > 1) ||
      (mayBeParticle && !isSmall && isParticle(previous)) ||
      isTransliteration(word, words[0]!);
    if (group && isBound) group.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** The number of family names before the given names. None if the given names are first. */
function countFamilyBefore(
  groups: readonly string[][],
  language: string,
  hints: NameHints,
): number {
  if (groups.length < 2) return 0;
  const names = namesOf(groups);
  if (isFamilyFirst(names[0]!)) return 1;
  const { branded, greeted } = placesOf(hints, groups);
  const isGivenFirst = greeted?.start === 0 || (branded && branded.start > 0);
  if (isGivenFirst) return 0;
  const capitals = countCapitalsBefore(names);
  if (capitals > 0) return capitals;
  const isBrandFirst = branded?.start === 0 && greeted && greeted.start >= branded.end;
  if (isBrandFirst) return branded.end;
  return endsInPatronymic(names) || isFamilyFirstIn(language) ? 1 : 0;
}

/** The number of names in the capitals of a family name before others, as in "LE GOFF Yann". */
function countCapitalsBefore(names: readonly string[]): number {
  const count = names.findIndex((name) => !isInCapitals(name));
  if (count < 1 || names.slice(count).some(isAllCapitals)) return 0;
  return isFamilyInCapitals(names.slice(0, count).join(' ')) ? count : 0;
}

/** The number of given names before the family name. */
function countGiven(groups: readonly string[][], language: string, hints: NameHints): number {
  if (groups.length < 2) return 0;
  const last = groups.length - 1;
  const { branded, greeted } = placesOf(hints, groups);
  const brandStart = branded?.start ?? 0;
  // A greeting with several names has all given names.
  if (greeted?.start === 0 && greeted.end > 1) return Math.min(greeted.end, brandStart || last);
  if (brandStart > 0) return brandStart;
  const capitalsStart = 1 + namesOf(groups).findLastIndex((name) => !isInCapitals(name));
  if (capitalsStart > 0 && capitalsStart <= last) return capitalsStart;
  if (!language.startsWith('es')) return last;
  const [first, second] = groups.map(([word = '']) => word);
  const isMaria = (MARIA.test(first!) && isParticle(second!)) || SHORT_MARIA.test(first!);
  return Math.min(Math.max(last - 1, isMaria ? 2 : 1, greeted?.end ?? 0), last);
}

/** The places of the brand and of the name in a greeting. A brand that is also the name in a greeting tells nothing. */
function placesOf({ brand, greetingName }: NameHints, groups: readonly string[][]) {
  return {
    branded: brand === greetingName ? undefined : placeOf(brand, groups),
    greeted: placeOf(greetingName, groups),
  };
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

import { COMMA } from './joinNames.ts';

/** A name as the page uses it. */
interface PersonName {
  /** The whole name in reading order, with its titles and degrees. */
  full: string;
  given: string;
  family: string;
}

/** Titles before a name whose full stop may be left out. */
const PREFIX = wholeWord(
  [
    'Dr',
    'Prof',
    'Mr',
    'Mrs',
    'Ms',
    'Mx',
    'Sir',
    'Dame',
    'Herr',
    'Frau',
    'Mag',
    'Dipl',
    'Ing',
    'Sr',
    'Sra',
    'M',
    'Mme',
    'Mgr',
    'Drs',
    'Dra',
    'Eng',
    'Engr',
    'د',
    'أ',
    String.raw`\p{L}+\.?-Ing`,
  ],
  'u',
);

/** Any other title before a name: an abbreviation of two letters or more, such as `med.` and `Dott.ssa`. */
const ABBREVIATION = /^\p{L}[\p{L}\p{M}-]+\.(\p{L}+\.?)*$/u;

/** Degrees whose full stops and spaces may be left out. */
const ABBREVIATED_DEGREES = [
  'Ph. D',
  'M. D',
  'J. D',
  'D. D. S',
  'Ed.D',
  'M.A',
  'B.A',
  'M. Sc',
  'B. Sc',
  'M. Eng',
  'B. Eng',
  'LL.M',
  'LL.B',
  'Ed.M',
  'B. Tech',
  'M. Tech',
  'B. Com',
];

/** Ranks, certificates and other degrees, as patterns. */
const OTHER_SUFFIXES = [
  'Jr',
  'J[uú]nior',
  'Filho',
  'Sr',
  'I{2,3}',
  'IV',
  'Esq',
  'MBA',
  'MPH',
  'CPA',
  'CFA',
  'CISSP',
  'PMP',
  'PE',
  'RN',
  'FRSA',
  'CSc',
  String.raw`Dipl(\.?-\p{L}+)?`,
];

/** Degrees, ranks and certificates behind a name. Without a comma, only these are no family name. */
const SUFFIX = wholeWord([...ABBREVIATED_DEGREES.map(withOptionalDots), ...OTHER_SUFFIXES], 'iu');

/** Other degrees behind a comma: few letters with capitals inside, such as `MRICS`. */
const LIKELY_SUFFIX =
  /^(\p{Lu}[\p{Lu}\d.-]+|(\p{Lu}\p{Ll}{0,2}\.){1,4}|\p{Lu}\p{Ll}{0,2}\p{Lu}\p{L}{0,4})$/u;

/** A word before a family name, such as `van` or `Del`. */
const PARTICLE = /^(\p{Ll}.*|De|Del|Della|Da|Dos|Du|La|Las|Los|Von)$/u;

/** Matches one of these patterns and nothing else, but with or without a full stop. */
function wholeWord(patterns: readonly string[], flags: string): RegExp {
  return new RegExp(String.raw`^(${patterns.join('|')})\.?$`, flags);
}

/** The pattern of an abbreviation in which full stops and spaces may be left out. */
function withOptionalDots(abbreviation: string): string {
  return abbreviation.replaceAll('.', String.raw`\.?`).replaceAll(' ', ' ?');
}

/** Given and family name. Spanish uses the first of two; Chinese, Japanese and Korean put it first. */
export function readName(written: string, language: string): PersonName {
  const [main = '', ...others] = written.split(COMMA).filter(Boolean);
  const hasSmallLetters = /\p{Ll}/u.test(main);
  const before = others.filter((part) => !isSuffix(part, hasSmallLetters));
  const suffixes = others.filter((part) => isSuffix(part, hasSmallLetters));
  // Family name first, as in "Beispiel, Petra".
  if (before.length > 0) {
    const full = [`${before.join(' ')} ${main}`, ...suffixes].join(', ');
    return { full, given: wordsOf(before.join(' '))[0]!, family: main };
  }
  const full = written;
  const words = wordsOf(main);
  const [first = main] = words;
  if (words.length < 2) return { full, given: first, family: first };
  if (/^[\p{Script=Han}\p{Script=Hangul}]/u.test(first)) {
    return { full, given: words.slice(1).join(' '), family: first };
  }
  // Particles such as "van" belong to the family name if they stand directly before it.
  const particle = words.slice(0, -1).findLastIndex((word) => !PARTICLE.test(word)) + 1;
  if (particle > 0 && particle < words.length - 1) {
    return { full, given: first, family: words.slice(particle).join(' ') };
  }
  const isSecondLast = language.startsWith('es') && words.length > 2;
  return { full, given: first, family: words.at(isSecondLast ? -2 : -1)! };
}

/**
 * Whether a part of a name behind a comma holds degrees only, such as `MSc PhD` or `B.Sc. (Hons)`. `isLikely`: any
 * few letters with capitals inside are a degree.
 */
export function isSuffix(part: string, isLikely: boolean): boolean {
  const isDegree = (word: string) => SUFFIX.test(word) || (isLikely && LIKELY_SUFFIX.test(word));
  const [first = '', ...others] = part.split(' ');
  const areAll = isDegree(first) && others.every((word) => isDegree(word) || word.startsWith('('));
  return SUFFIX.test(part) || areAll;
}

/** The words of a name without titles, degrees, initials, nicknames and another script, but at least one. */
function wordsOf(name: string): string[] {
  let words = name.split(/\s+/).filter((word) => !/^["“„(«].*/.test(word));
  // "Ada Wang 王爱达" has the name twice.
  if (/^\p{Script=Latin}/u.test(words[0] ?? '')) {
    words = words.filter((word) => !/^\p{Lo}/u.test(word));
  }
  const isTitle = (word: string) => PREFIX.test(word) || ABBREVIATION.test(word);
  while (words.length > 1 && isTitle(words[0]!)) words = words.slice(1);
  while (words.length > 2 && SUFFIX.test(words.at(-1)!)) words = words.slice(0, -1);
  const whole = words.filter(
    (word, index) => !/^\p{Lu}\.$/u.test(word) || index === words.length - 1,
  );
  return whole.length > 1 || words.length < 2
    ? whole
    : [words.slice(0, -1).join(' '), words.at(-1)!];
}

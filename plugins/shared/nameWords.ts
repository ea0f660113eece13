/** The words that people write before, in and behind their names. */

/** A comma of any script, with the spaces around it. */
export const COMMA = /\s*[,،、，]\s*/;

/** Titles before a name whose full stop may be left out. */
const PREFIX = wholeWord(
  [
    '[Dd]r',
    '[Pp]rof',
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
    '[Ii]ng',
    'Sr',
    'Sra',
    'Miss',
    'Mlle',
    'Mme',
    'Shri',
    'Smt',
    'Rev',
    '[Mm]gr',
    'Drs',
    'Dra',
    'Eng',
    'Engr',
    'PD',
    'الدكتورة?',
    'المهندسة?',
    'الأستاذة?',
    'دکتر',
    'مهندس',
    'श्री',
    'श्रीमती',
    'ד["״]ר',
    // Doctor, professor and engineer, as in "أ.د." and "د/".
    '([دأم][./])*[دأم]/?',
    String.raw`\p{L}+\.?-Ing`,
  ],
  'u',
);

/** Titles that are names without their capitals. */
const CAPITAL_PREFIX = /^(CA|CPA)$/;

/** Any other title before a name: an abbreviation, such as `med.`, `Dott.ssa`, `Univ.-Prof.` and `h.c.` */
const ABBREVIATION = /^(\p{L}[\p{L}\p{M}-]+\.(-?\p{L}+\.?)*|(\p{Ll}\.)+)$/u;

/** Given names, and parts of names, that are written short. */
const SHORT_NAME = /^(Ma|Md|Mohd|Abd|Wm|Chr|Chas|Geo|Jas|Jos|Thos|Robt|Alex|Fco|St)\.$/;

/** Degrees whose full stops and spaces may be left out. */
const ABBREVIATED_DEGREES = [
  'Ph. D',
  'D. Phil',
  'M. Phil',
  'M. D',
  'J. D',
  'D. D. S',
  'Ed.D',
  'M.A',
  'B.A',
  'M. Sc',
  'B. Sc',
  'D. Sc',
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

const SUFFIXES = [...ABBREVIATED_DEGREES.map(withOptionalDots), ...OTHER_SUFFIXES];
const SUFFIX = wholeWord(SUFFIXES, 'u');
const SUFFIX_IN_ANY_CASE = wholeWord(SUFFIXES, 'iu');

/** Ranks and certificates that can be said as a name. Behind a comma they may be a company, as in "Tom Hill, AIA". */
const SPEAKABLE_SUFFIX =
  /^([CDKMO]BE|[AF]CM?A|ACCA|AICP|AIA|CAPM|CCNA|CIMA|CISA|CISM|CSPO|[FM]?CIPD|[FM]RICS|OSCP|F?RIBA)$/;

/** Without capitals inside it is a name: `Meng`, `Mba` and `Ma` are as common as `MEng`, `MBA` and `MA`. */
const LIKE_A_NAME = /^\p{Lu}(?=.*[aeiouy])\p{Ll}+$/u;

const INITIALS = /^(\p{Lu}\.\s?)+$/u;

/** Degrees with small letters between capitals, such as `MSc`, `MIMechE` and `PharmD`. `McRae` is a name. */
const MIXED_DEGREE = /^((?!IJ)\p{Lu}{2,}\p{Ll}{1,4}\p{Lu}?|\p{Lu}\p{Ll}{1,5}D)$/u;

/** Capitals that nobody can say, such as `FRCS`, also in `SHRM-CP`. `NG` and `ST-PIERRE` are names. */
const UNSPEAKABLE = /(?<!\p{L})(?!(NG|ST)(?!\p{L}))[B-DF-HJ-NP-TV-XZ]{2,}(?!\p{L})/u;
const ONLY_CAPITALS = /^[\p{Lu}-]+$/u;

/** Few letters with capitals inside, such as `MRIBA`. */
const LIKELY_SUFFIX =
  /^(\p{Lu}[\p{Lu}\d.-]+|(\p{Lu}\p{Ll}{0,2}\.){1,4}|\p{Lu}\p{Ll}{0,2}\p{Lu}\p{L}{0,4})$/u;

/** A word that belongs to the one after it, such as `van`, `Del` or "بن" (son of). */
const PARTICLE =
  /^(\p{Ll}.*|De|Del|Della|Di|Da|Dos|Du|La|Las|Los|Von|Al|El|Bin|Ibn|بن|ابن|بنت|أبو|ابو|أبي|بو|بني|آل|عبد)$/u;

/** Particles before or behind a comma, as in "Beethoven, Ludwig van", and in names in capitals. */
const SMALL_PARTICLE =
  /^(a[flv]|bin|d[aeiou]s?|de[lnr]|della|el?|i|ibn|l[aeo]s?|te[nr]|v[ao]n|y|zum?|zur)$/;

/** Ranks of a grandson and a nephew in Portuguese, which are family names, too. */
const SUFFIX_BEHIND_PARTICLE = /^(Neto|Sobrinho)$/iu;

/** A word between two family names that are one, as in `Ortega y Gasset`. */
const AND = /^[yi]$/;

/** Words, and parts of words, for jobs and their levels in several languages. */
const JOB = new RegExp(
  [
    'engineer|ing[eé]ni|ingegner|develop|desarroll|desenvolv|entwickl|programm|programad|ontwikkel',
    'design|diseñ|architect|architekt|arquitect|anal[iy]st|scientist|wissenschaft|forsch|research',
    'manage|consult|berater|specialist|spezialist|especialist|sp[eé]cialist|expert|techni|certifi|zertifi',
    'directo|direkto|directeur|officer|founder|gründer|fundador|fondat|freelanc|freiberuf|autónom',
    'teacher|lehrer|profess|student|estudiant|étudiant|writer|author|editor|redakt|journalis|tradu',
    'photograph|fotograf|illustrat|künstler|artist|musician|lawyer|anwalt|abogad|avocat|avvocat',
    'nurse|doctor|account|market(ing|er)|licensed|registered|chartered|senior|software|product',
    String.raw`\b(web|data|cloud|mobile|security|digital|growth|full|front|back|scrum|agile|project|owner)\b`,
    String.raw`\b(lead|head|chief|master|bachelor|intern|coach|trainer|singer|dev)\b`,
  ].join('|'),
  'iu',
);

/** A sign between a name and a note, as in "Ana Ray | Web Developer". */
const NOTE_SIGN = /\s+[|·•–—-]\s+/u;

/** A word for the file in place of a name. */
const DOCUMENT = /^(curriculum( vitae)?|cv|r[eé]sum[eé]|lebenslauf)$/i;

/** A word of a name: letters, the first of them a capital if the script has capitals. */
const NAME = /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*$/u;
const SMALL_NAME = /^\p{L}[\p{L}\p{M}'’.-]*$/u;

/** Words of given names with particles, such as `María de los Ángeles`. */
const MAX_GIVEN_NAMES = 4;

/** A nickname in quotes or a note in brackets is one word. */
const WORDS = /["“„«([][^"”“»)\]]*["”“»)\]]\S*|\S+/gu;
const ASIDE = /^["“„«([]/;

/** Chinese, Japanese and Korean letters. Names in katakana are foreign and begin with the given name. */
const FAMILY_NAME_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u;

/** Languages whose names begin with the family name, also in Latin letters. */
const FAMILY_FIRST_LANGUAGE = /^(hu|vi)\b/;

/** Ends of names after the father in East Slavic and Kazakh, as in `Сергеевна` and `Ильич`. */
const PATRONYMIC = /([вль]ич|[вьл]іч|[кмт]ич|[вў]на|[иіь]чна|ұлы|қызы)$/iu;

/** Given name and patronymic, written short. */
const SHORT_PATRONYMIC = /^(\p{Script=Cyrillic}\.){2}$/u;

/** The words of a name. */
export function wordsOf(name: string): string[] {
  return name.match(WORDS) ?? [];
}

/** A name without the notes beside it, such as "Web Developer" in "Ana Ray | Web Developer". */
export function splitNotes(written: string): { name: string; notes: string[] } {
  const parts = written.split(NOTE_SIGN).filter(Boolean);
  const [name = written, ...notes] = parts.filter((part) => !DOCUMENT.test(part));
  return { name, notes };
}

/** Whether a text names a profession. */
export function isJob(text: string): boolean {
  return JOB.test(text);
}

/** Whether a word is a title, which stands before a name. */
export function isTitle(word: string): boolean {
  // "BSc" and "Ph.D." may be before a name, but "M.A." would be initials.
  const isDegree = /\p{Lu}.*\p{Lu}/u.test(word) && /\p{Ll}/u.test(word) && SUFFIX.test(word);
  const isAbbreviation = ABBREVIATION.test(word) && !isShortName(word);
  return PREFIX.test(word) || CAPITAL_PREFIX.test(word) || isAbbreviation || isDegree;
}

/** Whether a word is a given name that is written short, such as `Md.` */
export function isShortName(word: string): boolean {
  return SHORT_NAME.test(word);
}

/** Whether a word is a nickname in quotes or a note in brackets. */
export function isAside(word: string): boolean {
  return ASIDE.test(word);
}

/** Whether a word belongs to the one after it. */
export function isParticle(word: string): boolean {
  // A single capital is an initial, as in "JOHN E SMITH".
  const isCapitals = isAllCapitals(word) && word.length > 1;
  return PARTICLE.test(word) || (isCapitals && SMALL_PARTICLE.test(word.toLowerCase()));
}

/** Whether a word is between two family names that are one, as in `Ortega y Gasset`. */
export function isAnd(word: string): boolean {
  return AND.test(word);
}

/** Whether a word repeats the name in another script, as in "Ada Wang 王爱达". */
export function isTransliteration(word: string, first: string): boolean {
  return /^\p{Script=Latin}/u.test(first) && /^\p{Lo}/u.test(word);
}

/** Whether a name begins with the family name because of its letters. */
export function isFamilyFirst(name: string): boolean {
  return FAMILY_NAME_FIRST.test(name);
}

/** Whether names begin with the family name in a language. */
export function isFamilyFirstIn(language: string): boolean {
  return FAMILY_FIRST_LANGUAGE.test(language);
}

/** Whether names end in a patronymic, as in "Петрова Анна Сергеевна" and "Иванов И. И.": the family name is the first. */
export function endsInPatronymic([, given = '', patronymic = '', ...others]: string[]): boolean {
  if (others.length > 0) return false;
  const isWhole = PATRONYMIC.test(patronymic) && !PATRONYMIC.test(given);
  return isWhole || SHORT_PATRONYMIC.test(given + patronymic);
}

/** Whether words in capitals before others are a family name, as in "LE GOFF Yann". `JP` may be given names. */
export function isFamilyInCapitals(words: string): boolean {
  const hasThreeLetters = words.replaceAll(/\P{L}/gu, '').length > 2;
  return hasThreeLetters && !UNSPEAKABLE.test(words) && !SUFFIX.test(words);
}

/** Whether a name is in capitals, which then tell nothing about its words. */
export function isAllCapitals(name: string): boolean {
  return /\p{Lu}/u.test(name) && !/\p{Ll}/u.test(name);
}

/** Whether a name is in capitals, as many write their family name. An initial is not. */
export function isInCapitals(name: string): boolean {
  return isAllCapitals(name) && /\p{Lu}{2}/u.test(name);
}

/** Whether a name is in small letters. */
export function isAllSmall(name: string): boolean {
  return /\p{Ll}/u.test(name) && !/\p{Lu}/u.test(name);
}

/** Whether a text behind a family name is a name, though elsewhere it is a degree: `Meng` and `J. R.` */
export function isLikeName(text: string): boolean {
  return LIKE_A_NAME.test(text) || (INITIALS.test(text) && !SUFFIX.test(text));
}

/**
 * Whether a part of a name behind a comma holds degrees only, such as `MSc PhD` or `B.Sc. (Hons)`. `isLikely`: any
 * other few letters with capitals inside count, too, such as `MRIBA`.
 */
export function isSuffix(part: string, isLikely: boolean): boolean {
  const isDegree = (word: string) =>
    SUFFIX_IN_ANY_CASE.test(word) ||
    (isLikely && (LIKELY_SUFFIX.test(word) || MIXED_DEGREE.test(word)));
  const [first = '', ...others] = part.split(' ');
  const areAll = isDegree(first) && others.every((word) => isDegree(word) || word.startsWith('('));
  return SUFFIX_IN_ANY_CASE.test(part) || areAll;
}

/** Whether a text at the end of a name is a degree or a note, though no comma is before it. */
export function isSuffixAfter(names: readonly string[], text: string): boolean {
  if (names.length === 0) return false;
  const isNote = isAside(text) && wordsOf(text).length === 1;
  if (isNote || MIXED_DEGREE.test(text) || /^[JS]r\.?$/i.test(text)) return true;
  // "Maria da Silva Neto" is no grandson.
  const isMale = !/a$/i.test(names[0]!);
  if (SUFFIX_BEHIND_PARTICLE.test(text) && isMale && isParticle(names.at(-2) ?? '')) return true;
  const isKnown = SUFFIX_IN_ANY_CASE.test(text) && (SUFFIX.test(text) || !LIKE_A_NAME.test(text));
  if (isKnown && text.includes('.')) return true;
  const isCertificate =
    SPEAKABLE_SUFFIX.test(text) || (ONLY_CAPITALS.test(text) && UNSPEAKABLE.test(text));
  // In capitals "MA" and "PE" may be family names.
  const isTooShort = text.length < 3 && isAllCapitals(names.join(' '));
  // Behind a single word it is the family name, as in "Li XU".
  return names.length > 1 && !isTooShort && (isKnown || isCertificate);
}

/**
 * Whether a text behind a comma can be given names, with titles. `before`, the text before the comma, shows how its
 * owner uses capitals.
 */
export function isGivenName(text: string, before: string): boolean {
  if (isFamilyFirst(text) !== isFamilyFirst(before) || isJob(text)) return false;
  const words = wordsOf(text).filter((word) => !isTitle(word) && !isAside(word));
  const form = isAllSmall(before) ? SMALL_NAME : NAME;
  const isName = (word: string) =>
    form.test(word) &&
    !MIXED_DEGREE.test(word) &&
    (isAllCapitals(before) || !/^\p{Lu}{2,}$/u.test(word));
  const [first = ''] = words;
  const areNames = words.every((word) => isName(word) || SMALL_PARTICLE.test(word));
  return isName(first) && areNames && words.length <= MAX_GIVEN_NAMES;
}

/** Matches one of these patterns and nothing else, but with or without a full stop. */
function wholeWord(patterns: readonly string[], flags: string): RegExp {
  return new RegExp(String.raw`^(${patterns.join('|')})\.?$`, flags);
}

/** The pattern of an abbreviation in which full stops and spaces may be left out. */
function withOptionalDots(abbreviation: string): string {
  return abbreviation.replaceAll('.', String.raw`\.?`).replaceAll(' ', ' ?');
}

import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { wordsFile } from '../contentSource/wordsFile.ts';

/** The least score, from 0 to 1, of a language that is certain. Names of products reach 0.61. */
const CERTAIN_SCORE = 0.66;
/** How much more likely than the next language a certain one is. Danish and Norwegian differ by 0.03. */
const CERTAIN_LEAD = 0.015;
/** The same for Cyrillic languages: a few Russian words are 0.017 more likely Bulgarian. */
const CERTAIN_CYRILLIC_LEAD = 0.02;
/** A lead that makes a language certain with any score: that of Chinese with English words is low. */
const CLEAR_LEAD = 0.25;

/** Letters of a text that is not short. */
const LONG_TEXT = 25;
/** The least lead of a short text, times its letters. By chance "Crio sites." reaches 1.7 for French. */
const SHORT_EVIDENCE = 1.9;

/** How much more likely than the stated language another one is, if the owner is told about it. */
const WRONG_LEAD = 0.1;
/** Letters that a text has to have before the owner is told about its language. */
const MIN_LETTERS = 60;

/** Languages that look alike: the detector knows one tag for them. */
const SAME: Record<string, string> = { nb: 'no', nn: 'no', id: 'ms', bs: 'hr' };

/** Languages that the detector takes for another one, by that one: a country or words tell them. */
const TAKEN_FOR: Record<string, { language: string; countries: string[]; words: RegExp }> = {
  nl: { language: 'af', countries: ['ZA', 'NA'], words: /(?<!\p{L})(ek|vir)(?!\p{L})/iu },
  ms: {
    language: 'id',
    countries: ['ID'],
    words: /(?<!\p{L})(situs|toko|perusahaan|bisa|karena|pengembang|kantor)(?!\p{L})/iu,
  },
};

/** Addresses and names of files, which are in no language. */
export const ADDRESS = /\S*[\p{L}\d][.@/:][\p{L}\d]\S*/gu;

/** Letters of the Cyrillic languages that the detector knows, without the letters in ALL_CYRILLIC. */
const CYRILLIC_LETTERS: Record<string, string> = {
  be: 'ёійўыьэюя',
  bg: 'ийщъьюя',
  ru: 'ёийщъыьэюя',
  sr: 'ђијљњћџ',
  uk: 'ґєиіїйщьюя',
};
const ALL_CYRILLIC = 'абвгдежзклмнопрстуфхцчш';
/** The largest share of letters that a language does not have, such as those of names. */
const MAX_FOREIGN_LETTERS = 0.02;

/** Scripts of languages that have several, or share one, by their ISO 15924 code. */
const JOINT_SCRIPTS: Record<string, string> = {
  Jpan: String.raw`\p{sc=Hira}\p{sc=Kana}\p{sc=Hani}`,
  Kore: String.raw`\p{sc=Hang}\p{sc=Hani}`,
  Hans: String.raw`\p{sc=Hani}`,
  Hant: String.raw`\p{sc=Hani}`,
};

/**
 * The language of running text, such as `es`; undefined if it is not certain. A country such as `BG` confirms its main
 * language in a short text.
 */
export async function languageOf(text: string, country = ''): Promise<string | undefined> {
  const { language, scores, known } = await detect(text);
  const main = mainLanguage(country, text);
  // Nepali would be taken for Hindi. Russian is written in Kyrgyzstan, too.
  const isUnknown = main !== undefined && !known.includes(main) && language !== 'ru';
  if (!hasLettersOf(language, text) || isUnknown) return undefined;
  const isCyrillic = language in CYRILLIC_LETTERS;
  if (isCyrillic && language === main) return language;
  const possible = Object.entries(scores).filter(([each]) => hasLettersOf(each, text));
  const [best = 0, next = 0] = possible
    .map(([, score]) => score)
    .toSorted((one, other) => other - one);
  const lead = best - next;
  const isConfirmed = country !== '' && languageIn(country) === language;
  const latinLead = isConfirmed ? CERTAIN_LEAD : leadFor(text);
  const certainLead = isCyrillic ? CERTAIN_CYRILLIC_LEAD : latinLead;
  const isCertain = lead >= CLEAR_LEAD || (best >= CERTAIN_SCORE && lead >= certainLead);
  return isCertain ? withTaken(language, text, country) : undefined;
}

/** The least lead of a certain language in a text without Cyrillic letters. */
function leadFor(text: string): number {
  return isShortText(text) ? SHORT_EVIDENCE / countLetters(text) : CERTAIN_LEAD;
}

/** Whether a text has so few letters that its language is often not certain. */
export function isShortText(text: string): boolean {
  return countLetters(text) < LONG_TEXT;
}

function countLetters(text: string): number {
  return text.replaceAll(ADDRESS, ' ').match(/[\p{L}\p{M}]/gu)?.length ?? 0;
}

/** The language of a text, also if the detector takes it for this one. */
function withTaken(language: string, text: string, country: string): string {
  const other = TAKEN_FOR[language];
  const isOther = other && (other.countries.includes(country) || other.words.test(text));
  return isOther ? other.language : language;
}

/** Whether a Cyrillic language has all letters of a text but a few. Other languages are not judged. */
function hasLettersOf(language: string, text: string): boolean {
  const own = CYRILLIC_LETTERS[language];
  if (own === undefined) return true;
  const letters = text.toLowerCase().match(/\p{sc=Cyrl}/gu) ?? [];
  const foreign = letters.filter((letter) => !(ALL_CYRILLIC + own).includes(letter));
  return foreign.length <= MAX_FOREIGN_LETTERS * letters.length;
}

/** The main language of a country if a text is in its script; undefined for Latin letters, which most languages share. */
export function mainLanguage(country: string, text: string): string | undefined {
  if (country === '') return undefined;
  const language = languageIn(country);
  const isOther = isInOtherScript(text, 'en');
  return isOther && !isInOtherScript(text, language) ? language : undefined;
}

/** The main language of a country. */
function languageIn(country: string): string {
  return new Intl.Locale(`und-${country}`).maximize().language;
}

/** Whether a text is certainly not in a language, because of its script. Latin letters may be names of products. */
export function isInOtherScript(text: string, language: string): boolean {
  const { script = '' } = new Intl.Locale(language).maximize();
  const own = JOINT_SCRIPTS[script] ?? String.raw`\p{sc=${script}}`;
  const rest = withoutProducts(text.replaceAll(ADDRESS, ' '));
  return /\p{L}/u.test(rest) && !new RegExp(String.raw`[\p{sc=Latn}${own}]`, 'u').test(rest);
}

/**
 * A sentence if the owner's longer texts are in another language than is stated: by `site.language`, or by the name
 * of the file if they are those of a translation.
 */
export async function findWrongLanguage(
  content: CheckedContent,
  translationFile?: string,
): Promise<string[]> {
  const found = await unstatedLanguageOf(content);
  if (found === undefined) return [];
  const stated = content.site.language;
  if (translationFile) {
    return [
      `${translationFile} reads as ${languageName(found)}, but its name says ${languageName(stated)}: translate its texts`,
    ];
  }
  return [
    `site.language is '${stated}', but the texts seem to be ${languageName(found)}: '${found}'`,
  ];
}

/** The language of the longer texts. Undefined if it may be the stated one. */
async function unstatedLanguageOf({
  site,
  home,
  about,
  projects,
  experience,
  contact,
}: CheckedContent): Promise<string | undefined> {
  const texts = [
    site.description,
    home.tagline,
    contact?.intro,
    ...(about?.paragraphs ?? []),
    ...textsOf(projects?.items),
    ...textsOf(experience?.items),
  ];
  const [tag = ''] = site.language.split('-');
  const stated = SAME[tag] ?? tag;
  const text = texts.join(' ');
  const { language, scores, known } = await detect(text);
  // A language without words cannot be stated yet.
  const isUsable = known.includes(stated) && wordsFile(language) !== undefined;
  if (!isUsable || text.length < MIN_LETTERS || language === stated) return undefined;
  return scores[language]! - (scores[stated] ?? 0) < WRONG_LEAD ? undefined : language;
}

/** The name of a language in English. */
export function languageName(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

function textsOf(
  entries: readonly { description?: string | undefined; points?: string[] | undefined }[] = [],
): string[] {
  return entries.flatMap(({ description = '', points = [] }) => [description, ...points]);
}

interface Detected {
  /** The likeliest language; empty if no language is likely. */
  language: string;
  /** Scores of the likely languages, from 0 to 1. */
  scores: Record<string, number>;
  /** All languages that can be told apart. */
  known: string[];
}

async function detect(text: string): Promise<Detected> {
  // Loaded late: its tables take half a second, which most commands do not need.
  const { eld } = await import('eld/extrasmall');
  const result = eld.detect(withoutProducts(text.replaceAll(ADDRESS, ' ')));
  const isLikely = result.isReliable();
  return {
    language: isLikely ? result.language : '',
    scores: isLikely ? result.getScores() : {},
    known: Object.values(eld.info().Languages),
  };
}

/** Without Latin letters if a third of the letters are others: names of products are written in Latin ones. */
function withoutProducts(text: string): string {
  const rest = text.replaceAll(/\p{Script=Latin}+/gu, ' ');
  const lettersIn = (part: string) => part.match(/\p{L}/gu)?.length ?? 0;
  return 3 * lettersIn(rest) > lettersIn(text) ? rest : text;
}

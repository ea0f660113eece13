import { asciiDigits } from '../../plugins/shared/asciiDigits.ts';
import type { ResumeFields } from './resumeFields.ts';
import monthLanguages from './monthLanguages.json' with { type: 'json' };
import phrases from './phrases.json' with { type: 'json' };
import yearWords from './yearWords.json' with { type: 'json' };

/** When something was, as fields of an entry of the content. */
export interface Dates {
  start?: string;
  end?: string;
  /** The dates as the résumé writes them, if they cannot be read for certain. */
  period?: string;
}

/** Words for an end that has not come yet. */
const PRESENT = new Set(Object.values(phrases).flatMap(({ present }) => present.map(folded)));

/** Words before the end of a time, as of `until today` and `fino ad oggi`. */
const UNTIL =
  "to|till|until|up to|bis|zum|a|al|ad|à|au|jusqu[’']à|jusqu[’']au|fino a|fino ad|até|ao|hasta|tot|til|do|до|по|в";

/** Such a word, or an article, at the start of a text without accents. */
const BEFORE_PRESENT = new RegExp(`^(?:(?:${folded(UNTIL)}|the|el|la|o) +|jusqu')`);

/** Words between the parts of a date. */
const FILLERS = new Set(['de', 'del', 'di', 'do', 'da', 'd', 'of', 'st', 'nd', 'rd', 'th', 'er']);

/** Words for a year, in all languages. */
const YEAR_WORD = `(?:${Object.values(yearWords).flat().join('|')})`;

/** A word such as `roku`, or a full stop as in Croatian, behind a year. */
const BEHIND_YEAR = new RegExp(
  String.raw`(?<=\d{4})(?:[. -]*${YEAR_WORD}(?![\p{L}\p{M}])\.?|\.$)`,
  'gu',
);
/** A word such as `año` before a year. */
const BEFORE_YEAR = new RegExp(String.raw`(?<![\p{L}\p{M}])${YEAR_WORD}\.? (?=\d{4})`, 'gu');
/** A unit of a date in Chinese, Japanese or Korean. */
const SPACED_UNIT = / ?([年月日년월일]) ?/g;

const NUMERIC_DATES = [
  // 2021, 2020年, 2020년
  /^(?<year>\d{4})[年년]?$/,
  // 2021-04, 2018/3, 2023-9-28, 2015.02.01, 2021-04-01T00:00:00Z, 2020年3月, 2020년 3월 1일
  /^(?<year>\d{4})[-/.年년] ?(?<month>\d{1,2})(?:[-/.月월] ?(?<day>\d{1,2}))?[.月日월일]?(?:[t ]\d\d:.*)?$/,
  // 09/2021, 3月 2019
  /^(?<month>\d{1,2})[-/.月월] ?(?<year>\d{4})$/,
  // 01.02.2015: with dots, the day is first.
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})$/,
  // 28/09/2021 or 09/28/2021: without dots, only a day after the 12th is certain.
  /^(?<day>1[3-9]|[23]\d)[-/](?<month>\d{1,2})[-/](?<year>\d{4})$/,
  /^(?<month>\d{1,2})[-/](?<day>1[3-9]|[23]\d)[-/](?<year>\d{4})$/,
  // 10/10/2019
  /^(?<day>\d{1,2})[-/](?<month>\k<day>)[-/](?<year>\d{4})$/,
];

/** Numbers of months by their names. */
const MONTHS = monthsIn(monthLanguages);

/** A dash or a word between two dates. */
const BETWEEN_DATES = new RegExp(` *[-–—~～〜至到] *| (?:${UNTIL}) `, 'gi');

/** Signs such as that of `May 2019?`, with which a date is not certain. */
const UNCERTAIN = /[?~≈<>+]/;

/** A date such as `2021`, `2021-04` or `2021-04-30`; undefined if it cannot be read for certain. */
export function readDate(written: string): string | undefined {
  const text = plainDate(written);
  const numeric = NUMERIC_DATES.map((form) => form.exec(text)?.groups).find(Boolean);
  const { year, month, day } = numeric ?? namedDate(text);
  const isDate =
    isWithin(year, 1900, 2099) && isWithin(month ?? '1', 1, 12) && isWithin(day ?? '1', 1, 31);
  if (!isDate) return undefined;
  return [year, month, day].flatMap((part) => part?.padStart(2, '0') ?? []).join('-');
}

function isWithin(digits: string | undefined, least: number, most: number): boolean {
  return Number(digits) >= least && Number(digits) <= most;
}

/** Start and end of an entry as they are written. A single date, such as `date: 2017`, is both. */
export function writtenDates(group: ResumeFields): [from: string, until: string] {
  const from = group.text('startDate');
  const until = group.text('endDate');
  if (from || until) return [from, until];
  const period = group.text('period');
  const [start, end] = splitRange(period, '');
  return start === period ? [period, period] : [start, end];
}

/**
 * The dates of an entry. `notes` gets a sentence about dates that are not certain. `isSchool`: dates such as `2008/09`
 * are two years.
 */
export function readDates(first: string, second: string, notes: string[], isSchool = false): Dates {
  const [from, until] = rangeIn(first, second, isSchool);
  const start = readDate(from);
  const end = readDate(until);
  const isNow = isPresent(until);
  const period = [...new Set([from, until])].filter(Boolean).join(' – ');
  const isUnread = (from && !start) || (until && !end && !isNow);
  const isNowAlone = isNow && !from;
  for (const written of new Set(splitRange(first, second))) {
    if (!isMonthOrYears(written)) continue;
    const kind = isSchool ? 'the years of a school' : 'a month';
    notes.push(`the date "${written}" is taken for ${kind}: correct it if it is not`);
  }
  if (isUnread || isNowAlone) {
    notes.push(`the dates "${period}" are not certain: write them like 2021-04`);
    return { period };
  }
  if (start && end && end < start.slice(0, end.length)) {
    notes.push(`the dates "${period}" end before they start: correct them`);
    return { period };
  }
  return { ...(start && { start: toMonth(start) }), ...(end && { end: toMonth(end) }) };
}

/** Start and end. A start without an end may hold both, such as `04/2023 - 12/2023`, or a dash: `2023 –`. */
function splitRange(from: string, until: string): [from: string, until: string] {
  const isReadable = (text: string) => readDate(text) ?? yearsIn(text, true);
  if (until || isReadable(from)) return [from, until];
  for (const dash of from.matchAll(BETWEEN_DATES)) {
    const start = from.slice(0, dash.index);
    const end = from.slice(dash.index + dash[0].length);
    const isEnd = end === '' || isReadable(end) || isPresent(end);
    if (isReadable(start) && isEnd) return [start, end];
  }
  return [from, until];
}

/** Start and end, also those of two years such as `2018/19`. */
function rangeIn(first: string, second: string, isSchool: boolean): [from: string, until: string] {
  const [from, until] = splitRange(first, second);
  const [start, startEnd = ''] = yearsIn(from, isSchool) ?? [from];
  const [, end] = yearsIn(until, isSchool) ?? ['', until];
  return [start, end || startEnd];
}

/** The years of a date such as `2018/19`. `2008/09` is a month outside of schools. */
function yearsIn(written: string, isSchool: boolean): [string, string] | undefined {
  const form = /^(?<year>\d{4})\/(?<next>\d{2}|\d{4})$/;
  const { year, next } = form.exec(plainDate(written))?.groups ?? {};
  const following = String(Number(year) + 1);
  if (!year || !next || !following.endsWith(next)) return undefined;
  return isSchool || !isWithin(next, 1, 12) ? [year, following] : undefined;
}

function isMonthOrYears(written: string): boolean {
  return yearsIn(written, true) !== undefined && yearsIn(written, false) === undefined;
}

/** Whether a text says that a time goes on. Its brackets and full stop do not count. */
function isPresent(written: string): boolean {
  let text = folded(written).replaceAll(/^[\s(\p{Pd}]+|[\s).]+$/gu, '');
  while (!PRESENT.has(text) && BEFORE_PRESENT.test(text)) text = text.replace(BEFORE_PRESENT, '');
  return PRESENT.has(text);
}

/** A text in small letters without accents and Arabic signs above letters, which many people leave out. */
function folded(text: string): string {
  const plain = text.toLowerCase().replaceAll('ı', 'i').replaceAll('’', "'").normalize('NFD');
  return plain.replaceAll(/[\u0300-\u036F\u0653-\u0655]/g, '').normalize('NFC');
}

/** A date in small letters, with the digits 0 to 9 and without words for a year. */
function plainDate(written: string): string {
  return asciiDigits(written.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(SPACED_UNIT, '$1')
    .replaceAll(BEFORE_YEAR, '')
    .replaceAll(BEHIND_YEAR, '');
}

/**
 * A text that is larger for an entry that is ongoing or ended later, and then for a later start. Empty if the dates
 * hold no year of this calendar.
 */
export function orderOf(first: string, second: string, isSchool = false): string {
  const [from, until] = rangeIn(first, second, isSchool).map(asciiDigits) as [string, string];
  const isOngoing = isPresent(until) || (readDate(from) && !/\d{4}/.test(until));
  const end = isOngoing ? 'ongoing' : lastDayOf(until) || lastDayOf(from);
  return `${end} ${lastDayOf(from)}`.trim();
}

/** A text that is larger for a later date. A year without a month counts as its end, and free text by its last year. */
function lastDayOf(text: string): string {
  const date = readDate(text) ?? text.match(/(?<!\d)(19|20)\d{2}(?!\d)/g)?.at(-1) ?? '';
  return date && date.padEnd('2021-04-30'.length, '~');
}

/** Parts of a date that names its month, such as `Jan 2020` or `3 de marzo de 2018`. */
function namedDate(text: string): Partial<Record<'year' | 'month' | 'day', string>> {
  const words = text.match(/\d+|[\p{L}\p{M}]+/gu)?.filter((word) => !FILLERS.has(word)) ?? [];
  const [year, ...others] = words.filter((word) => /^\d{4}$/.test(word));
  const [day, ...more] = words.filter((word) => /^\d{1,2}$/.test(word));
  const month = MONTHS.get(folded(words.filter((word) => !/^\d/.test(word)).join(' ')));
  const isCertain = year && month && others.length + more.length === 0 && !UNCERTAIN.test(text);
  return isCertain ? { year, month, ...(day && { day }) } : {};
}

/** Numbers of months by their names, long and short. A name of two months is not certain. */
function monthsIn(tags: readonly string[]): Map<string, string> {
  // Short names that Intl does not write.
  const months = new Map([
    ['sept', new Set([9])],
    ['mrz', new Set([3])],
  ]);
  for (const tag of tags) {
    for (const format of monthFormats(tag)) {
      for (let index = 0; index < 12; index++) {
        const name = monthIn(format, Date.UTC(2000, index));
        months.set(name, (months.get(name) ?? new Set()).add(index + 1));
      }
    }
  }
  const certain = [...months].filter(([, numbers]) => numbers.size === 1);
  return new Map(certain.map(([name, [number]]) => [name, String(number)]));
}

/** Formats of the forms of a month: alone, short, and beside a day or a year, for which many languages have a case. */
function monthFormats(tag: string): Intl.DateTimeFormat[] {
  const forms: Intl.DateTimeFormatOptions[] = [
    { month: 'long' },
    { month: 'short' },
    { month: 'long', day: 'numeric' },
    { month: 'long', year: 'numeric' },
  ];
  return forms.map(
    (form) => new Intl.DateTimeFormat(tag, { ...form, calendar: 'gregory', timeZone: 'UTC' }),
  );
}

/** The name of the month of a time. */
function monthIn(format: Intl.DateTimeFormat, time: number): string {
  const month = format.formatToParts(time).find(({ type }) => type === 'month');
  return folded(month?.value ?? '').replaceAll(/[.॰]/g, '');
}

function toMonth(date: string): string {
  return date.slice(0, '2021-04'.length);
}

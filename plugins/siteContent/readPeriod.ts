/** Reads dates in a free text such as `March 2021 – present`, for programs that read résumés. */
import type { DateRange } from '../../src/content/schema/inputTypes.ts';
import { asciiDigits } from '../shared/asciiDigits.ts';
import type { DateWords } from './dates.ts';
import { formatPeriod } from './period.ts';

/** Letters of a word that name a month for certain, if no other month begins with them. */
const MIN_MONTH_LETTERS = 3;
/** A sign at the end of a period that goes on. */
const OPEN_END = /\s*[–～〜至]$/;
/** Words beside the numbers of a date. */
const EAST_ASIAN_UNITS = ['年', '月', '日', '년', '월', '일'];
/** Words around a year that Intl does not write, by language: Polish "w 2017 r." is "in the year 2017". */
const YEAR_WORDS: Record<string, string[]> = { pl: ['w', 'r', 'roku'] };

/** Start and end of a period. Undefined if they are not certain. Without an end it goes on. */
export function readPeriod(period: string, words: DateWords): DateRange | undefined {
  const { parts, note } = formatPeriod(asciiDigits(period));
  const sides = parts.map((part) => part.replace(OPEN_END, ''));
  const [first = '', second] = sides;
  if (sides.length > 2) return undefined;
  if (second !== undefined) return readRange(first, second, words);

  const start = readDate(first, words.language);
  if (start && OPEN_END.test(parts[0]!)) return { start };
  // The note may say how long it took, or that it goes on.
  if (start && note === undefined) return { start, end: start };
  const since = readDate(valueIn(words.since, first), words.language);
  if (since) return { start: since };
  const until = readDate(valueIn(words.until, first), words.language);
  return until && note === undefined ? { end: until } : undefined;
}

function readRange(first: string, second: string, { language }: DateWords): DateRange | undefined {
  if (first === '') {
    const end = readDate(second, language);
    return end === undefined ? undefined : { end };
  }
  // The first side of `January – March 2022` has the year of the second.
  const [year = ''] = /\d{4}/.exec(second) ?? [];
  const start = readDate(first, language) ?? readDate(`${first} ${year}`, language);
  if (!start) return undefined;
  // Such as `present`.
  if (!/\d/.test(second)) return { start };
  const end = readDate(second, language) ?? yearAfter(start, second);
  return end && end.slice(0, 4) >= start.slice(0, 4) ? { start, end } : undefined;
}

/** The year of `20` in `2019 – 20`. */
function yearAfter(start: string, lastDigits: string): string | undefined {
  const year = start.slice(0, 2) + lastDigits;
  return /^\d{2}$/.test(lastDigits) && start.length === 4 && year > start ? year : undefined;
}

/** Signs such as those of `2015?` and `~2015`, with which a date is not certain. */
const UNCERTAIN = /[^\p{L}\p{M}\p{N}\s.॰,/’'-]/u;

/** A year or a month, such as `2021-03`. Undefined if the text holds anything else. */
function readDate(text: string, language: string): string | undefined {
  if (UNCERTAIN.test(text)) return undefined;
  const tokens = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*|\d+/gu) ?? [];
  const numbers = tokens.filter((token) => /\d/.test(token));
  const known = wordsBetween(language);
  const names = tokens.filter((token) => !/\d/.test(token) && !known.has(token));
  const years = numbers.filter((number) => /^[12]\d{3}$/.test(number));
  const others = numbers.filter((number) => !years.includes(number));
  const [year] = years;
  const [name] = names;
  if (year === undefined || years.length > 1 || names.length > 1 || others.length > 1) {
    return undefined;
  }
  if (name !== undefined) {
    const month = monthNamed(name, language);
    const isDay = others.every((number) => Number(number) >= 1 && Number(number) <= 31);
    return month !== undefined && isDay ? `${year}-${twoDigits(month)}` : undefined;
  }
  const [month] = others;
  if (month === undefined) return year;
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${twoDigits(month)}` : undefined;
}

/** Words that belong to the date itself in a language, such as `de` in `abril de 2019`. */
function wordsBetween(language: string): Set<string> {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  const literals = format.formatToParts(0).filter(({ type }) => type === 'literal');
  const words = literals.flatMap(({ value }) => value.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
  const yearWords = YEAR_WORDS[language.split('-')[0]!] ?? [];
  return new Set([...words, ...EAST_ASIAN_UNITS, ...yearWords]);
}

/** Number of the month, 1 to 12. */
function monthNamed(name: string, language: string): number | undefined {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const short = months.filter((month) => nameOf(month, 'short', language) === name);
  if (short.length === 1) return short[0];
  const begun = months.filter((month) => nameOf(month, 'long', language).startsWith(name));
  return begun.length === 1 && name.length >= MIN_MONTH_LETTERS ? begun[0] : undefined;
}

/** The name as it is in a date: many languages have a case for it. */
function nameOf(month: number, length: 'long' | 'short', language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    month: length,
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  const part = format.formatToParts(Date.UTC(2000, month - 1)).find(({ type }) => type === 'month');
  return (part?.value ?? '').toLowerCase().replace(/[.॰]$/, '');
}

/** The text in the place of `{date}`; empty if the rest is another. */
function valueIn(template: string, text: string): string {
  const [before = '', after = ''] = template.split('{date}');
  const isLike =
    text.toLowerCase().startsWith(before.toLowerCase()) &&
    text.toLowerCase().endsWith(after.toLowerCase());
  return isLike ? text.slice(before.length, text.length - after.length) : '';
}

function twoDigits(number: number | string): string {
  return String(number).padStart(2, '0');
}

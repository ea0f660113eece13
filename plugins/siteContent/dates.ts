/** Dates of entries: as the page shows them, and the same dates for programs. */
import type { Dated, DateRange, DatesText } from '../../src/content/schema/inputTypes.ts';
import { formatPeriod } from './period.ts';
import { commaOf } from './punctuation.ts';
import { readPeriod } from './readPeriod.ts';

/** The language of the page, and its words around a date. Each holds `{date}`. */
export interface DateWords {
  language: string;
  since: string;
  until: string;
}

/** The dates of an entry in the language of the page. `period` wins over `start` and `end`. */
export function datesText(entry: Dated, words: DateWords): DatesText | undefined {
  const text = entry.period ?? textOf(entry, words);
  return text === undefined ? undefined : formatPeriod(text);
}

/** Dates in one line, with their note behind them. */
export function datesLine(
  dates: DatesText | undefined,
  { language }: DateWords,
): string | undefined {
  if (!dates) return undefined;
  const { parts, separator, note } = dates;
  return [parts.join(separator), note].filter(Boolean).join(commaOf(language));
}

/** The same dates as on the page, such as `2021-03`. Without an end the entry goes on. */
export function datesForPrograms(entry: Dated, words: DateWords): DateRange {
  const read = entry.period === undefined ? undefined : readPeriod(entry.period, words);
  return read ?? { start: entry.start, end: entry.end };
}

function textOf({ start, end }: DateRange, words: DateWords): string | undefined {
  const date = (written: string) => formatOf(written, words.language).format(timeOf(written));
  if (start && end) return rangeText(start, end, words.language);
  // Nothing goes on since a time to come.
  if (start && timeOf(start) > Date.now()) return date(start);
  if (start) return words.since.replace('{date}', () => date(start));
  if (end) return words.until.replace('{date}', () => date(end));
  return undefined;
}

/** From one date to another. The language may name a year once: `January – March 2022`. */
function rangeText(start: string, end: string, language: string): string {
  const startFormat = formatOf(start, language);
  const endFormat = formatOf(end, language);
  const last = endFormat.format(timeOf(end));
  const isOfOneKind = start.length === end.length;
  const short = isOfOneKind ? endFormat.formatRange(timeOf(start), timeOf(end)) : '';
  // Japanese writes a range of months in digits only. Then it is put together from both dates.
  if (isOfOneKind && (isYear(end) || short.includes(last))) return short;
  return `${startFormat.format(timeOf(start))}${dashOf(language)}${last}`;
}

/** The text between two years, such as `–` or `～`, without the word for year. */
function dashOf(language: string): string {
  const parts = formatOf('2000', language).formatRangeToParts(timeOf('2000'), timeOf('2001'));
  const start = parts.findIndex(({ source }) => source === 'startRange');
  const end = parts.findLastIndex(({ source }) => source === 'endRange');
  const between = parts.slice(start + 1, end).map(({ value }) => value);
  return between.join('').replace(/[年년]/, '') || ' – ';
}

function isYear(date: string): boolean {
  return date.length === 4;
}

/** Dates of the content are Gregorian, even if the language has another calendar. */
function formatOf(date: string, language: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    ...(!isYear(date) && { month: 'long' as const }),
    calendar: 'gregory',
    timeZone: 'UTC',
  });
}

function timeOf(date: string): number {
  return Date.parse(date);
}

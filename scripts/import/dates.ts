import { languages } from '../../plugins/shared/wordsFile.ts';
import phrases from './phrases.json' with { type: 'json' };

/** When something was, as fields of an entry of the content. */
export interface Dates {
  start?: string;
  end?: string;
  /** The dates as the résumé writes them, if they cannot be read for certain. */
  period?: string;
}

/** Words for an end that has not come yet. */
const PRESENT = new Set(Object.values(phrases).flatMap(({ present }) => present));

/** Words between the parts of a date. */
const FILLERS = new Set(['de', 'del', 'do', 'da', 'of', 'st', 'nd', 'rd', 'th', 'er']);

const NUMERIC_DATES = [
  // 2021, 2021-04, 2018/3, 2023-9-28, 2015.02.01, 2021-04-01T00:00:00Z, 2020年3月
  /^(?<year>\d{4})(?:[-/.年] ?(?<month>\d{1,2})(?:[-/.月] ?(?<day>\d{1,2}))?[.月日]?(?:[t ]\d\d:.*)?)?$/,
  // 09/2021
  /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  // 01.02.2015: with dots, the day is first.
  /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})$/,
  // 28/09/2021 or 09/28/2021: without dots, only a day after the 12th is certain.
  /^(?<day>1[3-9]|[23]\d)[-/](?<month>\d{1,2})[-/](?<year>\d{4})$/,
  /^(?<month>\d{1,2})[-/](?<day>1[3-9]|[23]\d)[-/](?<year>\d{4})$/,
];

const MONTHS = monthsIn(languages());

/** A date such as `2021`, `2021-04` or `2021-04-30`; undefined if it cannot be read for certain. */
export function readDate(written: string): string | undefined {
  const text = written.toLowerCase().replaceAll(/\s+/g, ' ');
  const numeric = NUMERIC_DATES.map((form) => form.exec(text)?.groups).find(Boolean);
  const { year, month, day } = numeric ?? namedDate(text);
  const isDate = Number(year) >= 1900 && Number(year) < 2100;
  if (!isDate || Number(month ?? 1) > 12 || Number(day ?? 1) > 31) return undefined;
  if (Number(month ?? 1) < 1 || Number(day ?? 1) < 1) return undefined;
  return [year, month, day].flatMap((part) => part?.padStart(2, '0') ?? []).join('-');
}

/** The dates of an entry. `notes` gets a sentence about dates that are not certain. */
export function readDates(first: string, second: string, notes: string[]): Dates {
  const [from, until] = splitRange(first, second);
  const [start, end] = [readDate(from), readDate(until)];
  const isPresent = PRESENT.has(until.toLowerCase());
  const period = [from, until].filter(Boolean).join(' – ');
  if ((from && !start) || (until && !end && !isPresent) || (!from && isPresent)) {
    notes.push(`the dates "${period}" are not certain: write them like 2021-04`);
    return { period };
  }
  if (start && end && end < start.slice(0, end.length)) {
    notes.push(`the dates "${period}" end before they start: correct them`);
    return { period };
  }
  return { ...(start && { start: toMonth(start) }), ...(end && { end: toMonth(end) }) };
}

/** Start and end. A start without an end may hold both, such as `04/2023 - 12/2023`. */
function splitRange(from: string, until: string): [from: string, until: string] {
  if (until || readDate(from)) return [from, until];
  for (const dash of from.matchAll(/ *[-–—~] *| (?:to|bis|a|à|al|até|hasta|до) /g)) {
    const start = from.slice(0, dash.index);
    const end = from.slice(dash.index + dash[0].length);
    if (readDate(start) && (readDate(end) || PRESENT.has(end.toLowerCase()))) return [start, end];
  }
  return [from, until];
}

/** A text that is larger for an entry that is ongoing or ended later, and then for a later start. */
export function orderOf(first: string, second: string): string {
  const [from, until] = splitRange(first, second);
  // A year without a month counts as its end, and free text by its last year.
  const [start, end] = [from, until].map((text) => {
    const date = readDate(text) ?? text.match(/\d{4}/g)?.at(-1) ?? '';
    return date && date.padEnd('2021-04-30'.length, '~');
  });
  const isOngoing = from && !/\d{4}/.test(until);
  return `${isOngoing ? 'ongoing' : end} ${start}`;
}

/** Parts of a date that names its month, such as `Jan 2020` or `3 de marzo de 2018`. */
function namedDate(text: string): Partial<Record<'year' | 'month' | 'day', string>> {
  const words = text.match(/\d+|[\p{L}\p{M}]+/gu)?.filter((word) => !FILLERS.has(word)) ?? [];
  const [year, ...others] = words.filter((word) => /^\d{4}$/.test(word));
  const [day, ...more] = words.filter((word) => /^\d{1,2}$/.test(word));
  const month = MONTHS.get(words.filter((word) => !/^\d/.test(word)).join(' '));
  const isCertain = year && month && others.length + more.length === 0;
  return isCertain ? { year, month, ...(day && { day }) } : {};
}

/** Numbers of months by their names in some languages, long and short. */
function monthsIn(tags: readonly string[]): Map<string, string> {
  const months = new Map([['sept', '9']]);
  for (const tag of tags)
    for (const month of ['long', 'short'] as const)
      for (let index = 0; index < 12; index++) {
        const format = new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' });
        const name = format.format(Date.UTC(2000, index)).toLowerCase().replaceAll(/[.॰]/g, '');
        months.set(name, String(index + 1));
      }
  return months;
}

function toMonth(date: string): string {
  return date.slice(0, '2021-04'.length);
}

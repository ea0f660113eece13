import { describe, expect, test } from 'vitest';
import { words } from '../../src/content/words/en.ts';
import { datesForPrograms, datesText, type DateWords } from './dates.ts';

const english = { language: 'en', ...words.site };
const wordsOf: Record<string, DateWords> = {
  en: english,
  de: { language: 'de', since: 'seit {date}', until: 'bis {date}' },
  fr: { language: 'fr', since: 'depuis {date}', until: 'jusqu’en {date}' },
  pt: { language: 'pt-BR', since: 'desde {date}', until: 'até {date}' },
  ja: { language: 'ja', since: '{date}から', until: '{date}まで' },
  // Persian and Thai have other calendars.
  fa: { language: 'fa', since: 'از {date}', until: 'تا {date}' },
  th: { language: 'th', since: 'ตั้งแต่ {date}', until: 'ถึง {date}' },
};

/** The dates as a visitor sees them, with plain spaces. */
function shown(language: string, start?: string, end?: string): string | undefined {
  const dates = datesText({ start, end }, wordsOf[language]!);
  return dates?.parts.join(dates.separator).replaceAll('\u{A0}', ' ');
}

describe('dates are written in the language of the page', () => {
  test.each([
    ['en', '2020', '2023', '2020–2023'],
    ['en', '2020', '2020', '2020'],
    ['en', '2020-03', '2022-05', 'March 2020 – May 2022'],
    ['en', '2022-01', '2022-03', 'January – March 2022'],
    ['en', '2022-03', '2022-03', 'March 2022'],
    ['en', '2020', '2022-03', '2020 – March 2022'],
    ['de', '2020-03', '2022-05', 'März 2020 – Mai 2022'],
    ['fr', '2020-08', '2022-12', 'août 2020 – décembre 2022'],
    ['pt', '2020-03', '2022-05', 'março de 2020 – maio de 2022'],
    ['ja', '2020', '2023', '2020年～2023年'],
    ['ja', '2020-03', '2022-11', '2020年3月～2022年11月'],
    ['ja', '2020', '2022-11', '2020年～2022年11月'],
    ['fa', '2020', '2020', '۲۰۲۰'],
    ['th', '2020', '2023', '2020–2023'],
  ])('%s: from %s to %s is %s', (language, start, end, expected) => {
    expect(shown(language, start, end)).toBe(expected);
  });

  test.each([
    ['en', '2022', 'since 2022'],
    ['en', '2022-03', 'since March 2022'],
    ['fr', '2022', 'depuis 2022'],
    ['ja', '2022-03', '2022年3月から'],
  ])('%s: an entry that goes on since %s is %s', (language, start, expected) => {
    expect(shown(language, start)).toBe(expected);
  });

  test('an entry that begins in the future has its date alone', () => {
    expect(shown('en', '2999-01')).toBe('January 2999');
  });

  test.each([
    ['en', '2022', 'until 2022'],
    ['fr', '2022-03', 'jusqu’en mars 2022'],
  ])('%s: an entry that only has the end %s is %s', (language, end, expected) => {
    expect(shown(language, undefined, end)).toBe(expected);
  });
});

test('an entry without dates has no text', () => {
  expect(datesText({}, english)).toBeUndefined();
});

test('a period wins over start and end', () => {
  const entry = { period: 'two summers, unpaid', start: '2020', end: '2021' };
  expect(datesText(entry, english)).toMatchObject({ parts: ['two summers'], note: 'unpaid' });
});

describe('programs read', () => {
  test.each([
    ['an end', { start: '2020', end: '2022-03' }, { start: '2020', end: '2022-03' }],
    ['no end of what goes on', { start: '2020' }, { start: '2020' }],
    [
      'the dates beside a period that says none',
      { period: 'two summers', start: '2020', end: '2021' },
      { start: '2020', end: '2021' },
    ],
    [
      'the period where it says other dates',
      { period: '2019', start: '2020' },
      { start: '2019', end: '2019' },
    ],
  ])('%s', (_what, entry, expected) => {
    expect(datesForPrograms(entry, english)).toEqual(expected);
  });
});

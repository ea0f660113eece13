import { expect, test } from 'vitest';
import { formatPeriod } from './period.ts';

/** As shown, with plain spaces. */
function shown(written: string): string {
  const { parts, separator } = formatPeriod(written);
  return parts.join(separator).replaceAll('\u{A0}', ' ');
}

test.each([
  ['2025', '2025'],
  ['2020-2023', '2020–2023'],
  ['2020 - 2023', '2020–2023'],
  ['2020 – 2023', '2020–2023'],
  ['2020—2023', '2020–2023'],
  ['2019 – 20', '2019–20'],
  ['2021-', '2021–'],
  ['2021 –', '2021–'],
  ['– 2021', '–2021'],
  ['٢٠٢٠ - ٢٠٢٣', '٢٠٢٠–٢٠٢٣'],
])('years stand close: %s is %s', (written, expected) => {
  expect(shown(written)).toBe(expected);
});

test.each([
  ['Mar 2021 - present', 'Mar 2021 – present'],
  ['Mar 2021–present', 'Mar 2021 – present'],
  ['2021-present', '2021 – present'],
  ['2021 - heute', '2021 – heute'],
  ['April 2020 — 2023', 'April 2020 – 2023'],
  ['September 2019 – December 2023', 'September 2019 – December 2023'],
  ['03/2019 - 12/2023', '03/2019 – 12/2023'],
  ['Mar 2021 –', 'Mar 2021 –'],
  ['– May 2021', '– May 2021'],
])('words have space: %s is %s', (written, expected) => {
  expect(shown(written)).toBe(expected);
});

test.each([
  '2020-03',
  '2020-03 – 2022-11',
  'Mid-2020',
  'mid-2020',
  'Jean-Monnet term',
  'seit 2014',
  '2019 · 2021',
  'Q1-Q3 2020',
])('a hyphen inside a word or a date stays: %s', (written) => {
  expect(shown(written)).toBe(written);
});

test('a line may break after the dash alone', () => {
  expect(formatPeriod('2020-2023').parts).toEqual(['2020–', '2023']);
  expect(formatPeriod('Mar 2021 - present').parts).toEqual(['Mar 2021\u{A0}–', 'present']);
});

test.each([
  ['2020年3月～2022年11月', ['2020年3月～', '2022年11月']],
  ['2020年〜2022年', ['2020年〜', '2022年']],
  ['2020年3月至2022年11月', ['2020年3月至', '2022年11月']],
])('a line may break inside %s, and nothing comes between its parts', (written, parts) => {
  expect(formatPeriod(written)).toEqual({ parts, separator: '', note: undefined });
});

test.each([
  ['September 2019 – December 2023, part-time', 'September 2019 – December 2023', 'part-time'],
  ['2021, 3 months', '2021', '3 months'],
  ['2020-2023, part-time, remote', '2020–2023', 'part-time, remote'],
  [' 2020 - 2023 , part-time ', '2020–2023', 'part-time'],
  ['two summers, unpaid', 'two summers', 'unpaid'],
  ['٢٠٢١، دوام جزئي', '٢٠٢١', 'دوام جزئي'],
])('what follows the dates of %s is a note', (written, dates, note) => {
  expect(shown(written)).toBe(dates);
  expect(formatPeriod(written).note).toBe(note);
});

test.each(['September 5, 2020 – June 1, 2021', '2019, 2021', '2021,', '2020'])(
  'commas inside dates divide nothing: %s',
  (written) => {
    expect(formatPeriod(written).note).toBeUndefined();
    expect(shown(written)).toBe(written);
  },
);

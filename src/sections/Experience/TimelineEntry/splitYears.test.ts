import { expect, test } from 'vitest';
import { endsInYear, splitYears } from './splitYears.ts';

test.each([
  ['2025', ['2025']],
  ['2020–', ['2020–']],
  ['20', ['20']],
  ['March 2020\u{A0}–', ['2020\u{A0}–']],
  ['depuis janvier 2022', ['2022']],
  ['03/2019\u{A0}–', ['2019\u{A0}–']],
  ['12.05.2020', ['2020']],
  ['2020年3月～2022年11月', ['2020', '2022']],
  ['٢٠٢٠–', ['٢٠٢٠–']],
  ['two summers', []],
  ['present', []],
])('the years in "%s" are %j', (dates, years) => {
  expect(splitYears(dates).filter((_, index) => index % 2 === 1)).toEqual(years);
});

test.each([
  ['March 2020\u{A0}–', true],
  ['2020', true],
  ['2020 in spring\u{A0}–', false],
])('whether "%s" ends in a year: %s', (dates, isYear) => {
  expect(endsInYear(dates)).toBe(isYear);
});

test('nothing is lost', () => {
  expect(splitYears('2020年3月～2022年11月').join('')).toBe('2020年3月～2022年11月');
});

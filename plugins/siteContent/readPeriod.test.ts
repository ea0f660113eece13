import { describe, expect, test } from 'vitest';
import { words } from '../../src/content/words/en.ts';
import { readPeriod } from './readPeriod.ts';

const english = { language: 'en', ...words.site };

function read(period: string, language = 'en') {
  return readPeriod(period, { ...english, language });
}

describe('a period is read for certain', () => {
  test.each([
    ['2025', { start: '2025', end: '2025' }],
    ['2020-03', { start: '2020-03', end: '2020-03' }],
    ['03/2019 – 12/2023', { start: '2019-03', end: '2023-12' }],
    ['2020 – 2023, part-time', { start: '2020', end: '2023' }],
    ['2019 – 20', { start: '2019', end: '2020' }],
    ['September 5, 2020 – June 1, 2021', { start: '2020-09', end: '2021-06' }],
    ['January – March 2022', { start: '2022-01', end: '2022-03' }],
    ['Sept 2021 – Oct. 2022', { start: '2021-09', end: '2022-10' }],
    ['٢٠٢٠ - ٢٠٢٣', { start: '2020', end: '2023' }],
    ['– 2021', { end: '2021' }],
    ['until May 2021', { end: '2021-05' }],
  ])('%s', (period, dates) => {
    expect(read(period)).toEqual(dates);
  });

  test.each([
    '2021 –',
    '2021年～',
    '2021年至',
    '2021 – present',
    'Since 2021',
    'since 2021, part-time',
  ])('%s has no end', (period) => {
    expect(read(period)).toEqual({ start: '2021' });
  });

  test.each([
    ['es', 'abril de 2019 – mayo de 2021', '2019-04', '2021-05'],
    ['pt', 'abr. de 2019 – mai. de 2021', '2019-04', '2021-05'],
    ['de', 'März 2019 – Mai 2021', '2019-03', '2021-05'],
    ['ja', '2019年11月 – 2021年1月', '2019-11', '2021-01'],
    ['ja', '2019年11月～2021年1月', '2019-11', '2021-01'],
    ['zh', '2019年11月至2021年1月', '2019-11', '2021-01'],
    ['en', '2019-01 – 2021-03', '2019-01', '2021-03'],
    ['ru', 'январь 2019 – март 2021', '2019-01', '2021-03'],
    ['pl', '2017 r.', '2017', '2017'],
    ['pl', 'w 2017 r.', '2017', '2017'],
    ['pl', '2017 r. – 2018 r.', '2017', '2018'],
    ['pl', 'marzec 2017 roku – maj 2018 roku', '2017-03', '2018-05'],
  ])('in %s: %s', (language, period, start, end) => {
    expect(read(period, language)).toEqual({ start, end });
  });
});

test.each([
  'two summers',
  'Summer 2019',
  '2019, 2021',
  '2019 – mid 2021',
  '2021 – 2019',
  '2020, ongoing',
  'mid-2020',
  'Q1 2020',
  'from 2020',
  '2015?',
  '~2015',
  '2015+',
  'ju 2020',
  '12.05.2020',
  '2018 – 2019 – 2020',
])('%s is not certain', (period) => {
  expect(read(period)).toBeUndefined();
});

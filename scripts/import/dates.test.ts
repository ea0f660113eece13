import { expect, test } from 'vitest';
import { orderOf, readDate, readDates } from './dates.ts';

test.each([
  ['2021', '2021'],
  ['2021-04', '2021-04'],
  ['2021-04-30', '2021-04-30'],
  ['2021-04-30T10:00:00Z', '2021-04-30'],
  ['2023-9-28', '2023-09-28'],
  ['2018/03', '2018-03'],
  ['2018.03.15', '2018-03-15'],
  ['09/2021', '2021-09'],
  ['01.02.2015', '2015-02-01'],
  ['28/09/2021', '2021-09-28'],
  ['09/28/2021', '2021-09-28'],
  ['10/10/2019', '2019-10-10'],
  ['2020年3月', '2020-03'],
  ['2020年', '2020'],
  ['2020년 3월', '2020-03'],
  ['2021. 4. 30.', '2021-04-30'],
  ['２０２０/０３', '2020-03'],
  ['٢٠٢٠', '2020'],
  ['Jan 2020', '2020-01'],
  ['Sept. 2019', '2019-09'],
  ['March 3rd, 2018', '2018-03-03'],
  ['marzo de 2018', '2018-03'],
  ['3 de março de 2018', '2018-03-03'],
  ['März 2018', '2018-03'],
  ['févr. 2018', '2018-02'],
  ['2018 août', '2018-08'],
  ['مارس 2018', '2018-03'],
  ['मार्च 2018', '2018-03'],
  ['gennaio 2020', '2020-01'],
  ['styczeń 2020', '2020-01'],
  ['5 stycznia 2020', '2020-01-05'],
  ['сентября 2019 г.', '2019-09'],
  ['Ekim 2018', '2018-10'],
  ['d’abril de 2018', '2018-04'],
  ['2017 r.', '2017'],
  ['2017 roku', '2017'],
  ['2017r.', '2017'],
  ['2017 г.', '2017'],
  ['2017г', '2017'],
  ['2017 год', '2017'],
  ['2017 р.', '2017'],
  ['2017 година', '2017'],
  ['2017.', '2017'],
  ['2017. godine', '2017'],
  ['2017. gads', '2017'],
  ['2017 m.', '2017'],
  ['2017 ж.', '2017'],
  ['2017-жылы', '2017'],
  ['2017-ci il', '2017'],
  ['2017 թ․', '2017'],
  ['2017 yılı', '2017'],
  ['2017 年', '2017'],
  ['2017 년', '2017'],
  ['2017ء', '2017'],
  ['Rok 2017', '2017'],
  ['año 2017', '2017'],
  ['năm 2017', '2017'],
  ['عام ٢٠١٧', '2017'],
  ['04.2017 r.', '2017-04'],
  ['04.2017.', '2017-04'],
  ['4. 2017.', '2017-04'],
  ['12.03.2017 г.', '2017-03-12'],
  ['12.03.2017.', '2017-03-12'],
  ['2017. gada aprīlis', '2017-04'],
  ['2017 m. balandis', '2017-04'],
  ['2017 ж. сәуір', '2017-04'],
  ['2017. április 5.', '2017-04-05'],
  ['15 de mayo del año 2017', '2017-05-15'],
  ['2017 年 4 月', '2017-04'],
  ['3月 2019', '2019-03'],
  ['Mrz 2019', '2019-03'],
  ['Μάρτιος 2019', '2019-03'],
  ['ΙΑΝΟΥΑΡΙΟΣ 2019', '2019-01'],
  ['setiembre 2019', '2019-09'],
  ['آذار 2019', '2019-03'],
  ['كانون الثاني 2019', '2019-01'],
  ['ابريل 2019', '2019-04'],
  ['ARALIK 2019', '2019-12'],
])('%s is the date %s', (written, date) => {
  expect(readDate(written)).toBe(date);
});

test.each([
  '03/04/2018',
  '2018-13',
  '2018-00',
  '32.01.2018',
  'Summer 2012',
  'May 2019?',
  // November in Poland, October in Croatia.
  'listopad 2018',
  // A year of the Persian calendar, and one of the Buddhist calendar.
  '۱۳۹۸',
  'มีนาคม 2563',
  '3/18',
  'May',
  '18',
  '',
  '4021',
  // The fiscal year, which begins in April.
  '2017年度',
  // Until 2017, in Polish and Russian.
  'do 2017 r.',
  'до 2017 г.',
  'ปี 2560',
  '2017 r. 2018 r.',
])('%s is no certain date', (written) => {
  expect(readDate(written)).toBeUndefined();
});

test.each([
  ['2018-03-01', '2021-05-31', { start: '2018-03', end: '2021-05' }],
  ['2018', '', { start: '2018' }],
  ['2018', 'Present', { start: '2018' }],
  ['2018', 'actualidad', { start: '2018' }],
  ['2018', 'Aujourd’hui', { start: '2018' }],
  ['', '2018', { end: '2018' }],
  ['2020-05', '2020', { start: '2020-05', end: '2020' }],
  ['', '', {}],
  ['04/2023 - 12/2023', '', { start: '2023-04', end: '2023-12' }],
  ['2016–2018', '', { start: '2016', end: '2018' }],
  ['2018-03 – 2019-05', '', { start: '2018-03', end: '2019-05' }],
  ['mar 2020 - atual', '', { start: '2020-03' }],
  ['Jan 2020 to Present', '', { start: '2020-01' }],
  ['2020/10至今', '', { start: '2020-10' }],
  ['2019年4月～2020年3月', '', { start: '2019-04', end: '2020-03' }],
  ['2019 –', '', { start: '2019' }],
  ['2018', '(present)', { start: '2018' }],
  ['2018', 'до сих пор', { start: '2018' }],
  ['2018', 'obecnie', { start: '2018' }],
  ['2018', 'günümüz', { start: '2018' }],
  ['2017 r.', '2018 r.', { start: '2017', end: '2018' }],
  ['2017 г. – 2018 г.', '', { start: '2017', end: '2018' }],
  ['2017–2018 гг.', '', { start: '2017', end: '2018' }],
  ['2017. – 2018. g.', '', { start: '2017', end: '2018' }],
  ['2017 r. do 2018 r.', '', { start: '2017', end: '2018' }],
  ['2017 a 2018', '', { start: '2017', end: '2018' }],
  ['2017 年～2018 年', '', { start: '2017', end: '2018' }],
  ['2017 г. — н.в.', '', { start: '2017' }],
])('a time from %j to %j is taken as data', (from, until, dates) => {
  const notes: string[] = [];
  expect(readDates(from, until, notes)).toEqual(dates);
  expect(notes).toEqual([]);
});

test.each([
  'Atualidade',
  'o momento',
  'a la actualidad',
  'hasta el presente',
  'jusqu’à présent',
  "jusqu'à présent",
  'jusqu’aujourd’hui',
  'à aujourd’hui',
  'a oggi',
  'fino ad oggi',
  'bis heute',
  'do chwili obecnej',
  'aktualnie',
  'الان',
  'ปัจจุบัน',
  'в настоящее время',
  'по настоящее время',
  'DEVAM EDİYOR',
  'Until today',
  'Till Present',
  'up to the present',
])('a time until "%s" goes on', (present) => {
  expect(readDates('2018', present, [])).toEqual({ start: '2018' });
  expect(readDates(`2018 – ${present}`, '', [])).toEqual({ start: '2018' });
});

test.each([
  ['2018/19', '', { start: '2018', end: '2019' }],
  ['1999/00', '', { start: '1999', end: '2000' }],
  ['2018/19', '2019/20', { start: '2018', end: '2020' }],
  ['2018/19 – 2020/21', '', { start: '2018', end: '2021' }],
  ['2018/19', 'present', { start: '2018' }],
  ['2008/2009', '2008/2009', { start: '2008', end: '2009' }],
])('years with a slash are a time: from %j to %j', (from, until, dates) => {
  const notes: string[] = [];
  expect(readDates(from, until, notes)).toEqual(dates);
  expect(notes).toEqual([]);
});

test('years with a slash that may be a month are years in schools only, and are named', () => {
  const notes: string[] = [];
  expect(readDates('2008/09', '', notes, true)).toEqual({ start: '2008', end: '2009' });
  expect(readDates('2008/09', '2010/11', notes, true)).toEqual({ start: '2008', end: '2011' });
  expect(readDates('2008/10', '', notes, true)).toEqual({ start: '2008-10' });
  expect(readDates('2008/09', '', notes)).toEqual({ start: '2008-09' });
  const rest = 'correct it if it is not';
  expect(notes).toEqual([
    `the date "2008/09" is taken for the years of a school: ${rest}`,
    `the date "2008/09" is taken for the years of a school: ${rest}`,
    `the date "2010/11" is taken for the years of a school: ${rest}`,
    `the date "2008/09" is taken for a month: ${rest}`,
  ]);
});

test('a date that is not certain stays as it is written, and is named', () => {
  const notes: string[] = [];
  expect(readDates('Summer 2012', '2013', notes)).toEqual({ period: 'Summer 2012 – 2013' });
  expect(notes).toEqual([
    'the dates "Summer 2012 – 2013" are not certain: write them like 2021-04',
  ]);
});

test('an end before its start stays as it is written, and is named', () => {
  const notes: string[] = [];
  expect(readDates('2022-03', '2021', notes)).toEqual({ period: '2022-03 – 2021' });
  expect(notes).toEqual(['the dates "2022-03 – 2021" end before they start: correct them']);
});

test('the order is by end, then by start, with the whole dates', () => {
  const latestFirst = [
    ['2019', ''],
    ['2013', 'now (part-time)'],
    ['2012', 'Present'],
    ['平成30年', 'Present'],
    ['2021', '2022'],
    ['2022-07-02', '2022-07-02'],
    ['2022-07-01', '2022-07-01'],
    ['2021-10', '2022-03'],
    ['2020-10', '2022-03'],
    ['Summer 2011', 'Fall 2012'],
    ['Summer 2010', ''],
    ['', ''],
  ] as const;
  const orders = latestFirst.map(([from, until]) => orderOf(from, until));
  expect(orders.toSorted().toReversed()).toEqual(orders);
});

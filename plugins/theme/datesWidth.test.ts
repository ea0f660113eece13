import { describe, expect, test } from 'vitest';
import { formatPeriod } from '../siteContent/period.ts';
import { datesWidth } from './datesWidth.ts';

describe('the width of the widest dates', () => {
  /** In em of a year, as Chromium draws them. */
  test.each([
    ['2020 – 2023', 5.1],
    ['septembre 2017 – février 2021', 8.0],
    ['since January 2022', 4.7],
  ])('%s is as wide as it is drawn', async (period, drawn) => {
    const width = await datesWidth([formatPeriod(period)]);
    expect(width).toBeGreaterThan(drawn);
    expect(width).toBeLessThan(drawn * 1.06);
  });

  test('is that of the widest which fits on one line', async () => {
    const years = await datesWidth(['2020 – 2023', '2019'].map(formatPeriod));
    expect(years).toBe(await datesWidth([formatPeriod('2020 – 2023')]));
  });

  test('leaves out dates that have two lines anyway', async () => {
    const long = formatPeriod('depuis le mois de janvier 2022 et jusqu’à présent');
    const short = formatPeriod('2019');
    expect(await datesWidth([long, short])).toBe(await datesWidth([short]));
  });

  test('is 1 at least, also without dates', async () => {
    expect(await datesWidth([])).toBe(1);
  });
});

import { expect, test } from 'vitest';
import { nameWidth } from './nameWidth.ts';

/** Widths as browsers lay them out in the display face at 135 pixels, in em. */
test.each([
  ['Dasgupta', 4.38],
  ['Zimmermann', 6.22],
  ['Mammamia', 5.55],
  ['William', 3.38],
  ['Hohenlohe', 4.94],
  ['WWWW', 3.93],
  ['Абрамович', 5.98],
  ['الهاشمي', 4.42],
  ['田中', 1.91],
])('%s is at least as wide as it is drawn, and not by an eighth', (name, drawn) => {
  expect(nameWidth(name)).toBeGreaterThanOrEqual(drawn);
  expect(nameWidth(name)).toBeLessThan(drawn * 1.125);
});

test('the widest part counts; names break at spaces and hyphens', () => {
  expect(nameWidth('Anna von Hohenlohe')).toBe(nameWidth('Hohenlohe'));
  expect(nameWidth('Anna Hohenlohe-Ansbach')).toBe(nameWidth('Hohenlohe-'));
});

test('an accent takes no room of its own, and even an initial has a width', () => {
  expect(nameWidth('Rene\u0301')).toBe(nameWidth('Ren\u00E9'));
  expect(nameWidth('I')).toBe(1);
});

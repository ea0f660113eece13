import { expect, test } from 'vitest';
import { barWidth } from './barWidth.ts';

const short = {
  brand: 'Dasgupta',
  links: ['Home', 'About', 'Skills', 'Projects', 'Experience', 'Testimonials', 'Contact'],
  cv: 'CV',
  motion: 'Motion',
};

test('short words stand in the bar from 1088 pixels on', () => {
  expect(barWidth(short)).toBe(68);
  expect(barWidth({ ...short, links: ['Home'] })).toBe(68);
});

/** The narrowest windows, in rem, in which a browser has these texts on one line. */
test.each([
  [
    74.5,
    'Dasgupta',
    'Etusivu, Tietoja minusta, Osaaminen, Referenssityöt, Työhistoria, Yhteydenotto',
    'Ansioluettelo',
    'Liikkuvuus',
  ],
  [
    84.5,
    'Dasgupta',
    'Etusivu, Tietoja minusta, Osaaminen, Referenssityöt, Työhistoria, Yhteydenotto, Suosittelijoita',
    'Ansioluettelo',
    'Liikkuvuus',
  ],
  [
    69.5,
    'Dasgupta',
    'Etusivu, Tietoja minusta, Osaaminen, Referenssityöt, Työhistoria, Yhteydenotto, Suosittelijoita',
    undefined,
    'Liike',
  ],
  [
    78.5,
    'Nour',
    'Startseite, Über mich, Kenntnisse, Arbeiten, Werdegang, Referenzen, Kontakt, Impressum',
    'Lebenslauf',
    'Bewegung',
  ],
  [
    75.5,
    'Wilhelmina Hohenlohe',
    'Startseite, Über mich, Kenntnisse, Projekte, Werdegang, Stimmen, Kontakt',
    'CV',
    'Ruhe',
  ],
  [243.5, 'Dasgupta', Array<string>(7).fill('W'.repeat(16)).join(', '), 'Lebenslauf', 'Bewegung'],
])(
  'is at least the %f rem that a browser needs, and not a tenth more: %s, %s',
  (drawn, brand, links, cv, motion) => {
    const width = barWidth({ brand, links: links.split(', '), cv, motion });
    expect(width).toBeGreaterThanOrEqual(drawn);
    expect(width).toBeLessThan(drawn * 1.1);
  },
);

test('longer words, and more of them, need a wider window', () => {
  const links = ['Etusivu', 'Tietoja minusta', 'Osaaminen', 'Referenssityöt', 'Työhistoria', 'Yhteydenotto'];
  const long = { ...short, links, cv: 'Ansioluettelo', motion: 'Liikkuvuus' };
  expect(barWidth({ ...long, links: [...links, 'Suosittelijoita'] })).toBeGreaterThan(barWidth(long));
  expect(barWidth({ ...long, cv: undefined })).toBeLessThan(barWidth(long));
});

test('every text that the content check lets be has a width at last', () => {
  const widest = 'W'.repeat(16);
  expect(
    barWidth({ brand: widest.repeat(9), links: Array<string>(7).fill(widest), cv: widest, motion: widest }),
  ).toBeLessThan(500);
});

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

test('longer words, and more of them, need a wider window', () => {
  const links = ['Etusivu', 'Tietoja minusta', 'Osaaminen', 'Referenssityöt', 'Työhistoria', 'Yhteydenotto'];
  const long = { ...short, links, cv: 'Ansioluettelo', motion: 'Liikkuvuus' };
  expect(barWidth(long)).toBeGreaterThan(75);
  expect(barWidth({ ...long, links: [...links, 'Suosittelijoita'] })).toBeGreaterThan(barWidth(long));
  expect(barWidth({ ...long, cv: undefined })).toBeLessThan(barWidth(long));
});

test('every text that the content check lets be has a width at last', () => {
  const widest = 'W'.repeat(16);
  expect(barWidth({ brand: widest.repeat(9), links: Array<string>(7).fill(widest), cv: widest, motion: widest })).toBeLessThan(500);
});

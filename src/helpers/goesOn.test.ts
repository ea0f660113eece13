import { expect, test } from 'vitest';
import { goesOn } from './goesOn.ts';

/** Whether a sentence goes on at the mark `|`. */
function readAtMark(text: string, language: string): boolean {
  const [sentence = '', behind = ''] = text.split('|');
  return goesOn(sentence, behind, language);
}

test.each([
  ['de', 'Seit dem 3. |Mai 2019'],
  ['de', 'Die 2. |Abteilung'],
  ['de', 'Im XIX. |Jahrhundert'],
  ['de', 'Läden inkl. |Hosting'],
  ['de', 'Läden (exkl. |Hosting)'],
  ['de', 'Läden (inkl.) |Hosting'],
  ['de', 'Mit z. B. |Vue'],
  ['de', 'Dipl.-Ing. |Ray'],
  ['de', 'Rund 3 Mio. |Nutzer'],
  ['en', 'Led dept. |Design'],
  ['en', 'Built approx. |Ten shops'],
  ['en', 'Messrs. |Ray'],
  ['en', 'Ph.D. |Studies'],
  ['en', 'In No. |5'],
  ['en', '1. |Shops'],
  ['en', 'Shops. 2. |Sites'],
  ['fr', 'La réf. |Ray'],
  ['fr', 'Le 3 janv. |2019'],
  ['es', 'Jefa del dpto. |Web'],
  ['es', 'En EE. UU. |Ana'],
  ['it', 'Il dott. |Ray'],
  ['pt', 'Há aprox. |Dez anos'],
  ['nl', 'Met bijv. |Vue'],
  ['pl', 'Sklepy, m.in. |Ray'],
  ['da', 'Den 3. |Maj'],
  ['ru', 'Это напр. |Казань'],
])('in %s goes on: %s', (language, text) => {
  expect(readAtMark(text, language)).toBe(true);
});

test.each([
  ['en', 'I was born in 1990. |I build'],
  ['en', 'I am 30. |I build'],
  ['en', 'We never said no. |We'],
  ['en', 'It was fun. |We'],
  ['en', 'I know HTML and CSS. |I'],
  ['en', 'I build in .NET. |I'],
  ['en', 'It loads in 80 ms. |We'],
  ['en', 'I use Node.js. |I'],
  ['de', 'Geboren 1990. |Seit'],
  ['de', 'Ich bin 30. |Ich baue'],
  ['de', 'Offen 24/7. |Anruf genügt'],
  ['de', 'Gern und viel. |Läden'],
  ['es', 'Nací en 1990. |Hago'],
  ['fr', 'Une équipe de 12. |Je'],
  ['ko', '네. |저는'],
])('in %s ends: %s', (language, text) => {
  expect(readAtMark(text, language)).toBe(false);
});

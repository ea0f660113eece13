import { expect, test } from 'vitest';
import { descriptionOf as descriptionOfBlocks } from './description.ts';
import { blocksIn } from './plainText.ts';

function descriptionOf(text: string, language: string): string {
  return descriptionOfBlocks(blocksIn(text), language);
}

test.each([
  ['Short. Shorter.', 'Short. Shorter.'],
  [`${'Short. '.repeat(20)}${'Long '.repeat(20)}.`, 'Short. '.repeat(20).trim()],
  [
    `As a Sr. Developer ${'with years '.repeat(14)}. Yes.`,
    `As a Sr. Developer ${'with years '.repeat(14)}.`,
  ],
  [`I work, e.g. ${'for shops '.repeat(15)}. Yes.`, `I work, e.g. ${'for shops '.repeat(15)}.`],
  [
    `I build ${'shops '.repeat(25)}in .NET and Python. Yes.`,
    `I build ${'shops '.repeat(25)}in .NET and Python.`,
  ],
  [
    `My teacher said “Be useful.”, and I ${'build useful shops '.repeat(8)}. Yes.`,
    `My teacher said “Be useful.”, and I ${'build useful shops '.repeat(8)}.`,
  ],
  [
    `선생님은 "${'쓸모 있는 '.repeat(30)}사람이 되어라."라고 했다. 네.`,
    `선생님은 "${'쓸모 있는 '.repeat(30)}사람이 되어라."라고 했다.`,
  ],
])('the description is the first sentences of a text: %s', (text, description) => {
  expect(descriptionOf(text, 'en')).toBe(description);
});

/** The end of a sentence with more letters than a description may have. */
const LONG_END = `${'and so on '.repeat(20)}and so forth.`;

test.each([
  ['de', 'Seit dem 3. Mai 2019 arbeite ich'],
  ['de', 'Ich leite die 2. Abteilung'],
  ['de', 'Im XIX. Jahrhundert'],
  ['de', 'Ich baue Läden inkl. Hosting'],
  ['de', 'Ich baue Läden (exkl. Hosting)'],
  ['de', 'Ich baue z. B. Läden'],
  ['de', 'Ich baue u. a. Läden'],
  ['de', 'Dipl. Ing. Ray baut'],
  ['de', 'Läden bzw. Apps'],
  ['de', 'Läden usw. Apps'],
  ['de', 'Für 3 Mio. Leute'],
  ['en', 'I led dept. Design'],
  ['en', 'I built approx. Ten shops'],
  ['en', 'I built sites incl. Hosting'],
  ['en', 'I worked for Messrs. Ray'],
  ['en', 'I worked for Acme Inc. Shops'],
  ['en', 'I worked for Acme Corp. Shops'],
  ['en', 'I use tools, e.g. Vue'],
  ['en', 'I am Dr. Ray'],
  ['en', 'We are No. 5'],
  ['en', 'I have a Ph.D. Thesis'],
  ['en', 'Since Jan. 2019 I work'],
  ['en', 'In the U.S. Army I work'],
  ['en', 'I live in St. Ives'],
  ['fr', 'Je code env. Dix heures'],
  ['fr', 'Je code, p. ex. Vue'],
  ['es', 'Trabajo aprox. Diez horas'],
  ['es', 'Vivo en EE. UU. Ahora'],
  ['es', 'La Sra. Ray'],
  ['es', 'Uso, p. ej. Vue'],
  ['es', 'Jefa del dpto. Web'],
  ['pt', 'Trabalho no depto. Design'],
  ['it', 'Lavoro con il dott. Rossi'],
  ['nl', 'Ik bouw bijv. Winkels'],
  ['pl', 'Ray sp. z o.o. Warszawa'],
])('a description in %s is not torn: %s', (language, start) => {
  const sentence = `${start} ${LONG_END}`;
  expect(descriptionOf(`${sentence} Finis.`, language)).toBe(sentence);
});

test.each([
  ['en', 'I was born in 1990.'],
  ['en', 'I am 30.'],
  ['de', 'Geboren wurde ich 1990.'],
  ['de', 'Ich bin 30.'],
  ['es', 'Nací en 1990.'],
  ['fr', 'Nous sommes une équipe de 12.'],
])('a description in %s may end in a number: %s', (language, text) => {
  expect(descriptionOf(`${text} Ich ${LONG_END}`, language)).toBe(text);
});

test('a description of several sentences has at most 160 letters', () => {
  const text = 'Ich baue seit dem 3. Mai Läden inkl. Hosting. '.repeat(5);
  expect(descriptionOf(text, 'de')).toBe(text.slice(0, 137));
});

test.each([
  ['## About me\n\nI build shops.', 'en', 'I build shops.'],
  ['<h2>About me</h2><p>I build shops.</p>', 'en', 'I build shops.'],
  ['I build:\n- shops\n- apps', 'en', 'I build: shops, apps'],
  ['- React\n- Vue', 'ja', 'React、Vue'],
  ['- I build shops.\n- I build apps.', 'en', 'I build shops. I build apps.'],
])(
  'a description has no headings, and a comma between points: %j',
  (text, language, description) => {
    expect(descriptionOf(text, language)).toBe(description);
  },
);

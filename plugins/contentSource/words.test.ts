import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CheckedContent, ContentInput } from '../../src/content/schema/contentSchema.ts';
import type { Words } from '../../src/content/words/en.ts';
import { contentRules } from './contentRules.ts';
import { findErrors } from '../contentCheck/contentErrors.ts';
import { markedSample as own } from '../../tests/helpers/sites/markedSample.ts';
import { withWords } from './words.ts';
import { wordsFile } from './wordsFile.ts';

const languages = readdirSync('src/content/words').map((file) => file.replace('.ts', ''));
const site = own.site as CheckedContent['site'];

test.each(languages)('the words of %s keep the rules of the content', async (language) => {
  const { words } = (await import(`../../src/content/words/${language}.ts`)) as { words: Words };
  const content = withWords({ ...own, site: { ...site, language } }, words);
  expect(findErrors(content, await contentRules(), { sizeOf: () => 1 })).toEqual([]);
});

/** The word for a project in each language. */
const projectWords: Record<string, string> = {
  ar: 'مشروعك',
  de: 'Projekt',
  en: 'project',
  es: 'proyecto',
  fa: 'پروژهٔ',
  fr: 'projet',
  hi: 'परियोजना',
  it: 'progetto',
  ja: 'プロジェクト',
  ko: '프로젝트',
  // The stem of projekt, whose end depends on its case.
  pl: 'projek',
  pt: 'projeto',
  'pt-PT': 'projeto',
  ru: 'проект',
  zh: '项目',
  'zh-TW': '專案',
};

test.each(languages)('links to the contact section name the project in %s', async (language) => {
  const { words } = (await import(`../../src/content/words/${language}.ts`)) as { words: Words };
  const links = [words.services.contactLink, words.experience.contactLink];
  for (const link of links) expect(link).toContain(projectWords[language]);
});

test('a word in the content wins', async () => {
  const { words } = await import('../../src/content/words/es.ts');
  const home = { tagline: 'Hola.', workButton: 'Mis obras' };
  const content = withWords({ ...own, home } as ContentInput, words);
  expect(content.home).toEqual({ ...words.home, ...home });
});

test('a word that is undefined in the content is left out', async () => {
  const { words } = await import('../../src/content/words/es.ts');
  const home = { tagline: 'Hola.', connectButton: undefined };
  const content = withWords({ ...own, home } as ContentInput, words);
  expect(content.home).toHaveProperty('connectButton', undefined);
});

test('a part that the content lacks has the words of its language', async () => {
  const { words } = await import('../../src/content/words/es.ts');
  const { topBar: _topBar, ...rest }: ContentInput = own;
  expect(withWords(rest, words).topBar).toEqual(words.topBar);
});

test('sections, a CV and a chat that the owner leaves out get no words', async () => {
  const { words } = await import('../../src/content/words/en.ts');
  const { skills: _skills, contact, owner, ...rest }: ContentInput = own;
  const { whatsapp: _whatsapp, ...form } = contact!;
  const content = withWords(
    { ...rest, contact: form, owner: { ...owner, cv: undefined } } as ContentInput,
    words,
  );
  expect([content.skills, content.contact?.whatsapp, content.owner.cv]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a country has the words of its language', () => {
  expect(wordsFile('pt-BR')).toMatch(/words\/pt\.ts$/);
});

test.each(['sv', '../content', 7])('there are no words for %s', (language) => {
  expect(wordsFile(language)).toBeUndefined();
});

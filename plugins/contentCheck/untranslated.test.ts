import { mkdtemp, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ContentInput, TranslationInput } from '../../src/content/schema/contentSchema.ts';
import { writeContent } from '../../tests/helpers/sites/siteSources.ts';
import { arabic, english } from '../../tests/helpers/sites/twoLanguages.ts';
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts';
import { contentSource, type ContentSource } from '../contentSource/contentSource.ts';
import { findBlockersOfTranslations } from './publishBlockers.ts';
import { findUntranslated } from './untranslated.ts';

const folder = temporaryFolder();

/** A site in two languages. Each part of its second file has a line. */
async function siteOf(
  translation: TranslationInput,
  { language = 'ar', original = english }: { language?: string; original?: ContentInput } = {},
): Promise<ContentSource> {
  const siteFolder = await mkdtemp(join(folder, 'site-'));
  const parts = Object.entries(translation).map(
    ([name, part]) => `  ${name}: ${JSON.stringify(part)},`,
  );
  const source = ['export const content = {', ...parts, '};'].join('\n');
  await writeFile(join(siteFolder, `content.${language}.ts`), source);
  return contentSource(await writeContent(siteFolder, original));
}

/** The name of its second file in messages: the path from the project's folder. */
function nameOfSecondFile(site: ContentSource): string {
  return relative('', site.translations()[0]!.file);
}

test('a translation with other texts needs no advice', async () => {
  expect(await findUntranslated(await siteOf(arabic))).toEqual([]);
});

describe('a text of content.ts in a translation', () => {
  test('is named with its file and line', async () => {
    const { home, about } = english;
    const site = await siteOf({ ...arabic, home, about });
    const file = nameOfSecondFile(site);
    expect(await findUntranslated(site)).toEqual([
      `${file}:4: home.tagline is still the text of content.ts: translate it`,
      `${file}:6: about.paragraphs[0] is still the text of content.ts: translate it`,
    ]);
  });

  test.each([
    'TypeScript, React, PostgreSQL, GraphQL',
    'Senior Full Stack Web Developer',
    '2020 – 2023, 12 + 4 + 7',
    'First working version',
    'https://example.org/a/long/path/to/a/page',
  ])('is no text to translate: %s', async (tagline) => {
    const home = { tagline };
    const site = await siteOf({ ...arabic, home }, { original: { ...english, home } });
    expect(await findUntranslated(site)).toEqual([]);
  });

  test('is the same where it is a proper name', async () => {
    const more = {
      publications: [{ title: 'Why ten kilobytes are enough' }],
      volunteering: [{ company: 'School for the children of the harbour' }],
    };
    const original = { ...english, sections: ['more' as const], more };
    const site = await siteOf({ ...arabic, more }, { original });
    expect(await findUntranslated(site)).toEqual([]);
  });

  test('is right in another variety of the same language', async () => {
    const { home, about } = english;
    const site = await siteOf({ home, about }, { language: 'en-GB' });
    expect(await findUntranslated(site)).toEqual([]);
  });
});

test('a file in the language of content.ts is named, not site.language', async () => {
  const { home, about } = english;
  const description = english.site.description;
  const site = await siteOf({ ...arabic, site: { description }, home, about }, { language: 'de' });
  const blockers = await findBlockersOfTranslations(site, 'public');
  expect(blockers).toContain(
    `${nameOfSecondFile(site)} reads as English, but its name says German: translate its texts`,
  );
  expect(blockers.join('\n')).not.toContain('site.language');
});

test.each([
  ['another title', arabic.owner, true],
  ['the same title', { location: arabic.owner?.location }, false],
])('a page with %s has its own picture of link previews: %s', async (_which, owner, isOwn) => {
  const { title } = english.owner;
  const site = await siteOf({ ...arabic, owner: { title, ...owner } });
  const missing = `${nameOfSecondFile(site)}: public/assets/share-ar.jpg does not exist: npm run share makes it`;
  expect((await findBlockersOfTranslations(site, 'public')).includes(missing)).toBe(isOwn);
});

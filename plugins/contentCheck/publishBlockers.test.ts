import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { words } from '../../src/content/words/en.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { content as person } from '../../tests/helpers/sites/anotherPerson.ts';
import { markedSample } from '../../tests/helpers/sites/markedSample.ts';
import { someKeys, writeContent } from '../../tests/helpers/sites/siteSources.ts';
import { arabic, english } from '../../tests/helpers/sites/twoLanguages.ts';
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts';
import { contentSource } from '../contentSource/contentSource.ts';
import { sharePicture } from '../shared/sharePicture.ts';
import { withWords } from '../contentSource/words.ts';
import { findBlockers, findBlockersOfTranslations } from './publishBlockers.ts';

const folder = temporaryFolder();

/** Content without the marks of the sample. */
const ready = JSON.parse(
  JSON.stringify(person, (key, value: unknown) => (key === 'sample' ? undefined : value)),
) as CheckedContent;

// Files that no script made are the owner's, and never too old.
beforeAll(async () => {
  const stills = 'assets/field-home-wide-1920.webp';
  for (const file of [person.owner.cv.file, sharePicture.src, stills]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), 'of the owner');
  }
});

test('a site that is ready has no blockers', async () => {
  expect(await blockersOf(ready)).toEqual([]);
});

test('every part of the sample that speaks of its person is named', async () => {
  const [samples] = await blockersOf(withWords(markedSample, words));
  expect(samples!.split(': ').at(-1)!.split(', ')).toEqual([
    'site',
    'owner',
    'home',
    'about',
    'skills.items (1)',
    'projects.items (1)',
    'experience.items (1)',
    'testimonials.items (1)',
    'contact',
  ]);
});

test('texts in another language than stated are named', async () => {
  expect(await blockersOf({ ...ready, site: { ...ready.site, language: 'en' } })).toEqual([
    expect.stringContaining('the texts seem to be German'),
  ]);
});

describe('HTML in a text', () => {
  const withTagline = (tagline: string) => ({ ...ready, home: { ...ready.home, tagline } });

  test.each([
    ['<b>Anwendungen</b>', '</b>'],
    ['Anwendungen<br>und Seiten', '<br>'],
    ['Anwendungen&nbsp;und Seiten', '&nbsp;'],
  ])('is named: %s', async (tagline, html) => {
    expect(await blockersOf(withTagline(tagline))).toEqual([
      `home.tagline holds the HTML ${html}, which visitors would see: remove it`,
    ]);
  });

  test.each(['Forschung & Entwicklung', 'Map<string> und 5 < 6'])(
    'is not a sign that stands for itself: %s',
    async (tagline) => {
      expect(await blockersOf(withTagline(tagline))).toEqual([]);
    },
  );
});

test('a missing address is named', async () => {
  expect(await blockersOf({ ...ready, site: { ...ready.site, address: undefined } })).toEqual([
    'site.address is missing: search engines and link previews need it',
  ]);
});

test('a missing file is named', async () => {
  const cv = { ...ready.owner.cv!, file: 'assets/gone.pdf' };
  expect(await blockersOf({ ...ready, owner: { ...ready.owner, cv } })).toEqual([
    'public/assets/gone.pdf does not exist: npm run cv makes it',
  ]);
});

test('missing keys of the form are named', async () => {
  expect(await blockersOf(ready, { ...someKeys, VITE_EMAILJS_SERVICE_ID: '' })).toEqual([
    expect.stringContaining('the contact form needs VITE_EMAILJS_SERVICE_ID'),
  ]);
});

test('the blockers of a translation begin with its file', async () => {
  const translation = {
    ...arabic,
    home: { sample: true, tagline: 'مواقع<br>تفتح قبل أن تصل القهوة.' },
    owner: { ...arabic.owner, cv: { file: 'assets/gone-ar.pdf' } },
  };
  await writeFile(
    join(folder, 'content.ar.ts'),
    `export const content = ${JSON.stringify(translation)};\n`,
  );
  const source = contentSource(await writeContent(folder, english));
  const { name } = source.translations()[0]!;
  expect(await findBlockersOfTranslations(source, folder)).toEqual([
    `${name}: sample content is still there, marked sample: true: home`,
    `${name}: home.tagline holds the HTML <br>, which visitors would see: remove it`,
    `${name}: public/assets/gone-ar.pdf does not exist: npm run cv makes it`,
    `${name}: public/assets/share-ar.jpg does not exist: npm run share makes it`,
  ]);
});

/** The blockers of a content whose files are there. */
function blockersOf(content: CheckedContent, env = someKeys): Promise<string[]> {
  return findBlockers(content, { root: folder, publicDir: folder, env });
}

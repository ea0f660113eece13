import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sharePicture } from '../plugins/shared/sharePicture.ts';
import { runScript, type Ended } from '../tests/helpers/scripts/runScript.ts';
import { content as person } from '../tests/helpers/sites/anotherPerson.ts';
import type { CheckedContent } from '../src/content/schema/contentSchema.ts';
import { temporaryFolder } from '../tests/helpers/temporaryFolder.ts';
import { testBrowser } from './browser.ts';
import type { DrawField } from './stills/frozenField.ts';

const content = {
  ...person,
  owner: { ...person.owner, name: 'Amélie Roux-Delacroix', title: 'Développeuse' },
};
/** For private use: no font has it. */
const UNKNOWN = '\u{10FFFD}';
const englishTitle = `Developer ${UNKNOWN}`;
/** Pages in other languages: one with another title, one with the same words in the picture. */
const translations = { en: { ...content.owner, title: englishTitle }, es: content.owner };
const folder = temporaryFolder();
const file = join(folder, sharePicture.src);
const recordGenerated = vi.fn();
let ended: Ended;

/** The script with a dark field without needles: tests/field/ looks at the real one. */
beforeAll(async () => {
  const contentFile = join(folder, 'content.ts');
  await writeFile(contentFile, `export const content = ${JSON.stringify(content)};\n`);
  const { sections: _shared, ...texts } = content;
  const { description } = content.site;
  for (const [language, owner] of Object.entries(translations)) {
    await writeFile(
      join(folder, `content.${language}.ts`),
      `export const content = ${JSON.stringify({ ...texts, site: { description }, owner })};\n`,
    );
  }
  vi.doMock('./stills/frozenField.ts', () => ({
    stillFrame: () => ({}),
    withFrozenField: withPlainField,
  }));
  vi.doMock('../plugins/contentCheck/generatedFiles.ts', async (importOriginal) => ({
    ...(await importOriginal<object>()),
    recordGenerated,
  }));
  ended = await runScript(() => import('./share.ts'), {
    CONTENT_FILE: contentFile,
    PUBLIC_FOLDER: folder,
  });
});

afterAll(() => {
  vi.doUnmock('./stills/frozenField.ts');
  vi.doUnmock('../plugins/contentCheck/generatedFiles.ts');
});

test('ends without an error', () => {
  expect(ended.code).toBe(0);
});

test('prints the name and the size of the file', () => {
  expect(ended.output).toMatch(/share\.jpg: \d+ kB/);
});

test('the picture is a JPEG with the size that the page names', async () => {
  const { format, width, height } = await sharp(file).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});

test('the picture has letters in the light colour of texts', async () => {
  const { channels } = await sharp(file).greyscale().stats();
  expect(channels[0]!.max).toBeGreaterThan(200);
});

test('a name with a hyphen stays on one line, as on the page', async () => {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  const brightColumns = [...data.keys()]
    .filter((at) => data[at]! > 200)
    .map((at) => at % info.width);
  // "Roux-Delacroix" has 6.6em of 116px. "Delacroix" would end at 590px.
  expect(Math.max(...brightColumns)).toBeGreaterThan(780);
});

test('a page in another language has its own picture if its title differs', async () => {
  const pictures = (await readdir(join(folder, 'assets'))).toSorted();
  expect(pictures).toEqual(['share-en.jpg', 'share.jpg']);
});

test('a letter that no font of this machine has is named, with its picture', () => {
  const boxes = `${join(folder, 'assets/share-en.jpg')} shows a box for each: ${UNKNOWN}\n`;
  expect(ended.output).toContain(boxes);
  expect(ended.output.match(/No font/g)).toHaveLength(1);
});

test('each picture is on record with its content, so that a change makes it stale', () => {
  const recorded = recordGenerated.mock.calls.map(([kind, shown, publicFolder]) => [
    kind,
    (shown as CheckedContent).owner.title,
    publicFolder,
  ]);
  expect(recorded).toEqual([
    ['share', 'Développeuse', folder],
    ['share.en', englishTitle, folder],
  ]);
});

async function withPlainField(
  task: (draw: DrawField, browser: Browser) => Promise<void>,
): Promise<void> {
  const { width, height } = sharePicture;
  const dark = { create: { width, height, channels: 3 as const, background: '#000040' } };
  const picture = await sharp(dark).png().toBuffer();
  const browser = await chromium.launch(testBrowser());
  await task(() => Promise.resolve({ picture, needles: 1 }), browser).finally(() =>
    browser.close(),
  );
}

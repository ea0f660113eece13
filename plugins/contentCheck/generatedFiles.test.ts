import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { sharePicture } from '../shared/sharePicture.ts';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import { withWords } from '../contentSource/words.ts';
import { isSample } from '../contentSource/isSample.ts';
import { content as own } from '../../src/content/content.ts';
import { words } from '../../src/content/words/en.ts';
import { checkRecord, findStale, isMadeByScript, recordGenerated } from './generatedFiles.ts';

const kinds = ['cv', 'share', 'stills'] as const;
let folder: string;
let record: string;
const stale = (now: CheckedContent = content) => findStale(now, folder, record);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generated-'));
  record = join(folder, 'generated.json');
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, content.owner.cv.file), 'a CV');
  await writeFile(join(folder, sharePicture.src), 'a picture');
  await writeFile(join(folder, 'assets/field-home-wide-1920.webp'), 'a field');
  for (const kind of kinds) recordGenerated(kind, content, folder, record);
});

afterEach(() => rm(folder, { recursive: true }));

test('a file that was made from the present content is not too old', async () => {
  expect(stale()).toEqual([]);
});

test('each kind of file is on record', async () => {
  expect(Object.keys(JSON.parse(await readFile(record, 'utf8')) as object)).toEqual(kinds);
});

// The files of an owner may be their own.
test.runIf(isSample(own)).each(kinds)('the file of the sample for %s is on record', (kind) => {
  expect(isMadeByScript(kind, withWords(own, words), 'public')).toBe(true);
});

test('files that show a changed text are too old, each with the script that makes it anew', () => {
  expect(stale({ ...content, owner: { ...content.owner, name: 'Somebody Else' } })).toEqual([
    'public/assets/lebenslauf.pdf is older than the content that it was made from: npm run cv makes it anew',
    'public/assets/share.jpg is older than the content that it was made from: npm run share makes it anew',
  ]);
});

test('a file that does not show a changed text is not too old', () => {
  expect(stale({ ...content, skills: { ...content.skills, heading: 'Neu' } })).toEqual([
    expect.stringContaining(content.owner.cv.file),
  ]);
});

test('another colour makes all files too old', () => {
  const site = { ...content.site, colors: { ...content.site.colors, accent: '#a3e635' } };
  expect(stale({ ...content, site }).map((sentence) => /npm run \w+/.exec(sentence)?.[0])).toEqual([
    'npm run cv',
    'npm run share',
    'npm run stills',
  ]);
});

test('a change in a section that is not on the page makes no file too old', () => {
  const without = { ...content, sections: content.sections.filter((id) => id !== 'skills') };
  recordGenerated('cv', without, folder, record);
  expect(stale({ ...without, skills: { ...content.skills, heading: 'Neu' } })).toEqual([]);
});

test('a change that no file shows makes none too old', () => {
  const { sample: _sample, ...owner } = content.owner;
  const { skills, contact, notFound } = content;
  expect(stale({ ...content, owner })).toEqual([]);
  expect(stale({ ...content, skills: { ...skills, menuLabel: 'Neu' } })).toEqual([]);
  expect(
    stale({ ...content, contact: { ...contact, form: { ...contact.form, sendButton: 'Neu' } } }),
  ).toEqual([]);
  expect(stale({ ...content, notFound: { ...notFound, heading: 'Neu' } })).toEqual([]);
});

describe('a CV that the owner has made', () => {
  beforeEach(() => writeFile(join(folder, content.owner.cv.file), 'a CV of their own'));

  test('does not count as made by the script', () => {
    expect(isMadeByScript('cv', content, folder, record)).toBe(false);
  });

  test('is never too old', () => {
    const sentences = stale({ ...content, owner: { ...content.owner, name: 'Somebody Else' } });
    expect(sentences).toEqual([expect.stringContaining('share.jpg')]);
  });
});

test('a missing file is named', async () => {
  await rm(join(folder, sharePicture.src));
  expect(stale()).toEqual(['public/assets/share.jpg does not exist: npm run share makes it']);
});

test.each(['', '<<<<<<< HEAD\n'])('a record that is no JSON is named: %j', async (text) => {
  await writeFile(record, text);
  expect(() => stale()).toThrow(/^src\/content\/generated\.json is no JSON.* npm run files/);
});

test('a record that cannot be written is named', () => {
  expect(() => checkRecord(join(folder, 'missing/generated.json'))).toThrow(
    /^src\/content\/generated\.json cannot be written: ENOENT/,
  );
});

test('without a record every file is an own one', async () => {
  await rm(record);
  expect(stale()).toEqual([]);
});

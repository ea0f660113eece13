import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { contentSource } from '../../plugins/contentSource/contentSource.ts';
import type { ContentInput } from '../../src/content/schema/contentSchema.ts';
import { runInTerminal, runScript, type Ended } from '../../tests/helpers/scripts/runScript.ts';
import { markedSample as sample } from '../../tests/helpers/sites/markedSample.ts';
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts';
import { fromResume } from './fromResume.ts';

const folder = temporaryFolder();
const contentFile = join(folder, 'content.ts');
const importedFile = join(folder, 'content.imported.ts');
const resumeFile = join(folder, 'resume.json');

/** A résumé with texts that are hard to write into a file. */
const resume = { basics: { name: 'Ana Ray', label: `It's "quoted", \\ and ${'${x}'}` } };

/** The environment in which the folder's content.ts is the owner's. */
const env = { CONTENT_FILE: contentFile };

beforeEach(async () => {
  await write(sample);
  await writeFile(resumeFile, JSON.stringify(resume));
});

async function write(content: ContentInput): Promise<void> {
  await writeFile(contentFile, `export const content = ${JSON.stringify(content)};\n`);
}

/** The output of `npm run import`. */
function importing(...words: string[]): Promise<Ended> {
  return runScript(() => import('./import.ts'), env, words);
}

test('the sample is replaced by the content of the résumé', async () => {
  expect((await importing(resumeFile, '--yes')).code).toBe(0);
  const { written } = await contentSource(contentFile).read();
  expect(written).toEqual(JSON.parse(JSON.stringify((await fromResume(resume, sample)).content)));
});

test('what is left to do is listed', async () => {
  expect((await importing(resumeFile, '--yes')).output).toMatch(
    /content\.ts is written:\n.*sections: none\n[\s\S]*To do:\n.*owner\.brand is Ray/,
  );
});

describe('beside an owner’s file', () => {
  let before: string;
  let output: string;

  beforeEach(async () => {
    await write({ ...sample, about: { paragraphs: ['My own text.'] } });
    before = await readFile(contentFile, 'utf8');
    output = (await importing(resumeFile, '--yes')).output;
  });

  test('the import does not change it', async () => {
    expect(await readFile(contentFile, 'utf8')).toBe(before);
  });

  test('the import says that it does not change it', () => {
    expect(output).toContain('content.ts has texts of yours, so nothing in it changes.');
  });

  test('the import writes another file', async () => {
    expect(await readFile(importedFile, 'utf8')).toContain("name: 'Ana Ray'");
  });
});

test('a second import changes nothing in the file of the first', async () => {
  await importing(resumeFile, '--yes');
  const first = await readFile(contentFile, 'utf8');
  await importing(resumeFile, '--yes');
  expect(await readFile(contentFile, 'utf8')).toBe(first);
});

test('away from a terminal nothing is overwritten without --yes, and it says so', async () => {
  const before = await readFile(contentFile, 'utf8');
  expect(await runInTerminal('scripts/import/import.ts', env, [resumeFile])).toEqual({
    code: 1,
    output: expect.stringContaining('Nothing was written: confirm in a terminal, or add --yes'),
  });
  expect(await readFile(contentFile, 'utf8')).toBe(before);
});

test.each([
  ['{ "basics": ', /resume\.json cannot be read: it is no JSON, look for .* near line 1\n$/],
  ['[]', /^The file is no JSON Resume: it has no basics\.name\n$/],
])('the file %s is refused with one sentence', async (json, sentence) => {
  await writeFile(resumeFile, json);
  expect(await importing(resumeFile, '--yes')).toEqual({
    code: 1,
    output: expect.stringMatching(sentence),
  });
});

test('a folder in place of a file is named', async () => {
  expect(await importing(folder)).toEqual({
    code: 1,
    output: `${folder} is a folder, name a file\n`,
  });
});

test.each(['none.json', 'resume.json/none.json'])('the missing file %s is named', async (name) => {
  expect(await importing(join(folder, name))).toEqual({
    code: 1,
    output: `There is no file ${join(folder, name)}\n`,
  });
});

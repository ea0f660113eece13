import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { runInTerminal, runScript, type Ended } from '../tests/helpers/scripts/runScript.ts';
import { content } from '../tests/helpers/sites/anotherPerson.ts';
import { temporaryFolder } from '../tests/helpers/temporaryFolder.ts';
import type { DrawField } from './stills/frozenField.ts';

const folder = temporaryFolder();
/** Messages name content.ts from the project's folder. */
const fileName = relative('', join(folder, 'content.ts'));

const sourceOf = (written: object) =>
  `export const content = ${JSON.stringify(written, undefined, 2)};\n`;
const right = sourceOf(content);

const withoutPictures = {
  ...content,
  sections: [],
  about: undefined,
  projects: undefined,
  testimonials: undefined,
};

const wrong = right.replace('"language": "de"', '"language": "deutsch"');

describe.each([
  ['cv', () => import('./cv.ts')],
  ['share', () => import('./share.ts')],
  ['stills', () => import('./stills/stills.ts')],
])('npm run %s', (_name, load) => {
  test('names a wrong field with its place, line and value', async () =>
    expectWrong(await run(load, wrong)));

  test('makes nothing with an option', async () =>
    expect((await run(load, right, ['--help'])).output).toMatch(
      /no options: run it without --help\n$/,
    ));
});

test('the terminal shows the wrong field and nothing else', async () =>
  expectWrong(await runInTerminal('scripts/share.ts', await asContent(wrong))));

test('npm run cv stops if the content names no CV', async () => {
  const { cv: _cv, ...owner } = content.owner;
  const { code, output } = await run(
    () => import('./cv.ts'),
    sourceOf({ ...withoutPictures, owner }),
  );
  expect(output).toBe(`${fileName} names no CV: owner.cv\n`);
  expect(code).toBe(1);
});

test('npm run cv never overwrites a PDF of the owner', async () => {
  const file = join(folder, content.owner.cv.file);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, 'a CV of their own');
  const { code, output } = await run(() => import('./cv.ts'), sourceOf(withoutPictures));
  expect(output).toMatch(/lebenslauf\.pdf was not printed by this command, so it is kept/);
  expect(code, 'npm run files goes on').toBe(0);
  expect(await readFile(file, 'utf8')).toBe('a CV of their own');
});

test('npm run cv keeps a PDF that the owner adds while it prints', async () => {
  const file = join(folder, content.owner.cv.file);
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
  vi.doMock('./site/visitSite.ts', () => ({
    visitSite: async () => {
      await writeFile(file, 'a CV of their own');
      return Buffer.from('%PDF-1.4 printed');
    },
  }));
  const { output } = await run(() => import('./cv.ts'), sourceOf(withoutPictures));
  vi.doUnmock('./site/visitSite.ts');
  expect(output).toMatch(/so it is kept/);
  expect(await readFile(file, 'utf8')).toBe('a CV of their own');
});

test('npm run cv makes the folder of a CV that it is to print', async () => {
  const cv = { ...content.owner.cv, file: 'other/folder/cv.pdf' };
  const source = sourceOf({ ...withoutPictures, owner: { ...content.owner, cv } });
  vi.doMock('./site/visitSite.ts', () => ({
    visitSite: () => Promise.resolve([{ pdf: Buffer.from('%PDF-1.4 printed'), pages: 1 }]),
  }));
  vi.doMock('../plugins/contentCheck/generatedFiles.ts', () => ({
    generatedKind: () => 'cv',
    recordGenerated: () => undefined,
  }));
  await run(() => import('./cv.ts'), source);
  vi.doUnmock('./site/visitSite.ts');
  vi.doUnmock('../plugins/contentCheck/generatedFiles.ts');
  expect(await readFile(join(folder, cv.file), 'utf8')).toBe('%PDF-1.4 printed');
});

function expectWrong({ code, output }: Ended): void {
  const line = wrong.split('\n').findIndex((each) => each.includes('"deutsch"')) + 1;
  expect(output.startsWith(`${fileName} has `)).toBe(true);
  expect(output).toMatch(
    new RegExp(
      `site\\.language must be the tag of a language.*\\n +it is "deutsch", in line ${line}\\n`,
    ),
  );
  expect(output).not.toMatch(/^\s+at |node:internal|Node\.js v/m);
  expect(code).toBe(1);
}

test('npm run stills keeps stills that are too heavy at the lowest quality', async () => {
  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const draw = (task: (draw: DrawField) => Promise<void>) =>
    task(() => Promise.resolve({ picture, needles: 1 }));
  vi.doMock('./stills/frozenField.ts', () => ({ stillFrame: () => ({}), withFrozenField: draw }));
  vi.doMock('./pictures/ownPicture.ts', () => ({ encode: () => Buffer.alloc(120_001) }));
  vi.doMock('../plugins/contentCheck/generatedFiles.ts', () => ({
    recordGenerated: () => undefined,
  }));
  await mkdir(join(folder, 'assets'), { recursive: true });
  await run(() => import('./stills/stills.ts'), right);
  expect(await readdir(join(folder, 'assets'))).toContain('field-contact-wide-1536.webp');
});

/** The output and exit code of a script for a content.ts. */
async function run(load: () => Promise<unknown>, source: string, words?: string[]): Promise<Ended> {
  return runScript(load, await asContent(source), words);
}

/** The environment in which this is content.ts. */
async function asContent(source: string): Promise<Record<string, string>> {
  const file = join(folder, 'content.ts');
  await writeFile(file, source);
  return { CONTENT_FILE: file, PUBLIC_FOLDER: folder };
}

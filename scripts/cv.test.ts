import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import {
  contentScripts,
  contentWithoutPictures,
  sourceOf,
} from '../tests/helpers/scripts/contentScript.ts';
import { content } from '../tests/helpers/sites/anotherPerson.ts';

const { folder, fileName, run } = contentScripts();

const printed = { pdf: Buffer.from('%PDF-1.4 printed'), pages: 1, sections: {}, missing: [] };

afterEach(() => {
  vi.doUnmock('./site/visitSite.ts');
  vi.doUnmock('../plugins/contentCheck/generatedFiles.ts');
});

test('stops if the content names no CV', async () => {
  const { cv: _cv, ...owner } = content.owner;
  const { code, output } = await run(
    () => import('./cv.ts'),
    sourceOf({ ...contentWithoutPictures, owner }),
  );
  expect(output).toBe(`${fileName} names no CV: owner.cv\n`);
  expect(code).toBe(1);
});

test('never overwrites a PDF of the owner', async () => {
  const file = join(folder, content.owner.cv.file);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, 'a CV of their own');
  const { code, output } = await run(() => import('./cv.ts'), sourceOf(contentWithoutPictures));
  expect(output).toMatch(/lebenslauf\.pdf was not printed by this command, so it is kept/);
  expect(code, 'npm run files goes on').toBe(0);
  expect(await readFile(file, 'utf8')).toBe('a CV of their own');
});

test('keeps a PDF that the owner adds while it prints', async () => {
  const file = join(folder, content.owner.cv.file);
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
  vi.doMock('./site/visitSite.ts', () => ({
    visitSite: async () => {
      await writeFile(file, 'a CV of their own');
      return [printed];
    },
  }));
  const { output } = await run(() => import('./cv.ts'), sourceOf(contentWithoutPictures));
  expect(output).toMatch(/so it is kept/);
  expect(await readFile(file, 'utf8')).toBe('a CV of their own');
});

test('makes the folder of a CV that it is to print', async () => {
  const cv = { ...content.owner.cv, file: 'other/folder/cv.pdf' };
  const source = sourceOf({ ...contentWithoutPictures, owner: { ...content.owner, cv } });
  vi.doMock('./site/visitSite.ts', () => ({
    visitSite: () => Promise.resolve([printed]),
  }));
  vi.doMock('../plugins/contentCheck/generatedFiles.ts', () => ({
    generatedKind: () => 'cv',
    checkRecord: () => undefined,
    recordGenerated: () => undefined,
  }));
  await run(() => import('./cv.ts'), source);
  expect(await readFile(join(folder, cv.file), 'utf8')).toBe('%PDF-1.4 printed');
});

test('leaves no placeholder among the public files, not even while it builds', async () => {
  const file = join(folder, content.owner.cv.file);
  await rm(file, { force: true });
  vi.doMock('./site/visitSite.ts', () => ({
    visitSite: async (_task: unknown, { env }: { env: { PUBLIC_FOLDER: string } }) => {
      expect(existsSync(file)).toBe(false);
      expect(existsSync(join(env.PUBLIC_FOLDER, content.owner.cv.file))).toBe(true);
      throw new Error('The browser has ended');
    },
  }));
  const { code, output } = await run(() => import('./cv.ts'), sourceOf(contentWithoutPictures));
  expect(output).toMatch(/^No CV was printed.*\nThe browser has ended\n$/);
  expect(code).toBe(1);
  expect(existsSync(file)).toBe(false);
});

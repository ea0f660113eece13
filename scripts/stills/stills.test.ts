import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { contentScripts, sourceOf } from '../../tests/helpers/scripts/contentScript.ts';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import type { DrawField } from './frozenField.ts';

const { folder, run } = contentScripts();

afterEach(() => {
  vi.doUnmock('./frozenField.ts');
  vi.doUnmock('../pictures/ownPicture.ts');
  vi.doUnmock('../../plugins/contentCheck/generatedFiles.ts');
});

test('keeps stills that are too heavy at the lowest quality', async () => {
  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const draw = (task: (draw: DrawField) => Promise<void>) =>
    task(() => Promise.resolve({ picture, needles: 1 }));
  vi.doMock('./frozenField.ts', () => ({ stillFrame: () => ({}), withFrozenField: draw }));
  vi.doMock('../pictures/ownPicture.ts', () => ({ encode: () => Buffer.alloc(120_001) }));
  vi.doMock('../../plugins/contentCheck/generatedFiles.ts', () => ({
    checkRecord: () => undefined,
    recordGenerated: () => undefined,
  }));
  await run(() => import('./stills.ts'), sourceOf(content));
  expect(await readdir(join(folder, 'assets'))).toContain('field-contact-wide-1536.webp');
});

test('names a file that it cannot write before it draws', async () => {
  const withFrozenField = vi.fn();
  vi.doMock('./frozenField.ts', () => ({ withFrozenField }));
  await rm(join(folder, 'assets'), { recursive: true, force: true });
  await writeFile(join(folder, 'assets'), '');
  const { code, output } = await run(() => import('./stills.ts'), sourceOf(content));
  expect(output).toMatch(/^\S+\/assets\/field-\S+\.webp cannot be written: EEXIST.*\n$/);
  expect(code).toBe(1);
  expect(withFrozenField).not.toHaveBeenCalled();
});

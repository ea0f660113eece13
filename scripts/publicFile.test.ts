import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript } from '../tests/helpers/scripts/runScript.ts';
import { temporaryFolder } from '../tests/helpers/temporaryFolder.ts';

const folder = temporaryFolder();

/** Calls a function of the module, as a script does. */
async function run(name: 'requireWritable' | 'writeOrExit', file: string) {
  return runScript(async () => {
    const functions = await import('./publicFile.ts');
    functions[name](file, Buffer.from('new'));
  });
}

test('makes the folder of a file', async () => {
  expect(await run('requireWritable', join(folder, 'new/assets/cv.pdf'))).toEqual({
    code: 0,
    output: '',
  });
  expect(existsSync(join(folder, 'new/assets'))).toBe(true);
});

test('names a file whose folder is a file', async () => {
  writeFileSync(join(folder, 'text'), '');
  const file = join(folder, 'text/cv.pdf');
  const { code, output } = await run('requireWritable', file);
  expect(output).toBe(
    `${file} cannot be written: EEXIST: file already exists, mkdir '${join(folder, 'text')}'\n`,
  );
  expect(code).toBe(1);
});

test('names a file that is a folder', async () => {
  const file = join(folder, 'folder.pdf');
  mkdirSync(file);
  const { code, output } = await run('writeOrExit', file);
  expect(output).toMatch(/^\S+\/folder\.pdf cannot be written: EISDIR.*\n$/);
  expect(code).toBe(1);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts';
import { contentSource } from './contentSource.ts';
import { readError } from './readError.ts';

const folder = temporaryFolder();

test.each([
  ['/site/content.ts', 'at /site/content.ts:2:3'],
  ['/site/content.ts', 'at Object.<anonymous> (/site/content.ts:2:3)'],
  // Vite writes paths of Windows with slashes.
  ['C:\\site\\content.ts', 'at C:/site/content.ts:2:3'],
  ['C:\\site\\content.ts', 'at file:///C:/site/content.ts:2:3'],
])('an error in %s that came %s is named by its line', (file, line) => {
  const thrown = Object.assign(new Error('Eickel is not defined'), {
    stack: `ReferenceError: Eickel is not defined\n    ${line}\n    at /vite/runner.js:7:1`,
  });
  expect(readError(thrown, file, '').message).toMatch(
    /content\.ts:2:3 cannot be read: Eickel is not defined/,
  );
});

const straight = /:1:\d+ cannot be read: .*\. Put texts into straight quotes: '…'\n/;
const apostrophe =
  /:1:\d+ cannot be read: .*\. For an apostrophe write ’, or put the text into backticks/;
const noHint = /:1:\d+ cannot be read: [^.]*\n/;

test.each([
  ['{ title: ‘Bread calculator’ }', straight],
  ['{ title: “Bread calculator” }', straight],
  ['{ tags: [„Brot“] }', straight],
  ["{ title: 'My sister's band', more: 'x' }", apostrophe],
  ["{ tags: ['L'été'] }", apostrophe],
  ["'It's here'", apostrophe],
  ["{ title: 'Bread' tags: [] }", noHint],
  ["{ title: 'Bread', 'x' }", noHint],
])('a wrong quote is named with what to do: %s', async (value, problem) => {
  const file = join(folder, 'content.ts');
  writeFileSync(file, `export const content = ${value};\n`);
  await expect(contentSource(file).read()).rejects.toThrow(problem);
});

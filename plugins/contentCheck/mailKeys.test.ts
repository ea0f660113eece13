import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts';
import { findWrongKeys } from './publishBlockers.ts';
import { missingMailKeys } from './mailKeys.ts';

/** A folder without .env. */
const NOWHERE = tmpdir();
const withMark = temporaryFolder();

const ROOT = resolve(import.meta.dirname, '../..');
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');

function namesIn(text: string): string[] {
  return [...new Set(text.match(/\bVITE_[A-Z_]+/g))].toSorted();
}

/** All source files of a folder as one text, tests left out. */
function sources(folder: string): string {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => read(folder, file))
    .join('\n');
}

test.each([
  ['the deployment page', () => read('docs/deployment.md')],
  ['.env.example', () => read('.env.example')],
  ['the workflow', () => read('.github/workflows/pages.yml')],
  ["the page's code", () => sources('src')],
  ["the build's code", () => sources('plugins')],
])('%s names the keys that there are, and no others', (_what, text) => {
  expect(namesIn(text())).toEqual([
    'VITE_EMAILJS_PUBLIC_KEY',
    'VITE_EMAILJS_SERVICE_ID',
    'VITE_EMAILJS_TEMPLATE_ID',
  ]);
});

test('an empty key is a missing one', () => {
  const env = { VITE_EMAILJS_PUBLIC_KEY: 'key', VITE_EMAILJS_SERVICE_ID: '' };
  expect(missingMailKeys(env)).toEqual(['VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID']);
});

test('a byte order mark in .env is named, because it hides the first key', () => {
  writeFileSync(join(withMark, '.env'), '\uFEFFVITE_EMAILJS_PUBLIC_KEY=user_1-a\n');
  expect(findWrongKeys(content, {}, withMark)).toEqual([
    expect.stringContaining('UTF-8 without BOM'),
  ]);
});

test.each(['', '\uFEFF'])('UTF-16 in .env is named, because it hides all keys', (mark) => {
  const text = `${mark}VITE_EMAILJS_PUBLIC_KEY=user_1-a\n`;
  writeFileSync(join(withMark, '.env'), text, 'utf16le');
  expect(findWrongKeys(content, {}, withMark)).toEqual([expect.stringContaining('is UTF-16')]);
});

test.each([
  ['VITE_EMAILJS_PUBLIC_KEY', 'service_abc', /PUBLIC_KEY .* swapped/],
  ['VITE_EMAILJS_SERVICE_ID', 'template_abc', /SERVICE_ID .* swapped/],
  ['VITE_EMAILJS_TEMPLATE_ID', '"template_abc"', /TEMPLATE_ID .* quote/],
  ['VITE_EMAILJS_TEMPLATE_ID', 'template abc', /TEMPLATE_ID .* space/],
  ['VITE_EMAILJS_PUBLIC_KEY', 'YOUR_PUBLIC_KEY', /PUBLIC_KEY .* placeholder/],
])('%s=%s is named', (name, key, sentence) => {
  const right = { PUBLIC_KEY: 'user_1-a', SERVICE_ID: 'service_abc', TEMPLATE_ID: 'template_abc' };
  const env = Object.fromEntries(
    Object.entries(right).map(([each, value]) => [`VITE_EMAILJS_${each}`, value]),
  );
  expect(findWrongKeys(content, env, NOWHERE)).toEqual([]);
  expect(findWrongKeys(content, { ...env, [name]: key }, NOWHERE)).toEqual([
    expect.stringMatching(sentence),
  ]);
});

test('a site without a contact form needs none', () => {
  const { contact: _contact, ...silent } = content;
  expect(findWrongKeys(content, {}, NOWHERE)).toHaveLength(1);
  expect(findWrongKeys(silent, {}, NOWHERE)).toEqual([]);
});

test('tests run without the keys of the developer’s .env', () => {
  expect(missingMailKeys(process.env)).toHaveLength(3);
});

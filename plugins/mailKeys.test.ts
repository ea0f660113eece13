import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createBuilder, createLogger, type Plugin } from 'vite';
import { expect, test, vi } from 'vitest';
import { content } from '../tests/helpers/sites/anotherPerson.ts';
import { contentSource } from './content/contentSource.ts';
import { findMissingKeys } from './content/publishBlockers.ts';
import { mailKeys, missingMailKeys } from './mailKeys.ts';

const ROOT = resolve(import.meta.dirname, '..');
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
  ['the README', () => read('README.md')],
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

test('a build that lacks a key says loudly which, and what that means; one that has them all says nothing', async () => {
  const keys = {
    VITE_EMAILJS_PUBLIC_KEY: 'a-public-key',
    VITE_EMAILJS_SERVICE_ID: 'a-service',
    VITE_EMAILJS_TEMPLATE_ID: 'a-template',
  };
  const lacking = await warningsOfBuild({ ...keys, VITE_EMAILJS_SERVICE_ID: '' });
  expect(lacking).toContain('LACKS ITS EMAILJS KEYS');
  expect(lacking).toContain('VITE_EMAILJS_SERVICE_ID is not set');
  expect(lacking).not.toContain('VITE_EMAILJS_PUBLIC_KEY is not set');
  expect(lacking).toContain('EVERY MESSAGE FAILS');
  expect(await warningsOfBuild(keys)).toBe('');
});

test('a site without a contact form needs none', () => {
  const { contact: _contact, ...silent } = content;
  expect(findMissingKeys(content, {})).toHaveLength(1);
  expect(findMissingKeys(silent, {})).toEqual([]);
});

test('tests run without keys, whatever the .env of the developer holds', () => {
  expect(missingMailKeys(process.env)).toHaveLength(3);
});

/** What Vite warns of in a build of nothing but an empty script, with these keys. */
async function warningsOfBuild(keys: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value);
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const empty: Plugin = {
    name: 'empty',
    resolveId: (id) => (id === 'virtual:empty' ? id : undefined),
    load: (id) => (id === 'virtual:empty' ? 'export {};' : undefined),
  };
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'warn',
    customLogger: { ...createLogger('warn'), warn, warnOnce: warn },
    plugins: [empty, mailKeys(contentSource())],
    build: { write: false, rollupOptions: { input: 'virtual:empty' } },
  });
  await builder.buildApp();
  vi.unstubAllEnvs();
  return warnings.join('\n');
}

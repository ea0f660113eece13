import { existsSync, readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One file of interface words per language. */
const FOLDER = fileURLToPath(new URL('../../src/content/words/', import.meta.url));

/** Path of the words of a language; `pt-BR` falls back to `pt`. Undefined if there is no file. */
export function wordsFile(language: unknown): string | undefined {
  if (typeof language !== 'string' || !/^[a-z\d-]+$/i.test(language)) return undefined;
  const files = [language, language.split('-')[0]].map((name) => `${FOLDER}${name}.ts`);
  return files.find((file) => existsSync(file));
}

/** The languages that have words. */
export function languages(): string[] {
  return readdirSync(FOLDER)
    .map((file) => parse(file).name)
    .toSorted();
}

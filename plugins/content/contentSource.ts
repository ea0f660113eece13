import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { linesIn, type LineOf } from './contentLines.ts';
import { unreadable } from './unreadable.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Rules of the content, as src/contentSchema.ts exports them. */
export type ContentRules = typeof import('../../src/contentSchema.ts');

/** The owner's file that a site is built from. */
export interface ContentSource {
  file: string;
  /**
   * Runs the file afresh: what it exports as `content`, whatever that is, the lines that its fields stand in, and the
   * files that it took. Throws where that fails, with a message for the owner: the place, and what was found there.
   */
  read(): Promise<{ content: unknown; lineOf: LineOf; files: string[] }>;
}

/** The source of the site; `file` is relative to the project's root. */
export function contentSource(file = 'src/content/content.ts'): ContentSource {
  const path = resolve(ROOT, file);
  return {
    file: path,
    async read() {
      try {
        const { module, dependencies } = await load<{ content?: unknown }>(path);
        const lineOf = linesIn(await readFile(path, 'utf8'));
        return {
          content: module.content,
          lineOf,
          files: [path, ...dependencies.map((each) => resolve(ROOT, each))],
        };
      } catch (error) {
        throw unreadable(error, path, ROOT);
      }
    },
  };
}

let rules: Promise<ContentRules> | undefined;

/** The rules, loaded once. */
export function contentRules(): Promise<ContentRules> {
  rules ??= load<ContentRules>('/src/contentSchema.ts').then(({ module }) => module);
  return rules;
}

function load<Module>(path: string) {
  return runnerImport<Module>(path, { configFile: false, logLevel: 'silent', root: ROOT });
}

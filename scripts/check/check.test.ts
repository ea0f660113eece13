import { exec } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutMailKeys } from '../../plugins/contentCheck/mailKeys.ts';
import { runInTerminal, runScript, type Ended } from '../../tests/helpers/scripts/runScript.ts';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import { writeSources, type SiteSources } from '../../tests/helpers/sites/siteSources.ts';
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts';

let sources: SiteSources;
/** A content.ts without errors. */
let right: string;

beforeAll(async () => {
  sources = await writeSources(temporaryFolder(), content);
  right = await readFile(sources.contentFile, 'utf8');
});

/** The output and exit code of `npm run check` for a content.ts. */
async function check(source: string | Buffer): Promise<Ended> {
  await writeFile(sources.contentFile, source);
  return runScript(() => import('./check.ts'), asContent());
}

/** The environment in which theirs is the owner's. */
function asContent(): Record<string, string> {
  return { CONTENT_FILE: sources.contentFile, PUBLIC_FOLDER: sources.publicFolder };
}

test('a missing comma is named with its place, its line and the text there', async () => {
  const { code, output } = await check(
    right.replace('"location": "Wanne-Eickel",', '"location": "Wanne-Eickel"'),
  );
  expect(code).toBe(1);
  expect(output).toMatch(
    /content\.ts:(\d+):5 cannot be read: Expected `,` or `}` but found `"`\n\n.*"location".*\n +\1 \| +"languages": \[\n +\| {5}\^/,
  );
  expect(output).not.toMatch(/^\s+at /m);
});

// In a separate process: the test runner changes the place of a thrown error.
test('a word without quotes is named with its place', async () => {
  await writeFile(sources.contentFile, right.replace('"Wanne-Eickel"', 'Eickel'));
  const { code, output } = await runInTerminal('scripts/check/check.ts', asContent());
  expect(code).toBe(1);
  expect(output).toMatch(
    /^\S*content\.ts:\d+:17 cannot be read: Eickel is not defined\n\n.*\n.*"location": Eickel,\n +\| +\^\s*$/,
  );
});

test('an import of a missing file is named', async () => {
  const { code, output } = await check(`import './nowhere.ts';\n${right}`);
  expect(code).toBe(1);
  expect(output).toContain('./nowhere.ts');
  expect(output).not.toMatch(/^\s+at /m);
});

test('prints an error with its line', async () => {
  const wrong = await check(right.replace(content.owner.phone, 'call me'));
  const line = right.slice(0, right.indexOf('"phone"')).split('\n').length;
  const all = new RegExp(
    `it is "call me", in line ${line}\n[^]*Before it is published: .*VITE_EMAILJS`,
  );
  expect(wrong).toEqual({ code: 1, output: expect.stringMatching(all) });
});

test('says that a content has no errors', async () => {
  expect(await check(right)).toEqual({ code: 0, output: expect.stringContaining('has no errors') });
});

test('a reader that stops reading ends the check without a stack trace', async () => {
  const command = 'node --import tsx scripts/check/check.ts | true';
  const { stderr } = await promisify(exec)(command, { env: { ...process.env, ...asContent() } });
  expect(stderr).toBe('');
});

test('says how to try keys of EmailJS, if there are some', async () => {
  const keys = Object.fromEntries(Object.keys(withoutMailKeys).map((name) => [name, 'key']));
  await writeFile(sources.contentFile, right);
  const checked = await runScript(() => import('./check.ts'), { ...asContent(), ...keys });
  expect(checked.output).toContain('not tried here: npm run check -- --send');
  expect((await check(right)).output).not.toContain('--send');
});

test('HTML in a text is named, because visitors would read it', async () => {
  const { code, output } = await check(
    right.replace(content.home.tagline, 'Sites that <b>work</b>'),
  );
  expect(code).toBe(0);
  expect(output).toContain('Before it is published: home.tagline holds the HTML');
});

describe('of a second language file that is not translated', () => {
  let file: string;
  let output: string;

  beforeAll(async () => {
    const { sections: _sections, site, ...texts } = content;
    file = sources.contentFile.replace(/ts$/, 'en.ts');
    const copy = { site: { description: site.description }, ...texts };
    await writeFile(file, `export const content = ${JSON.stringify(copy, undefined, 2)};\n`);
    output = (await check(right)).output;
  });

  afterAll(() => rm(file));

  test('each text is named with its line', () => {
    expect(output).toContain(
      `Recommended: ${relative('', file)}:3: site.description is still the text of content.ts`,
    );
  });

  test('the language is named', () => {
    expect(output).toContain(
      `Before it is published: ${relative('', file)} reads as German, but its name says English`,
    );
  });
});

test.each([
  [
    'an empty file',
    () => '',
    /content\.ts cannot be read: it exports no content\. It must hold: export const content/,
  ],
  ['a missing export', () => right.replace('export ', ''), /it exports no content/],
  [
    'a key that occurs twice',
    () => right.replace('"title":', '"title": "Other",\n    "title":'),
    /title is there twice in one group, again in line \d+\. Remove one/,
  ],
  [
    'UTF-16',
    () => Buffer.from(`\uFEFF${right}`, 'utf16le'),
    /it is no UTF-8\. Save it with the encoding UTF-8/,
  ],
  [
    'Latin-1',
    () => Buffer.from('// é\n' + right.replaceAll(/[^\0-\x7F]/g, ''), 'latin1'),
    /it is no UTF-8/,
  ],
])('%s is named', async (_name, source, sentence) => {
  const { code, output } = await check(source());
  expect(code).toBe(1);
  expect(output).toMatch(sentence);
});

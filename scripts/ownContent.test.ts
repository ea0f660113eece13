import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { content } from '../tests/helpers/sites/anotherPerson.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-'));
});

afterAll(() => rm(folder, { recursive: true }));

const sourceOf = (written: object) => `export const content = ${JSON.stringify(written, undefined, 2)};\n`;
const right = sourceOf(content);

describe.each([
  ['cv', 'scripts/cv.ts'],
  ['share', 'scripts/share.ts'],
  ['poster', 'scripts/poster/render.ts'],
])('npm run %s', (_name, script) => {
  test('names a wrong field with its place, its line and what stands there', async () => {
    const source = right.replace('"language": "de"', '"language": "deutsch"');
    const line = source.split('\n').findIndex((each) => each.includes('"deutsch"')) + 1;
    const { code, output } = await run(script, source);
    expect(output).toMatch(/^src\/content\/content\.ts has \d+ errors?:\n/);
    expect(output).toMatch(new RegExp(`site\\.language must be the tag of a language.*\\n +it is "deutsch", in line ${line}\\n`));
    expectNoStack(output);
    expect(code).toBe(1);
  });

  test('names a mistake of syntax with the line and what was found', async () => {
    const { code, output } = await run(script, right.replace('"language":', '"language"'));
    expect(output).toMatch(/^\S*content\.ts:\d+:\d+ cannot be read: Expected .*\n\n(?: +\d+ \| .*\n)+ +\| +\^\n/);
    expectNoStack(output);
    expect(code).toBe(1);
  });
});

test('npm run cv says that no CV is wanted where the content names none', async () => {
  const { cv: _cv, ...owner } = content.owner;
  const { code, output } = await run('scripts/cv.ts', sourceOf({ ...content, owner, sections: [], about: undefined, projects: undefined, testimonials: undefined }));
  expect(output).toBe('src/content/content.ts names no CV: owner.cv\n');
  expect(code).toBe(1);
});

test('tests are chosen by whose content it is: the sample’s while all of its marks are there', async () => {
  const marked = { ...content, site: { ...content.site, sample: true }, about: { ...content.about, sample: true } };
  expect(await run('scripts/isSample.ts', sourceOf(marked))).toEqual({ code: 0, output: '' });
  const [first, ...others] = marked.testimonials.items;
  const { sample: _sample, ...mine } = first!;
  const someMine = { ...marked, testimonials: { ...marked.testimonials, items: [mine, ...others] } };
  expect(await run('scripts/isSample.ts', sourceOf(someMine))).toEqual({ code: 1, output: '' });
});

function expectNoStack(output: string): void {
  expect(output).not.toMatch(/^\s+at |node:internal|Node\.js v/m);
}

/** What a script says of a content.ts, and the code that it ends with. */
async function run(script: string, source: string): Promise<{ code: unknown; output: string }> {
  const file = join(folder, 'content.ts');
  await writeFile(file, source);
  const env = { ...process.env, CONTENT_FILE: file, PUBLIC_FOLDER: folder };
  return new Promise((done) => {
    execFile(process.execPath, ['node_modules/tsx/dist/cli.mjs', script], { env }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

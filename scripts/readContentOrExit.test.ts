import { describe, expect, test, vi } from 'vitest';
import { contentScripts, sourceOf } from '../tests/helpers/scripts/contentScript.ts';
import { runInTerminal, type Ended } from '../tests/helpers/scripts/runScript.ts';
import { content } from '../tests/helpers/sites/anotherPerson.ts';

const { fileName, asContent, run } = contentScripts();
const right = sourceOf(content);
const wrong = right.replace('"language": "de"', '"language": "deutsch"');

describe.each([
  ['cv', () => import('./cv.ts')],
  ['share', () => import('./share.ts')],
  ['stills', () => import('./stills/stills.ts')],
])('npm run %s', (_name, load) => {
  test('names a wrong field with its path, line and value', async () =>
    expectWrong(await run(load, wrong)));

  test('refuses an option', async () =>
    expect(await run(load, right, ['--help'])).toEqual({
      code: 1,
      output: expect.stringMatching(/no options: run it without --help\n$/),
    }));
});

test('names a generated.json that cannot be written, before it draws', async () => {
  vi.doMock('../plugins/contentCheck/generatedFiles.ts', async (importOriginal) => {
    const all = await importOriginal<typeof import('../plugins/contentCheck/generatedFiles.ts')>();
    return { ...all, checkRecord: () => all.checkRecord('missing/generated.json') };
  });
  const { code, output } = await run(() => import('./share.ts'), right);
  vi.doUnmock('../plugins/contentCheck/generatedFiles.ts');
  expect(output).toMatch(/^src\/content\/generated\.json cannot be written: .*\n$/);
  expect(code).toBe(1);
});

test('the terminal shows the wrong field and nothing else', async () =>
  expectWrong(await runInTerminal('scripts/share.ts', await asContent(wrong))));

function expectWrong({ code, output }: Ended): void {
  const line = wrong.split('\n').findIndex((each) => each.includes('"deutsch"')) + 1;
  expect(output.startsWith(`${fileName} has `)).toBe(true);
  expect(output).toMatch(
    new RegExp(
      `site\\.language must be the tag of a language.*\\n +it is "deutsch", in line ${line}\\n`,
    ),
  );
  expect(output).not.toMatch(/^\s+at |node:internal|Node\.js v/m);
  expect(code).toBe(1);
}

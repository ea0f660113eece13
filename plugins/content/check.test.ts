import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import { writeOther, type Other } from '../../tests/helpers/sites/other.ts';

let folder: string;
let other: Other;
/** A content.ts without errors. */
let right: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-'));
  other = await writeOther(folder, content, Buffer.from('%PDF-1.4\n'));
  right = await readFile(other.contentFile, 'utf8');
});

afterAll(() => rm(folder, { recursive: true }));

/** What `npm run check` says of a content.ts, and whether it is content with it. */
async function check(source: string): Promise<{ isFine: boolean; output: string }> {
  await writeFile(other.contentFile, source);
  return new Promise((done) => {
    const env = { ...process.env, CONTENT_FILE: other.contentFile, PUBLIC_FOLDER: other.publicFolder };
    execFile(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'plugins/content/check.ts'], { env }, (error, stdout, stderr) =>
      done({ isFine: !error, output: stdout + stderr }),
    );
  });
}

test('a comma that is missing is named with its place, its line and what stands there', async () => {
  const { isFine, output } = await check(right.replace('"location": "Wanne-Eickel",', '"location": "Wanne-Eickel"'));
  expect(isFine).toBe(false);
  expect(output).toMatch(/content\.ts:(\d+):5 cannot be read: Expected `,` or `}` but found `"`\n\n.*"location".*\n +\1 \| +"profiles": \[\n +\| {5}\^/);
  expect(output).not.toMatch(/^\s+at /m);
});

test('so is a word without quotes', async () => {
  const { isFine, output } = await check(right.replace('"Wanne-Eickel"', 'Eickel'));
  expect(isFine).toBe(false);
  expect(output).toMatch(/content\.ts:\d+:17 cannot be read: Eickel is not defined\n\n.*\n.*"location": Eickel,\n.*\^/);
  expect(output).not.toMatch(/^\s+at /m);
});

test('and a file that is not there', async () => {
  const { isFine, output } = await check(`import './nowhere.ts';\n${right}`);
  expect(isFine).toBe(false);
  expect(output).toContain('./nowhere.ts');
  expect(output).not.toMatch(/^\s+at /m);
});

test('an error is named with its line, and content without any is said to be so', async () => {
  const wrong = await check(right.replace(content.owner.phone, 'call me'));
  const line = right.slice(0, right.indexOf('"phone"')).split('\n').length;
  expect(wrong).toEqual({ isFine: false, output: expect.stringContaining(`it is "call me", in line ${line}\n`) });
  expect(await check(right)).toEqual({ isFine: true, output: expect.stringContaining('has no errors') });
});

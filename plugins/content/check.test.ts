import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const sample = (await readFile('src/content/content.ts', 'utf8')).replace('../contentSchema.ts', resolve('src/contentSchema.ts'));

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'check-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** What `npm run check` says of a content.ts, and whether it is content with it. */
async function check(source: string): Promise<{ isFine: boolean; output: string }> {
  const file = join(folder, 'content.ts');
  await writeFile(file, source);
  return new Promise((done) => {
    const env = { ...process.env, CONTENT_FILE: file };
    execFile(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'plugins/content/check.ts'], { env }, (error, stdout, stderr) =>
      done({ isFine: !error, output: stdout + stderr }),
    );
  });
}

test('a comma that is missing is named with its place, its line and what stands there', async () => {
  const { isFine, output } = await check(sample.replace("name: 'Arjun Dasgupta',", "name: 'Arjun Dasgupta'"));
  const line = sample.slice(0, sample.indexOf("brand: 'Dasgupta'")).split('\n').length;
  expect(isFine).toBe(false);
  expect(output).toContain(`content.ts:${line}:5 cannot be read: Expected \`,\` or \`}\` but found \`brand\``);
  expect(output).toContain(`${line} |     brand: 'Dasgupta',`);
  expect(output).not.toMatch(/^\s+at /m);
});

test('so is a word without quotes', async () => {
  const { isFine, output } = await check(sample.replace("brand: 'Dasgupta'", 'brand: Dasgupta'));
  expect(isFine).toBe(false);
  expect(output).toMatch(/content\.ts:\d+:12 cannot be read: Dasgupta is not defined\n\n.*\n.*brand: Dasgupta,\n.*\^/);
  expect(output).not.toMatch(/^\s+at /m);
});

test('and a file that is not there', async () => {
  const { isFine, output } = await check(`import './nowhere.ts';\n${sample}`);
  expect(isFine).toBe(false);
  expect(output).toContain('./nowhere.ts');
  expect(output).not.toMatch(/^\s+at /m);
});

test('an error is named with its line, and content without any is said to be so', async () => {
  const wrong = await check(sample.replace("phone: '+1 202-555-0143'", "phone: 'call me'"));
  const line = sample.slice(0, sample.indexOf("phone: '+1")).split('\n').length;
  expect(wrong).toEqual({ isFine: false, output: expect.stringContaining(`it is "call me", in line ${line}\n`) });
  const right = await check(sample);
  expect(right).toEqual({ isFine: true, output: expect.stringContaining('has no errors') });
});

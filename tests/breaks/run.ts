/**
 * Breaks the site in one place after the other, in copies, and tells which break no test has noticed. With arguments, those
 * whose loss or file holds one of them; with `--list` it only looks whether each place is there.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { WORKERS } from '../../vitest.config.ts';
import { breaks, type Break } from './breaks.ts';
import { copyProject, projectFiles, ROOT } from './copyProject.ts';

const PROJECTS = ['unit', 'component', 'chromium'];

const { values, positionals: only } = parseArgs({
  options: { list: { type: 'boolean' } },
  allowPositionals: true,
});
const tests = projectFiles().filter((file) => /\.test\.tsx?$/.test(file));
const chosen = breaks.filter(
  ({ loses, file }) => only.length === 0 || only.some((word) => `${loses} ${file}`.includes(word)),
);
for (const each of chosen) check(each);
if (values.list) console.log(`All ${chosen.length} places are there.`);
else {
  const ahead = [...chosen];
  const survivors: Break[] = [];
  await Promise.all(Array.from({ length: WORKERS }, () => tryInCopy(ahead, survivors)));
  console.log(summary(survivors));
  process.exitCode = survivors.length > 0 ? 1 : 0;
}

/** Takes one break after the other from those that are ahead, and adds those to the survivors that nothing notices. */
async function tryInCopy(ahead: Break[], survivors: Break[]): Promise<void> {
  const copy = copyProject('breaks');
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    for (let next = ahead.shift(); next; next = ahead.shift()) {
      const noticed = await isNoticed(next, copy);
      console.log(`${noticed ? 'noticed' : 'NOT NOTICED'}: ${next.loses}`);
      if (!noticed) survivors.push(next);
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Whether one of a break's tests fails in the copy that has it, or no site can be built for them. */
async function isNoticed(each: Break, copy: string): Promise<boolean> {
  const path = join(copy, each.file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, broken(each, copy));
  const projects = PROJECTS.flatMap((name) => ['--project', name]);
  const run = spawn('npx', ['vitest', 'run', '--bail', '1', ...projects, ...each.tests], {
    cwd: copy,
    stdio: 'ignore',
  });
  const [status] = await once(run, 'close');
  writeFileSync(path, whole);
  return status !== 0;
}

/** Throws where a break's place is not there once, or where no test is called as one of those that it names. */
function check(each: Break): void {
  broken(each, ROOT);
  const missing = each.tests.find((part) => !tests.some((test) => test.includes(part)));
  if (missing) throw new Error(`No test's path holds ${missing}, which is to notice: ${each.loses}`);
}

/** How the file of a break in this folder reads when it is broken. Throws where its place is not there once. */
function broken({ file, from, to }: Break, folder: string): string {
  const parts = readFileSync(join(folder, file), 'utf8').split(from);
  if (parts.length !== 2) throw new Error(`${file} does not hold this once: ${from}`);
  return parts.join(to);
}

function summary(survivors: readonly Break[]): string {
  const count = `${chosen.length - survivors.length} of ${chosen.length} were noticed.`;
  return ['', count, ...survivors.map(({ loses, file }) => `Not noticed: ${loses} (${file})`)].join('\n');
}

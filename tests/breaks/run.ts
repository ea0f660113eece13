/**
 * Breaks the site in one place after the other, in a copy, and tells which break no test has noticed. With arguments, those
 * whose loss or file holds one of them; with `--list` it only looks whether each place is there.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaks, type Break } from './breaks.ts';
import { copyProject, ROOT } from './copyProject.ts';

const PROJECTS = ['unit', 'component', 'chromium', 'faults', 'owners', 'alone'];

const words = process.argv.slice(2);
const only = words.filter((word) => !word.startsWith('--'));
const chosen = breaks.filter(({ loses, file }) => only.length === 0 || only.some((word) => `${loses} ${file}`.includes(word)));
const copy = copyProject('breaks');
try {
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const survivors = chosen.filter((each) => {
    const { path, broken } = place(each);
    return !words.includes('--list') && !isNoticed(each, path, broken);
  });
  console.log(words.includes('--list') ? `All ${chosen.length} places are there.` : summary(survivors));
  process.exitCode = survivors.length > 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true });
}

/** The file of a break in the copy, and how it reads when it is broken. Throws where its place is not there once. */
function place({ file, from, to }: Break): { path: string; broken: string } {
  const path = join(copy, file);
  const parts = readFileSync(path, 'utf8').split(from);
  if (parts.length !== 2) throw new Error(`${file} does not hold this once: ${from}`);
  return { path, broken: parts.join(to) };
}

/** Whether one of a break's tests fails. */
function isNoticed({ loses, tests }: Break, path: string, broken: string): boolean {
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, broken);
  const projects = PROJECTS.flatMap((name) => ['--project', name]);
  const { status } = spawnSync('npx', ['vitest', 'run', '--bail', '1', ...projects, ...tests], { cwd: copy, stdio: 'pipe' });
  writeFileSync(path, whole);
  console.log(`${status === 0 ? 'NOT NOTICED' : 'noticed'}: ${loses}`);
  return status !== 0;
}

function summary(survivors: readonly Break[]): string {
  const count = `${chosen.length - survivors.length} of ${chosen.length} were noticed.`;
  return ['', count, ...survivors.map(({ loses, file }) => `Not noticed: ${loses} (${file})`)].join('\n');
}

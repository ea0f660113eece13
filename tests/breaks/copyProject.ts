import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The project's files as they are now, by their paths from its root; without what git ignores. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  // Git also lists those that have been deleted since the last commit.
  return listed.split('\0').filter((file) => file && existsSync(join(ROOT, file)));
}

/** Those files in a temporary folder of their own, whose name begins with `name`, without packages. Returns its path. */
export function copyProject(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const file of projectFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  return folder;
}

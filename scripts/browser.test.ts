import { spawnSync } from 'node:child_process';
import { chmodSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runInTerminal, type Ended } from '../tests/helpers/scripts/runScript.ts';
import { temporaryFolder } from '../tests/helpers/temporaryFolder.ts';

// On other systems the script also knows browsers that are not on the PATH.
describe.runIf(process.platform === 'linux')('a machine that has only a headless shell', () => {
  /** The only folder of the PATH. Nothing in it could install a browser. */
  const programs = temporaryFolder();
  const shell = join(programs, 'chromium-headless-shell');

  beforeAll(() => {
    writeFileSync(shell, '');
    chmodSync(shell, 0o755);
    const which = spawnSync('which', ['which'], { encoding: 'utf8' }).stdout.trim();
    symlinkSync(which, join(programs, 'which'));
  });

  test('is enough for npm test', async () => {
    expect(await findBrowser('shell')).toEqual({ code: 0, output: `Browser: ${shell}\n` });
  });

  test('lacks the browser of the commands that make files', async () => {
    const { code, output } = await findBrowser();
    expect(code).toBe(1);
    expect(output).not.toContain('Browser: ');
  });

  /** Runs the script where Playwright has downloaded no browser. */
  function findBrowser(...words: string[]): Promise<Ended> {
    const playwrightFolder = join(programs, 'none');
    const env = { PATH: programs, PLAYWRIGHT_BROWSERS_PATH: playwrightFolder, CHROME_PATH: '' };
    return runInTerminal('scripts/browser.ts', env, words);
  }
});

test.each([
  ['a program', process.execPath, 'starts no browser'],
  ['a folder', import.meta.dirname, 'starts no browser'],
  ['a text', import.meta.filename, 'starts no browser'],
  ['no file', '/nope', 'does not exist'],
])('CHROME_PATH that names %s is refused in one sentence', async (_kind, path, reason) => {
  const ended = await runInTerminal('scripts/browser.ts', { CHROME_PATH: path });
  expect(ended).toEqual({ code: 1, output: `CHROME_PATH names ${path}, which ${reason}\n` });
});

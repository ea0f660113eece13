/**
 * The Chromium that tests and drawing scripts drive. Run as a script it gets one where there is none:
 * Playwright's own download first, Debian's package (as root) second.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { canInstall, install } from './apt.ts';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const SYSTEM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Flags for every start: no sandbox as root, no calls home, and drawing as on any machine without a graphics card, so
 * that pictures and figures depend on no card: the page by the processor, WebGL by the processor, too.
 */
export const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  // Letters of the headless shell would else be whole pixels wide.
  '--font-render-hinting=none',
];

/**
 * Path of a Chromium: CHROME_PATH, else Playwright's download, else the system's; undefined where there is none.
 * Throws when CHROME_PATH names a file that is not there.
 */
export function findBrowser(): string | undefined {
  return (
    fromVariable('CHROME_PATH') ??
    [chromium.executablePath(), ...SYSTEM_NAMES.map(onPath), ...SYSTEM_PLACES].find(
      (place) => place && existsSync(place),
    )
  );
}

/**
 * Path of the browser for tests: CHROME_PATH, else Chromium's headless shell, in which a visit costs less than half of
 * what it costs in the whole browser, else the whole one; undefined where Playwright finds its own, or there is none.
 * Throws when CHROME_PATH names a file that is not there.
 */
export function testBrowser(): string | undefined {
  const shell = fromVariable('CHROME_PATH') ?? onPath('chromium-headless-shell');
  if (shell) return shell;
  // Its download holds the shell, too, which it starts where no path is given.
  return existsSync(chromium.executablePath()) ? undefined : findBrowser();
}

/** Like `findBrowser`, but throws with the way out where there is none. */
export function requireBrowser(): string {
  const found = findBrowser();
  if (!found) throw new Error('No Chromium found. Run "npx playwright install chromium" or set CHROME_PATH.');
  return found;
}

/** The file that an environment variable names; undefined where it names none. Throws when that is not there. */
export function fromVariable(name: string): string | undefined {
  const named = process.env[name] || undefined;
  if (named && !existsSync(named)) throw new Error(`${name} names ${named}, which does not exist`);
  return named;
}

/** Where a program of that name lies on the PATH; undefined where it does not. */
export function onPath(name: string): string | undefined {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  const { status, stdout } = spawnSync(finder, [name], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n')[0]?.trim() : undefined;
}

/** Gets a Chromium, if it can be had here. */
export function installBrowser(): void {
  console.log('No Chromium found: asking Playwright for one.');
  const asked = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
    shell: process.platform === 'win32',
  });
  if (asked.status === 0 && findBrowser()) return;
  if (!canInstall()) return;
  console.log("Playwright could not get one: installing Debian's.");
  // The fonts that the site's fallback faces are matched to, too.
  install(['chromium', 'chromium-headless-shell', 'fonts-noto-color-emoji', 'fonts-liberation']);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!findBrowser()) installBrowser();
  console.log(`Browser: ${requireBrowser()}`);
}

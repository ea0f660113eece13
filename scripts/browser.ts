/**
 * Finds the Chromium of tests and scripts. As a script it installs one with its headless shell, if there is no
 * Chromium or, with the argument `shell`, no headless shell.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { exitWith } from './exitWith.ts';

const SYSTEM_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** Chromium, and the fonts that the site's fallback faces are matched to. */
const PACKAGES = 'chromium chromium-headless-shell fonts-noto-color-emoji fonts-liberation';

/** Flags for every start: no sandbox as root, no background requests, no GPU, so that pictures are equal. */
export const browserArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  // Otherwise the headless shell rounds the width of letters to whole pixels.
  '--font-render-hinting=none',
];

/** Path of Chromium: CHROME_PATH, else the system's, else Playwright's. Throws if CHROME_PATH is no file. */
function findBrowser(): string | undefined {
  const paths = [...SYSTEM_PATHS, chromium.executablePath()];
  return (
    fromVariable('CHROME_PATH') ?? onPath(...SYSTEM_NAMES) ?? paths.find((path) => existsSync(path))
  );
}

/** Like `findBrowser`, but throws if there is none. */
export function requireBrowser(): string {
  const found = findBrowser();
  if (!found) {
    throw new Error('No Chromium found. Run "npx playwright install chromium" or set CHROME_PATH.');
  }
  return found;
}

/**
 * How tests start Chromium: CHROME_PATH, else the headless shell, which takes half the processor time, else
 * any. No path is given if Playwright has its own shell, which it downloads together with its Chromium.
 */
export function testBrowser() {
  const executablePath =
    shell() ?? (existsSync(chromium.executablePath()) ? undefined : findBrowser());
  // Chromium 156 on a busy machine can stop drawing for good while it decodes a picture in the background.
  return { executablePath, args: [...browserArgs, '--disable-checker-imaging'] };
}

function shell(): string | undefined {
  return fromVariable('CHROME_PATH') ?? onPath('chromium-headless-shell');
}

/** The file that an environment variable names. Throws if it does not exist. */
export function fromVariable(name: string): string | undefined {
  const named = process.env[name] || undefined;
  if (named && !existsSync(named)) throw new Error(`${name} names ${named}, which does not exist`);
  return named;
}

/** Path of the first program of these names on the PATH. */
export function onPath(...names: string[]): string | undefined {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  for (const name of names) {
    const { status, stdout } = spawnSync(finder, [name], { encoding: 'utf8' });
    if (status === 0) return stdout.split('\n')[0]?.trim();
  }
  return undefined;
}

/** Installs Debian's packages as root, else downloads Playwright's Chromium. Throws if apt-get fails. */
function installBrowser(): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    console.log('Downloading Chromium for the tests and scripts (about 170 MB)');
    spawnSync('npx playwright install chromium', {
      stdio: 'inherit',
      timeout: 300_000,
      shell: true,
    });
    return;
  }
  const command = `apt-get update -qq && apt-get install -y -qq ${PACKAGES}`;
  console.log(`Installing a browser and its fonts for the tests and scripts: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(command, { encoding: 'utf8', env, shell: true });
  if (status !== 0) throw new Error(`apt-get failed:\n${stdout}${stderr}`);
}

/** Throws if CHROME_PATH names another file than a browser. */
async function tryBrowser(): Promise<void> {
  const executablePath = fromVariable('CHROME_PATH');
  if (!executablePath) return;
  try {
    await (await chromium.launch({ executablePath, args: browserArgs })).close();
  } catch (error) {
    throw new Error(`CHROME_PATH names ${executablePath}, which starts no browser`, {
      cause: error,
    });
  }
}

/** Prints the path of the browser. Installs one if there is none. */
async function main(): Promise<void> {
  await tryBrowser();
  const isForTests = process.argv[2] === 'shell';
  const find = () => (isForTests && shell()) || findBrowser();
  const hasShell = shell() !== undefined || existsSync(chromium.executablePath());
  const found = find();
  const isComplete = found && (hasShell || !isForTests);
  try {
    if (!isComplete) installBrowser();
  } catch (error) {
    // Without a network, tests run in the browser that is there.
    if (!found) throw error;
  }
  console.log(`Browser: ${find() ?? requireBrowser()}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main().catch(exitWith);

/**
 * Finds the other engines that tests drive. Run as a script, it installs them or names the missing ones:
 * `npx tsx scripts/engines.ts`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { canInstall, findBrowser, fromVariable, install, onPath } from './browser.ts';

const MACOS_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';
const LIBRARIES = '/usr/lib';

/** Path of a Firefox: FIREFOX_PATH, else the system's. Throws if FIREFOX_PATH names no file. */
function findFirefox(): string | undefined {
  const found = fromVariable('FIREFOX_PATH') ?? onPath('firefox-esr', 'firefox');
  return found ?? (existsSync(MACOS_FIREFOX) ? MACOS_FIREFOX : undefined);
}

/** Path of WebKitGTK's small browser for tests. Its folder has the name of the machine's kind, such as x86_64-linux-gnu. */
function findMiniBrowser(): string | undefined {
  const folders = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  const places = folders.map((folder) => join(LIBRARIES, folder, 'webkit2gtk-4.1/MiniBrowser'));
  return places.find((place) => existsSync(place));
}

/** Each program with its Debian package. */
const programs = {
  Chromium: { find: findBrowser, from: 'chromium' },
  Firefox: { find: findFirefox, from: 'firefox-esr' },
  MiniBrowser: { find: findMiniBrowser, from: 'webkit2gtk-driver' },
  WebKitWebDriver: { find: () => onPath('WebKitWebDriver'), from: 'webkit2gtk-driver' },
  Xvfb: { find: () => onPath('Xvfb'), from: 'xvfb' },
};

/** Path of a program. Throws if there is none. */
export function requireProgram(name: keyof typeof programs): string {
  const found = programs[name].find();
  if (!found) throw new Error(`No ${name} found. Run "npx tsx scripts/engines.ts".`);
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const missing = () => Object.values(programs).flatMap(({ find, from }) => (find() ? [] : from));
  if (missing().length > 0 && canInstall()) install([...missing(), 'fonts-noto-color-emoji']);
  for (const [name, { find }] of Object.entries(programs))
    console.log(`${name.padEnd(16)}${find() ?? 'not found'}`);
  if (missing().length > 0) {
    console.error(
      `\nOn Debian, as root: apt-get install ${missing().join(' ')}. "npm test" needs Chromium alone.`,
    );
    process.exitCode = 1;
  }
}

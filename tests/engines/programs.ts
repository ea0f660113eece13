import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromVariable, onPath } from '../../scripts/browser.ts';

const LIBRARIES = '/usr/lib';
const MACOS_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** The programs that these tests drive: how each is found, and its Debian package. */
const programs = {
  Firefox: {
    find: () =>
      fromVariable('FIREFOX_PATH') ?? onPath('firefox-esr', 'firefox') ?? firstOf([MACOS_FIREFOX]),
    from: 'firefox-esr',
  },
  MiniBrowser: {
    // Its folder has the name of the machine's kind, such as x86_64-linux-gnu.
    find: () =>
      firstOf(
        readdirSync(LIBRARIES).map((each) => join(LIBRARIES, each, 'webkit2gtk-4.1/MiniBrowser')),
      ),
    from: 'webkit2gtk-driver',
  },
  WebKitWebDriver: { find: () => onPath('WebKitWebDriver'), from: 'webkit2gtk-driver' },
  Xvfb: { find: () => onPath('Xvfb'), from: 'xvfb' },
};

/** Path of a program. Throws an error that names its package if there is none. */
export function requireProgram(name: keyof typeof programs): string {
  const { find, from } = programs[name];
  const found = find();
  if (!found) throw new Error(`No ${name} found. On Debian: apt-get install ${from}`);
  return found;
}

function firstOf(places: string[]): string | undefined {
  return places.find((place) => existsSync(place));
}

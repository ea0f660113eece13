import { existsSync } from 'node:fs';
import { fromVariable, onPath } from './browser.ts';

const SYSTEM_NAMES = ['firefox-esr', 'firefox'];
const SYSTEM_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * Path of a Firefox: FIREFOX_PATH, else the system's; undefined where there is none. Throws when FIREFOX_PATH names a
 * file that is not there.
 */
export function findFirefox(): string | undefined {
  return (
    fromVariable('FIREFOX_PATH') ??
    [...SYSTEM_NAMES.map(onPath), ...SYSTEM_PLACES].find((place) => place && existsSync(place))
  );
}

/** Like `findFirefox`, but throws with the way out where there is none. */
export function requireFirefox(): string {
  const found = findFirefox();
  if (!found)
    throw new Error(
      'No Firefox found. Install it (on Debian: apt-get install firefox-esr) or set FIREFOX_PATH.',
    );
  return found;
}

import { existsSync } from 'node:fs';
import { fromVariable, onPath } from './browser.ts';

const MACOS = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Path of a Firefox: FIREFOX_PATH, else the system's. Throws if FIREFOX_PATH names no file. */
export function findFirefox(): string | undefined {
  return (
    fromVariable('FIREFOX_PATH') ??
    onPath('firefox-esr', 'firefox') ??
    (existsSync(MACOS) ? MACOS : undefined)
  );
}

/** Like `findFirefox`, but throws if there is none. */
export function requireFirefox(): string {
  const found = findFirefox();
  if (!found) throw new Error('No Firefox found. Run "npx tsx scripts/engines.ts" or set FIREFOX_PATH.');
  return found;
}

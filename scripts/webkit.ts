import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './browser.ts';

/** Paths of WebKitGTK's programs. */
export interface WebkitPrograms {
  /** A small browser for tests. */
  browser: string;
  /** Its WebDriver server. */
  driver: string;
}

/** WebKitGTK's programs, or undefined if one of them is missing. */
export function findWebkit(): WebkitPrograms | undefined {
  const libraries = '/usr/lib';
  // The browser lies below the folder of the machine's kind, such as x86_64-linux-gnu.
  const folders = existsSync(libraries) ? readdirSync(libraries) : [];
  const browser = folders
    .map((folder) => join(libraries, folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path));
  const driver = onPath('WebKitWebDriver');
  return browser && driver ? { browser, driver } : undefined;
}

/** Like `findWebkit`, but throws if there is none. */
export function requireWebkit(): WebkitPrograms {
  const found = findWebkit();
  if (!found) throw new Error('No WebKitGTK found. Run "npx tsx scripts/engines.ts".');
  return found;
}

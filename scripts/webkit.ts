import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './browser.ts';

/** Paths of WebKitGTK's programs. */
export interface WebkitPrograms {
  /** Its small browser, which is there for tests. */
  browser: string;
  /** What drives the browser, by WebDriver. */
  driver: string;
}

/** WebKitGTK's programs; undefined where one of them is missing. */
export function findWebkit(): WebkitPrograms | undefined {
  const browser = findMiniBrowser();
  const driver = onPath('WebKitWebDriver');
  return browser && driver ? { browser, driver } : undefined;
}

/** Like `findWebkit`, but throws with the way out where there is none. */
export function requireWebkit(): WebkitPrograms {
  const found = findWebkit();
  if (!found)
    throw new Error(
      'No WebKitGTK to be driven found. Install it on Debian: apt-get install webkit2gtk-driver',
    );
  return found;
}

/** The browser lies below the folder of the machine's kind, as `/usr/lib/x86_64-linux-gnu`. */
function findMiniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .map((folder) => join(libraries, folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path));
}

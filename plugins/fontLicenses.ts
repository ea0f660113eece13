import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FONTS = 'src/styles/fonts';

/** Puts the licences of the fonts into the build, as they ask for: below licenses/, beside Vite's licenses.md of the code. */
export function fontLicenses(root = join(import.meta.dirname, '..')): Plugin {
  return {
    name: 'font-licenses',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const file of await readdir(join(root, FONTS))) {
        if (!file.endsWith('-license.txt')) continue;
        this.emitFile({
          type: 'asset',
          fileName: `licenses/${file}`,
          source: await readFile(join(root, FONTS, file)),
        });
      }
    },
  };
}

import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FONTS = 'src/styles/fonts';

/** Puts the licences of the fonts into the build, beside Vite's licenses.md of the code. */
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

/** Puts the licences of the packages in a worker into the build. Vite 8.3 lists those of the page only. */
export function workerLicenses(): Plugin {
  return {
    name: 'worker-licenses',
    async generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : [],
      );
      const folders = new Set(
        modules.flatMap((id) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []),
      );
      for (const folder of folders) {
        const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
        const { name, version, license } = JSON.parse(
          await readFile(join(folder, 'package.json'), 'utf8'),
        ) as {
          name: string;
          version: string;
          license: string;
        };
        const text = file ? await readFile(join(folder, file), 'utf8') : `License: ${license}\n`;
        this.emitFile({
          type: 'asset',
          fileName: `licenses/${name.replace('/', '-')}.txt`,
          source: `${name} ${version}\n\n${text}`,
        });
      }
    },
  };
}

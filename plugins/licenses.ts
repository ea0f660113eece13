import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

const FONTS = join(import.meta.dirname, '../node_modules/@fontsource-variable');

/** Puts the licences of the fonts into the build, beside Vite's licenses.md of the code. */
export function fontLicenses(): Plugin {
  return {
    name: 'font-licenses',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const font of await readdir(FONTS)) await emitLicense(this, join(FONTS, font));
    },
  };
}

/** Puts the licences of the packages in a worker into the build. Vite 8.3 lists those of the page only. */
export function workerLicenses(): Plugin {
  return {
    name: 'worker-licenses',
    async generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((each) =>
        each.type === 'chunk' ? each.moduleIds : [],
      );
      const folders = modules.flatMap(
        (id) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? [],
      );
      for (const folder of new Set(folders)) await emitLicense(this, folder);
    },
  };
}

async function emitLicense(build: Rollup.PluginContext, folder: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >;
  const { name = '', version, license } = manifest;
  const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
  const text = file ? await readFile(join(folder, file), 'utf8') : `License: ${license}\n`;
  const fileName = `licenses/${name.replace('/', '-')}.txt`;
  build.emitFile({ type: 'asset', fileName, source: `${name} ${version}\n\n${text}` });
}

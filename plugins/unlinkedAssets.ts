import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** Removes files of public/assets from the build if nothing links to them, and names them. */
export function unlinkedAssets(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'unlinked-assets',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (resolved) => void (config = resolved),

    async writeBundle({ dir = '' }, bundle) {
      const assets = join(config.publicDir, 'assets');
      if (!existsSync(assets)) return;
      const outputs = Object.values(bundle).map((each) =>
        'code' in each ? each.code : String(each.source),
      );
      const written = outputs.join();
      const entries = await readdir(assets, { recursive: true, withFileTypes: true });
      const unlinked = entries
        .filter((entry) => entry.isFile())
        .map((entry) =>
          relative(config.publicDir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
        )
        .filter((file) => !written.includes(file) && !written.includes(encodeURI(file)))
        .toSorted();
      for (const file of unlinked) await rm(join(dir, file), { force: true });
      const lines = unlinked.map((file) => `  public/${file}`).join('\n');
      if (lines) config.logger.info(`\nLeft out, because nothing links to them:\n${lines}\n`);
    },
  };
}

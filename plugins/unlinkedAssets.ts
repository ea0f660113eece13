import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig, Rollup } from 'vite';

/** Folder below public/ that holds what the page shows; what lies beside it, such as a CNAME, is for hosts. */
const FOLDER = 'assets';

/**
 * Leaves out of the build what lies in public/assets and nothing links to, such as pictures of the sample that are no
 * longer used, and names it.
 */
export function unlinkedAssets(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'unlinked-assets',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (resolved) => void (config = resolved),

    async writeBundle({ dir = '' }, bundle) {
      const source = join(config.publicDir, FOLDER);
      if (!existsSync(source)) return;
      const written = Object.values(bundle).map(textOf).join('\n');
      const entries = await readdir(source, { recursive: true, withFileTypes: true });
      const unlinked = entries
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(config.publicDir.length + 1)
            .replaceAll('\\', '/'),
        )
        .filter((file) => !isLinked(file, written));
      for (const file of unlinked) await rm(join(dir, file), { force: true });
      if (unlinked.length === 0) return;
      config.logger.info(
        `\nLeft out, because nothing links to them:\n${unlinked
          .toSorted()
          .map((file) => `  public/${file}`)
          .join('\n')}\n`,
      );
    },
  };
}

function textOf(output: Rollup.OutputAsset | Rollup.OutputChunk): string {
  return output.type === 'chunk' ? output.code : String(output.source);
}

/** Whether an address below the site's own is written anywhere, as it is or percent-encoded. */
function isLinked(file: string, written: string): boolean {
  return written.includes(file) || written.includes(encodeURI(file));
}

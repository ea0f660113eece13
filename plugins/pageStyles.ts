import { posix, relative } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** A relative address in a style sheet begins here. */
const RELATIVE = /(?<=url\(["']?)(?!["'#/]|[a-z]+:)/g;

export interface PageStyles {
  plugin: Plugin;
  /** Styles at the start of a page, such as `404.html`. `base` leads from the page to the site's files. */
  first(page: string, base: string): string;
  /** Styles below the first screen of the home page. */
  later(base: string): string;
}

/**
 * Moves the styles into the HTML: those of the entry to the start of the page, all others below the first
 * screen. The first paint waits for the first packets only (measured: 108 ms sooner). A linked style sheet
 * below would make Firefox show unstyled content.
 */
export function pageStyles(): PageStyles {
  const first = new Map<string, string>();
  let later = '';

  const plugin: Plugin = {
    name: 'page-styles',

    transform: {
      // Vite removes CSS modules if nobody reads their class names, as in the entry.
      order: 'post',
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },

    generateBundle: {
      // Before Vite writes links to style sheets into pages and scripts.
      order: 'pre',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const { root } = this.environment.config;
        const pages = Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' && output.facadeModuleId?.endsWith('.html') ? [output] : [],
        );
        for (const { facadeModuleId, fileName } of pages) {
          first.set(relative(root, facadeModuleId ?? ''), takeStyles([fileName], bundle));
        }
        later = takeStyles(
          pages.flatMap(({ dynamicImports }) => dynamicImports),
          bundle,
        );
      },
    },
  };

  return {
    plugin,
    // Every page begins like the home page.
    first: (page, base) =>
      [...new Set(['index.html', page])]
        .map((name) => first.get(name)?.replaceAll(RELATIVE, base))
        .join(''),
    later: (base) => later.replaceAll(RELATIVE, base),
  };
}

/** A chunk and all that it imports, imports first. */
function withImports(
  file: string,
  bundle: Rollup.OutputBundle,
  seen = new Set<string>(),
): Rollup.OutputChunk[] {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return [];
  seen.add(file);
  return [...chunk.imports.flatMap((each) => withImports(each, bundle, seen)), chunk];
}

/** Removes style sheets of chunks and imports from the bundle. Returns them with addresses from the root. */
function takeStyles(chunks: readonly string[], bundle: Rollup.OutputBundle): string {
  let code = '';
  for (const chunk of chunks.flatMap((file) => withImports(file, bundle))) {
    for (const file of chunk.viteMetadata?.importedCss ?? []) {
      const sheet = bundle[file];
      delete bundle[file];
      if (sheet?.type !== 'asset') continue;
      code += String(sheet.source).replaceAll(
        /url\((["']?)(\.[^"')]+)/g,
        (_, quote: string, address: string) =>
          `url(${quote}${posix.join(posix.dirname(file), address)}`,
      );
    }
    chunk.viteMetadata?.importedCss.clear();
  }
  return code;
}

import { basename, posix, resolve } from 'node:path';
import type { Plugin, Rollup } from 'vite';

const NAME = 'virtual:first-screen-styles';
const RESOLVED = '\0virtual-first-screen-styles';

/** What the window shows before anybody has scrolled, and the page whose first screen that is. */
const FIRST_SCREEN = ['src/sections/TopBar/TopBar.tsx', 'src/sections/Home/Home.tsx'];
const PAGE = 'index.html';

/** Where an address begins that is relative to the style sheet. */
const RELATIVE = /(?<=url\(["']?)(?!["'#/]|[a-z]+:)/g;

/** The styles of the built pages. */
export interface PageStyles {
  plugin: Plugin;
  /** Those that a page, such as `404.html`, begins with. The site's files lie below `base`. */
  first(page: string, base: string): string;
  /** Those of everything below the first screen. */
  later(base: string): string;
}

/**
 * Takes the styles into the HTML, so that nothing else has to come before they hold, in two parts: those of the first
 * screen begin the page, which is painted as soon as its first packets have come; all others stand below the first
 * screen. (A style sheet that is linked there lets Firefox show what follows without any styles until it has come.)
 *
 * The first screen's are those that its components import, as the server's build has found them. What is loaded first
 * imports them, too, by `virtual:first-screen-styles`, and so the bundler parts them. Both parts are in the order of
 * imports: the styles of what a component is made of come before its own.
 */
export function pageStyles(): PageStyles {
  let firstScreen: string[] = [];
  const first = new Map<string, string>();
  let later = '';

  return {
    plugin: {
      name: 'page-styles',
      resolveId: (id) => (id === NAME ? RESOLVED : undefined),
      // None while developing, when each module brings its own.
      load: (id) =>
        id === RESOLVED ? firstScreen.map((file) => `import ${JSON.stringify(file)};\n`).join('') : undefined,

      transform: {
        // After Vite's own, which has styles left out where nobody reads the names of their classes.
        order: 'post',
        filter: { id: /\.css$/ },
        handler: (code, id) =>
          firstScreen.includes(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined,
      },

      generateBundle: {
        // Before Vite writes the names of the style sheets into pages and scripts.
        order: 'pre',
        handler(_options, bundle) {
          const { name, config } = this.environment;
          if (name === 'ssr')
            firstScreen = imported(
              FIRST_SCREEN.map((file) => resolve(config.root, file)),
              this,
            );
          if (name !== 'client') return;
          const pages = Object.values(bundle).filter(isPage);
          for (const { facadeModuleId, fileName } of pages) {
            first.set(basename(facadeModuleId!), takeStyles(withImports([fileName], bundle), bundle));
          }
          later = takeStyles(
            withImports(
              pages.flatMap(({ dynamicImports }) => dynamicImports),
              bundle,
            ),
            bundle,
          );
        },
      },
    },

    // Every page begins as the first screen does.
    first: (page, base) =>
      [...new Set([PAGE, page])].map((name) => first.get(name)!.replaceAll(RELATIVE, base)).join(''),
    later: (base) => later.replaceAll(RELATIVE, base),
  };
}

/** The style sheets that modules import, and all that those import, in that order. */
function imported(
  modules: readonly string[],
  context: Rollup.PluginContext,
  seen = new Set<string>(),
): string[] {
  return modules.flatMap((id) => {
    if (seen.has(id)) return [];
    seen.add(id);
    const module =
      context.getModuleInfo(id) ??
      context.error(`${id} is not part of the page, whose first screen it should be`);
    return [...imported(module.importedIds, context, seen), ...(id.endsWith('.css') ? [id] : [])];
  });
}

/** Chunks, each after those that it imports. */
function withImports(
  files: readonly string[],
  bundle: Rollup.OutputBundle,
  seen = new Set<string>(),
): Rollup.OutputChunk[] {
  return files.flatMap((file) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) return [];
    seen.add(file);
    return [...withImports(chunk.imports, bundle, seen), chunk];
  });
}

/** Takes the style sheets of chunks out of the bundle; returns what they hold, their addresses from the site's root. */
function takeStyles(chunks: readonly Rollup.OutputChunk[], bundle: Rollup.OutputBundle): string {
  let styles = '';
  for (const { viteMetadata } of chunks) {
    for (const file of viteMetadata!.importedCss) {
      const sheet = bundle[file] as Rollup.OutputAsset;
      const folder = posix.dirname(file);
      styles += String(sheet.source).replaceAll(
        /url\((["']?)(\.[^"')]+)/g,
        (_, quote: string, address: string) => `url(${quote}${posix.join(folder, address)}`,
      );
      delete bundle[file];
    }
    viteMetadata!.importedCss.clear();
  }
  return styles;
}

function isPage(output: Rollup.OutputAsset | Rollup.OutputChunk): output is Rollup.OutputChunk {
  return output.type === 'chunk' && output.facadeModuleId !== null && output.facadeModuleId.endsWith('.html');
}

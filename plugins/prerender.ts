import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRunnableDevEnvironment, type Plugin } from 'vite';
import type { PrerenderedPage } from '../src/prerender.tsx';

/** The server's code: what src/prerender.tsx exports. */
type Server = typeof import('../src/prerender.tsx');

const ENTRY = 'src/prerender.tsx';
// Below node_modules, where the server's code finds its packages wherever the site itself is written.
const SERVER_FOLDER = `node_modules/.prerender-${process.pid}`;

/**
 * Writes the whole page into index.html, and 404.html beside it: after the build of the browser's code it builds the
 * server's, renders once, fills the shell and deletes the server's code. The dev server fills the shell for each
 * request.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',

    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            outDir: SERVER_FOLDER,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: ENTRY },
          },
        },
      },
    }),

    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('prerender needs the environments client and ssr');
      await builder.build(client);
      await builder.build(ssr);
      const serverFolder = resolve(builder.config.root, ssr.config.build.outDir);
      const siteFolder = resolve(builder.config.root, client.config.build.outDir);
      try {
        const entry = pathToFileURL(resolve(serverFolder, 'prerender.js')).href;
        const server = (await import(`${entry}?at=${Date.now()}`)) as Server;
        const shell = await readFile(resolve(siteFolder, 'index.html'), 'utf8');
        await writeFile(resolve(siteFolder, 'index.html'), fill(shell, server.prerender()));
        const notFound = fill(withoutScripts(shell), server.prerenderNotFound());
        await writeFile(resolve(siteFolder, '404.html'), below(server.sitePath(), notFound));
      } finally {
        await rm(serverFolder, { recursive: true });
      }
    },

    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        const ssr = server?.environments.ssr;
        if (!ssr || !isRunnableDevEnvironment(ssr)) return html;
        const page = (await ssr.runner.import(`/${ENTRY}`)) as Server;
        return fill(html, page.prerender());
      },
    },
  };
}

/** Puts the page into its shell; throws when the shell has lost a place for it. */
function fill(shell: string, page: PrerenderedPage): string {
  const parts: [string, string][] = [
    ['<html lang="en"', `<html lang="${page.language}" dir="${page.direction}"`],
    ['<!--head-->', page.head],
    ['<!--app-->', page.app],
  ];
  return parts.reduce((html, [place, part]) => {
    if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
    return html.replace(place, () => part);
  }, shell);
}

/** The shell of a page that nothing happens on. */
function withoutScripts(shell: string): string {
  return shell.replaceAll(/\s*<(script type="module"|link rel="modulepreload")[^>]*>(<\/script>)?/g, '');
}

/** Hosts answer with 404.html at any depth, where relative addresses would lead anywhere. */
function below(path: string, html: string): string {
  return html.replaceAll('="./', () => `="${path}`);
}

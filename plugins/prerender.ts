import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRunnableDevEnvironment, type HtmlTagDescriptor, type Plugin } from 'vite';
import type { Content } from '../src/contentSchema.ts';
import type { PrerenderedPage } from '../src/prerender.tsx';
import type { ContentSource } from './content/contentSource.ts';
import type { PageStyles } from './pageStyles.ts';

/** The server's code: what src/prerender.tsx exports. */
type Server = typeof import('../src/prerender.tsx');

/** The attributes of `<html>` that follow from the content. */
type Shell = Pick<Content['site'], 'language' | 'direction'>;

const ENTRY = 'src/prerender.tsx';
const NOT_FOUND = '404.html';
// Below node_modules, where the server's code finds its packages wherever the site itself is written.
const SERVER_FOLDER = `node_modules/.prerender-${process.pid}`;

/**
 * Puts the whole page into index.html, and the page for addresses that lead nowhere into 404.html: builds the server's
 * code first, and gives Vite what it renders as tags. The dev server renders for each request.
 */
export function prerender(source: ContentSource, styles: PageStyles): Plugin {
  let server: Server | undefined;
  let shell: Shell;

  return {
    name: 'prerender',

    async config() {
      shell = (await shellOf(source)) ?? { language: 'en', direction: 'ltr' };
      return {
        // One set of plugins for both builds: what the first renders, the second writes.
        builder: { sharedConfigBuild: true },
        // For the attributes of <html>, which no tag can reach.
        define: {
          'import.meta.env.SITE_LANGUAGE': JSON.stringify(shell.language),
          'import.meta.env.SITE_DIRECTION': JSON.stringify(shell.direction),
        },
        environments: {
          client: { build: { rolldownOptions: { input: ['index.html', NOT_FOUND] } } },
          ssr: {
            build: {
              outDir: SERVER_FOLDER,
              emptyOutDir: true,
              copyPublicDir: false,
              rolldownOptions: { input: ENTRY },
            },
          },
        },
        experimental: {
          // Hosts answer with 404.html at any depth, where relative addresses would lead anywhere.
          renderBuiltUrl: (file, { hostId, hostType }) =>
            hostType === 'html' && hostId === NOT_FOUND && server
              ? `${server.sitePath()}${file}`
              : { relative: true },
        },
      };
    },

    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('prerender needs the environments client and ssr');
      await builder.build(ssr);
      const folder = resolve(builder.config.root, ssr.config.build.outDir);
      try {
        server = (await import(
          `${pathToFileURL(resolve(folder, 'prerender.js')).href}?at=${Date.now()}`
        )) as Server;
        await builder.build(client);
      } finally {
        await rm(folder, { recursive: true });
      }
    },

    // The attributes of <html> are part of the configuration.
    async hotUpdate({ server: devServer }) {
      if (this.environment.name !== 'client') return;
      const { language, direction } = (await shellOf(source)) ?? shell;
      // Not awaited: it waits for this update to be over.
      if (language !== shell.language || direction !== shell.direction) void devServer.restart();
    },

    transformIndexHtml: {
      // After Vite's own: the page's addresses are final.
      order: 'post',
      async handler(_html, { path, server: devServer }) {
        const ssr = devServer?.environments.ssr;
        const rendering =
          ssr && isRunnableDevEnvironment(ssr) ? ((await ssr.runner.import(`/${ENTRY}`)) as Server) : server;
        if (!rendering) return [];
        const isNotFound = path.endsWith(NOT_FOUND);
        if (devServer) return tagsOf(isNotFound ? rendering.prerenderNotFound() : rendering.prerender());
        const page = isNotFound
          ? rendering.prerenderNotFound()
          : withLaterStyles(rendering.prerender(), styles.later('./'));
        const first = isNotFound
          ? styles.first(NOT_FOUND, rendering.sitePath())
          : styles.first('index.html', './');
        return tagsOf({ ...page, head: [{ tag: 'style', children: first }, ...page.head] });
      },
    },
  };
}

/** Fills the empty style element that the app renders below the first screen. */
function withLaterStyles(page: PrerenderedPage, styles: string): PrerenderedPage {
  const empty = '<style></style>';
  if (!page.app.includes(empty))
    throw new Error('The page has no place for the styles below the first screen');
  return { ...page, app: page.app.replace(empty, () => `<style>${styles}</style>`) };
}

function tagsOf({ head, app }: PrerenderedPage): HtmlTagDescriptor[] {
  return [
    ...head.map((tag) => ({ ...tag, injectTo: 'head' as const })),
    { tag: 'div', attrs: { id: 'root' }, children: app, injectTo: 'body-prepend' },
  ];
}

/** What the content says of `<html>`; undefined where it cannot be read, which is the content check's to say. */
async function shellOf(source: ContentSource): Promise<Shell | undefined> {
  const { content } = await source.read().catch(() => ({ content: undefined }));
  const { language, direction } = (content as Partial<Content> | undefined)?.site ?? {};
  return language && direction ? { language, direction } : undefined;
}

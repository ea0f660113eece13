import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  isRunnableDevEnvironment,
  type HtmlTagDescriptor,
  type Plugin,
  type ResolvedConfig,
} from 'vite';
import { sitePath } from '../shared/sitePath.ts';
import { textDirection } from '../shared/textDirection.ts';
import { PUBLISH } from '../contentCheck/contentCheck.ts';
import { readListed, type ContentSource } from '../shared/contentSource.ts';
import type { Content } from '../../src/contentSchema.ts';
import type { RenderedPage } from './renderPages.tsx';
import type { PageStyles } from '../pageStyles.ts';

type Renderer = typeof import('./renderPages.tsx');

const RENDERER_ENTRY = 'plugins/prerender/renderPages.tsx';
const NOT_FOUND_PAGE = '404.html';
// In index.html and 404.html, empty.
const ROOT_TAG = '<div id="root">';
// LaterStyles in src/App.tsx renders this element, empty.
const LATER_STYLES_TAG = '<style id="later-styles">';
// The built renderer finds its packages because it is below node_modules.
const RENDERER_FOLDER = `node_modules/.prerender-${process.pid}`;

/**
 * Renders the page into index.html and 404.html. A build first builds the renderer, then the client; the dev
 * server renders at each request.
 */
export function prerender(source: ContentSource, styles: PageStyles): Plugin {
  let config: ResolvedConfig;
  let built: Renderer | undefined;

  /** Leads to the site's files from any page of the host. Without an address the site is at its root. */
  const rootPath = () => (config.base.startsWith('/') ? config.base : '/');

  /** The page with its styles: first those of the first screen, the others below it. None in dev. */
  const styled = (renderer: Renderer, isNotFound: boolean): RenderedPage => {
    const { head, app } = isNotFound ? renderer.renderNotFound(rootPath()) : renderer.renderPage();
    if (!isNotFound && !app.includes(LATER_STYLES_TAG))
      throw new Error(`App renders no ${LATER_STYLES_TAG}`);
    const base = isNotFound ? rootPath() : config.base;
    const first = styles.first(isNotFound ? NOT_FOUND_PAGE : 'index.html', base);
    return {
      head: [{ tag: 'style', children: first }, ...head],
      app: app.replace(LATER_STYLES_TAG, () => LATER_STYLES_TAG + styles.later(base)),
    };
  };

  return {
    name: 'prerender',

    // A host may answer with the page at any depth, such as at /site without its slash. Then only the whole
    // path leads to its files. The dev server is at the root.
    config: async (_config, { command, isPreview }) => ({
      ...((command === 'build' || isPreview) && { base: await basePath(source) }),
      // Both builds share the plugins: the first one's renderer renders in the second.
      builder: { sharedConfigBuild: true },
      environments: {
        client: { build: { rolldownOptions: { input: ['index.html', NOT_FOUND_PAGE] } } },
        ssr: {
          build: {
            outDir: RENDERER_FOLDER,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: RENDERER_ENTRY },
          },
        },
      },
      experimental: {
        renderBuiltUrl(file, { hostId, hostType }) {
          if (hostType !== 'html') return { relative: true };
          return `${hostId === NOT_FOUND_PAGE ? rootPath() : config.base}${file}`;
        },
      },
    }),

    configResolved: (resolved) => void (config = resolved),

    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('prerender needs the environments client and ssr');
      await builder.build(ssr);
      const folder = resolve(config.root, ssr.config.build.outDir);
      const file = pathToFileURL(resolve(folder, 'renderPages.js'));
      try {
        built = (await import(`${file.href}?at=${Date.now()}`)) as Renderer;
        await builder.build(client);
      } finally {
        await rm(folder, { recursive: true });
      }
      const { site } = await readListed(source);
      const state = config.mode === PUBLISH ? 'ready to upload' : 'built';
      config.logger.info(
        `\n${config.build.outDir}/ is ${state}, for ${site.address ?? 'any address'}`,
      );
    },

    transformIndexHtml: {
      // After Vite's own: the addresses of scripts are final.
      order: 'post',
      async handler(html, { path, server }) {
        const { site } = await readListed(source);
        const shell = html
          .replace('%SITE_LANGUAGE%', site.language)
          .replace('%SITE_DIRECTION%', textDirection(site.language));
        const ssr = server?.environments.ssr;
        const renderer =
          ssr && isRunnableDevEnvironment(ssr)
            ? await ssr.runner.import<Renderer>(`/${RENDERER_ENTRY}`)
            : built;
        if (!renderer) return [];
        const { head, app } = styled(renderer, path.endsWith(NOT_FOUND_PAGE));
        return {
          html: shell.replace(ROOT_TAG, () => ROOT_TAG + app),
          tags: head.map(inHead),
        };
      },
    },
  };
}

/** The path of the site if its address is known, else relative. Errors of the content are named later. */
async function basePath(source: ContentSource): Promise<string> {
  const content = await source.read().then(
    (loaded) => loaded.content as Partial<Content> | null,
    () => undefined,
  );
  return sitePath(content?.site?.address) ?? './';
}

function inHead(tag: HtmlTagDescriptor): HtmlTagDescriptor {
  return { ...tag, injectTo: 'head' };
}

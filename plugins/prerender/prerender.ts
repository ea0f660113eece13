import { readFile, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  isRunnableDevEnvironment,
  normalizePath,
  type HtmlTagDescriptor,
  type Plugin,
  type ResolvedConfig,
  type Rollup,
  type ViteDevServer,
} from 'vite';
import { sitePath } from '../shared/sitePath.ts';
import { textDirection } from '../shared/textDirection.ts';
import { PUBLISH } from '../contentCheck/contentCheck.ts';
import { pagesOf, readListed, type ContentSource } from '../contentSource/contentSource.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import type { RenderedPage } from './renderPages.tsx';
import type { PageStyles } from '../pageStyles.ts';
import { devStyles } from './devStyles.ts';

type Renderer = typeof import('./renderPages.tsx');

const RENDERER_ENTRY = 'plugins/prerender/renderPages.tsx';
/** The shell of every page but the 404 page, and the file of the page itself. */
const SHELL = 'index.html';
const NOT_FOUND_PAGE = '404.html';
// In index.html.
const ENTRY_TAG = '<script type="module" async src="/src/main.ts"></script>';
// In index.html and 404.html, empty.
const ROOT_TAG = '<div id="root">';
// src/LaterStyles.tsx renders this element, empty.
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

  const isTranslation = (id: string) =>
    source.translations().some(({ folder }) => id === pageFile(folder));

  /** Leads to the site's files from any page of the host. Without an address the site is at its root. */
  const absoluteBase = () => (config.base.startsWith('/') ? config.base : '/');

  /** The page with its styles: first those of the first screen, the others below it. None in dev. */
  const styled = (renderer: Renderer, isNotFound: boolean, folder: string): RenderedPage => {
    const { head, app } = isNotFound
      ? renderer.renderNotFound(absoluteBase())
      : renderer.renderPage(folder);
    if (!isNotFound && !app.includes(LATER_STYLES_TAG)) {
      throw new Error(`App renders no ${LATER_STYLES_TAG}`);
    }
    const base = isNotFound ? absoluteBase() : config.base;
    const first = styles.first(isNotFound ? NOT_FOUND_PAGE : SHELL, base);
    return {
      head: [{ tag: 'style', children: first }, ...head],
      app: app.replace(LATER_STYLES_TAG, () => LATER_STYLES_TAG + styles.later(base)),
    };
  };

  return {
    name: 'prerender',

    // A host may respond with the page at any depth, such as at /site without its slash. Then only the whole
    // path leads to its files. The dev server is at the root.
    config: async (_config, { command, isPreview }) => ({
      ...((command === 'build' || isPreview) && { base: await basePath(source) }),
      // Both builds share the plugins: the first one's renderer renders in the second.
      builder: { sharedConfigBuild: true },
      environments: {
        client: {
          build: {
            rolldownOptions: {
              input: [...pagesOf(source).map(({ folder }) => pageFile(folder)), NOT_FOUND_PAGE],
            },
          },
        },
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
          return `${hostId === NOT_FOUND_PAGE ? absoluteBase() : config.base}${file}`;
        },
      },
    }),

    configResolved: (resolved) => void (config = resolved),

    resolveId: {
      filter: { id: /\/index\.html$/ },
      handler: (id) => (isTranslation(id) ? normalizePath(resolve(config.root, id)) : undefined),
    },
    load: {
      filter: { id: /\/index\.html$/ },
      handler: (id) =>
        isTranslation(normalizePath(relative(config.root, id)))
          ? readShellWithoutEntry(config.root)
          : undefined,
    },

    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split(/[?#]/)[0]?.slice(1) ?? '';
        const page = source
          .translations()
          .find(({ folder }) => [folder, folder.slice(0, -1)].includes(path));
        if (!page) return next();
        if (!path.endsWith('/')) return response.writeHead(302, { Location: `/${path}/` }).end();
        request.url = `/${pageFile(page.folder)}`;
        next();
      });
      // After the content check: Vite finds no file of the page.
      return () => {
        server.middlewares.use((request, response, next) => {
          const file = request.url?.split(/[?#]/)[0]?.slice(1) ?? '';
          if (!isTranslation(file)) return next();
          servePage(server, file, response).catch(next);
        });
      };
    },

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
      async handler(html, { path, server, bundle }) {
        // The 404 page is in the language of content.ts.
        const page =
          pagesOf(source).find(({ folder }) => path === `/${pageFile(folder)}`) ?? source;
        const { site } = await readListed(page);
        const shell = html
          .replace('%SITE_LANGUAGE%', site.language)
          .replace('%SITE_DIRECTION%', textDirection(site.language));
        const ssr = server?.environments.ssr;
        const renderer =
          ssr && isRunnableDevEnvironment(ssr)
            ? await ssr.runner.import<Renderer>(`/${RENDERER_ENTRY}`)
            : built;
        if (!renderer) return [];
        const { head, app } = styled(renderer, path.endsWith(NOT_FOUND_PAGE), page.folder);
        const entry = bundle && page !== source ? [entryScript(bundle, config)] : [];
        const first = server ? await devStyles(server) : [];
        return {
          html: shell.replace(ROOT_TAG, () => ROOT_TAG + app),
          tags: [...entry, ...first, ...head].map(inHead),
        };
      },
    },
  };
}

/**
 * The shell of a page in another language. Its script follows once it is built: two pages that import one
 * script would split it, and put the styles into another order.
 */
async function readShellWithoutEntry(root: string): Promise<string> {
  const shell = await readFile(resolve(root, SHELL), 'utf8');
  if (!shell.includes(ENTRY_TAG)) throw new Error(`${SHELL} holds no ${ENTRY_TAG}`);
  return shell.replace(ENTRY_TAG, '');
}

/** The script of the page of content.ts, as Vite writes it into that page. */
function entryScript(
  bundle: Rollup.OutputBundle,
  { root, base }: ResolvedConfig,
): HtmlTagDescriptor {
  const entry = Object.values(bundle).find(
    (output) => output.type === 'chunk' && relative(root, output.facadeModuleId ?? '') === SHELL,
  );
  if (!entry) throw new Error(`The build has no script of ${SHELL}`);
  const attrs = { async: true, type: 'module', crossorigin: true, src: base + entry.fileName };
  return { tag: 'script', attrs };
}

/** Path of the page in a folder, below the site. */
function pageFile(folder: string): string {
  return `${folder}${SHELL}`;
}

async function servePage(
  server: ViteDevServer,
  file: string,
  response: ServerResponse,
): Promise<void> {
  const shell = await readFile(resolve(server.config.root, SHELL), 'utf8');
  const html = await server.transformIndexHtml(`/${file}`, shell);
  response.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
}

/**
 * The path of the site if its address is known, else relative. Pages of several languages share files of one
 * folder: without an address it is at the root. Errors of the content are named later.
 */
async function basePath(source: ContentSource): Promise<string> {
  const content = await source.read().then(
    (loaded) => loaded.content as Partial<CheckedContent> | null,
    () => undefined,
  );
  const unknown = source.translations().length > 0 ? '/' : './';
  return sitePath(content?.site?.address) ?? unknown;
}

function inHead(tag: HtmlTagDescriptor): HtmlTagDescriptor {
  return { ...tag, injectTo: 'head' };
}

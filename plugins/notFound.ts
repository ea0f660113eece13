import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import type { Connect, Plugin, PreviewServer } from 'vite';
import { requestPath } from './requestPath.ts';
import { securityHeaders, styleDigests, withDigestsOf } from './securityPolicy.ts';

/**
 * Has the preview server answer as static hosts do where there is nothing: with status 404 and the site's 404.html,
 * at any depth. No answer of the server tells of the machine it runs on.
 */
export function notFound(): Plugin {
  return {
    name: 'not-found',
    // A site of pages: a single-page application's server answers with the home page whatever is asked for.
    config: () => ({ appType: 'mpa' }),
    configurePreviewServer(server) {
      const { root, base, build } = server.config;
      const folder = resolve(root, build.outDir);
      const answer = (response: ServerResponse, failed: Connect.NextFunction) =>
        readNotFound(folder, base).then((page) => {
          response.writeHead(404, {
            ...securityHeaders(styleDigests(page)),
            'Content-Type': 'text/html; charset=utf-8',
          });
          response.end(page);
        }, failed);
      // Before the site's files, which are served under these names, too.
      server.middlewares.use((request, response, next) => {
        if (isMisplaced(folder, requestPath(request).slice(base.length))) return void answer(response, next);
        return next();
      });
      // After the site's files, which are served before; Vite's own middleware sends the pages that exist.
      return () => {
        server.middlewares.use((request, response, next) => {
          if (isPage(folder, requestPath(request))) return next();
          return void answer(response, next);
        });
        server.middlewares.use(failure(server));
      };
    },
  };
}

/**
 * Whether a path leads to a file by a way that hosts do not take, a folder deeper than it lies: a page's own relative
 * addresses would lead nowhere from there. `path` is below the site's own.
 */
function isMisplaced(folder: string, path: string): boolean {
  if (/\/\/|^\/|%2f|%5c|\\/i.test(path)) return true;
  if (!path.endsWith('/')) return false;
  try {
    return statSync(join(folder, decodeURIComponent(path.slice(0, -1)))).isFile();
  } catch {
    return false;
  }
}

/** Whether an HTML file of the site is asked for by its name, which Vite has put in where it was left out. */
function isPage(folder: string, path: string): boolean {
  if (!path.endsWith('.html')) return false;
  try {
    const file = join(folder, decodeURIComponent(path));
    return file.startsWith(folder + sep) && existsSync(file);
  } catch {
    return false;
  }
}

/**
 * The page, for a site at `base`. Its addresses are absolute, below the path that the site will be published at: the
 * one that its icon names.
 */
async function readNotFound(folder: string, base: string): Promise<string> {
  const page = await readFile(join(folder, '404.html'), 'utf8').catch(() => 'Not found');
  const [, published = base] = /href="(\/[^"]*)favicon\.svg"/.exec(page) ?? [];
  const here = page
    .replaceAll(`="${published}`, () => `="${base}`)
    .replaceAll(`url(${published}`, () => `url(${base}`);
  return withDigestsOf(here, page);
}

/** Answers what went wrong without its stack, which holds paths of the machine and is for the terminal. */
function failure({ config }: PreviewServer): Connect.ErrorHandleFunction {
  return (error: Error, _request, response, next) => {
    config.logger.error(error.stack ?? error.message, { timestamp: true });
    if (response.headersSent) return next(error);
    return response
      .writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
      .end('The server failed; its terminal says why');
  };
}

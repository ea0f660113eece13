import { resolve } from 'node:path';
import { preview, type Connect, type Plugin } from 'vite';

/** A running site. */
export interface Site {
  /** Address with a slash at its end. */
  url: string;
  close(): Promise<void>;
}

export interface SiteOptions {
  /** Folder with the built site. */
  folder: string;
  /** Path that the site lies below, with slashes around it; `/` where nothing is said. */
  base?: string;
  /** Answers before the site does: a chunk that fails, a slow answer, a status of the mail service. */
  fault?: Connect.NextHandleFunction;
}

/**
 * Serves a built site as `npm start` does, on a free port, if need be with a fault in front of it. Messages go to
 * the folder `inbox` beside the built site, never to the developer's own.
 */
export async function startSite({ folder, base = '/', fault }: SiteOptions): Promise<Site> {
  const faulty: Plugin = {
    name: 'fault',
    enforce: 'pre',
    configurePreviewServer: (server) => void (fault && server.middlewares.use(fault)),
  };
  process.env.INBOX_FOLDER = resolve(folder, '../inbox');
  const server = await preview({
    base,
    build: { outDir: folder },
    plugins: [faulty],
    preview: { port: 0, strictPort: false, host: '127.0.0.1', open: false },
    logLevel: 'warn',
  });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('the site has no port');
  return { url: `http://127.0.0.1:${address.port}${base}`, close: () => server.close() };
}

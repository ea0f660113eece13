import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Connect } from 'vite';
import { inboxHandler } from '../../plugins/inbox/inbox.ts';
import { staticFiles } from './staticFiles.ts';

export interface Site {
  /** Address with a slash at its end. */
  url: string;
  close(): Promise<void>;
}

interface SiteOptions {
  folder: string;
  /** Path of the site, with slashes around it. Default: `/`. */
  base?: string;
  /** Handles each request before the site, for example with a redirect. */
  before?: Connect.NextHandleFunction;
  /** Folder of the inbox. Default: `inbox` beside the built site. */
  inboxFolder?: string;
  /** Other folders with public files. The inbox must not be inside them. */
  published?: readonly string[];
  /** Default: 127.0.0.1. */
  host?: string;
  /** Default: any free one. */
  port?: number;
  /** Prints a line. Default: nothing is printed. */
  log?: (line: string) => void;
}

/** Serves a built site with its inbox. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { folder, base = '/', before, host = '127.0.0.1', port = 0, log = () => {} } = options;
  const inbox = inboxHandler({
    folder: options.inboxFolder ?? resolve(folder, '../inbox'),
    base,
    published: [folder, ...(options.published ?? [])],
    log,
  });
  const files = staticFiles(folder, base);
  const server = createServer((request, response) => {
    const site = () => inbox(request, response, () => files(request, response));
    if (before) before(request, response, site);
    else site();
  });
  await new Promise<void>((done, failed) => server.once('error', failed).listen(port, host, done));
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host}:${address.port}${base}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

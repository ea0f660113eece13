/** Builds the site and serves it as a static host does, with the inbox: `npm start -- [--port 4173] [--host [address]]`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createBuilder } from 'vite';
import { inboxLine } from '../plugins/inbox/inbox.ts';
import { ownContent } from './ownContent.ts';
import { startSite, type Site } from './site/startSite.ts';

const { values } = parseArgs({
  // Lets --host stand alone.
  strict: false,
  options: { host: { type: 'string' }, port: { type: 'string', default: '4173' } },
});
const host = typeof values.host === 'string' ? values.host : values.host ? '0.0.0.0' : 'localhost';

async function start(): Promise<void> {
  const builder = await createBuilder();
  await builder.buildApp();
  const { root, build, publicDir } = builder.config;
  const { site } = await ownContent();
  const base = site.address ? new URL(site.address).pathname : '/';
  const { url } = await listen(Number(values.port), resolve(root, build.outDir), base, publicDir);
  console.log(`\n  ➜  Local:   ${url}\n${inboxLine(url, values.host !== undefined)}`);
}

/** Starts the site at this port or the next free one. */
async function listen(port: number, folder: string, base: string, publicDir: string): Promise<Site> {
  try {
    return await startSite({
      folder,
      base,
      host,
      port,
      inboxFolder: process.env.INBOX_FOLDER || '.inbox',
      published: [publicDir],
      log: console.log,
      fault: ({ url }, response, next) =>
        url === '/' && base !== '/' ? response.writeHead(302, { Location: base }).end() : next(),
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      return listen(port + 1, folder, base, publicDir);
    throw error;
  }
}

// A shell between npm and this process ends at `kill` without telling its child.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.exit(), 500).unref();

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

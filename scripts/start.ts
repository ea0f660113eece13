/** Builds the site and serves it with the inbox: `npm start -- [--port 4173] [--host [address]]`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createBuilder } from 'vite';
import { checkedContent } from '../plugins/contentCheck/checkedContent.ts';
import { contentSource } from '../plugins/shared/contentSource.ts';
import { inboxLine } from '../plugins/inbox/inbox.ts';
import { exitWith } from './exitWith.ts';
import { startSite } from './site/startSite.ts';

const { values } = parseArgs({
  // Allows --host without an address.
  strict: false,
  options: { host: { type: 'string' }, port: { type: 'string', default: '4173' } },
});
const host = typeof values.host === 'string' ? values.host : values.host ? '0.0.0.0' : 'localhost';

async function start(): Promise<void> {
  const builder = await createBuilder();
  await builder.buildApp();
  const { root, build, publicDir } = builder.config;
  const { site } = await checkedContent(contentSource(), () => 0);
  const base = site.address ? new URL(site.address).pathname : '/';
  const { url } = await startSite({
    folder: resolve(root, build.outDir),
    base,
    host,
    port: Number(values.port),
    inboxFolder: process.env.INBOX_FOLDER || '.inbox',
    published: [publicDir],
    log: console.log,
    before: (request, response, next) =>
      request.url === '/' && base !== '/'
        ? response.writeHead(302, { Location: base }).end()
        : next(),
  });
  console.log(`\n  ➜  Local:   ${url}\n${inboxLine(url, values.host !== undefined)}`);
}

// npm starts this process through a shell, which does not pass on a `kill`: end when the shell has ended.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.exit(), 500).unref();

start().catch(exitWith);

/** Builds the site and serves it with the inbox: `npm start -- [--port 4173] [--host [address]]`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createBuilder } from 'vite';
import { inboxLine } from '../plugins/inbox/inbox.ts';
import { exitWith } from './exitWith.ts';
import { addressesOf } from './site/addresses.ts';
import { freePort } from './site/port.ts';
import { siteBase } from './site/siteBase.ts';
import { startSite } from './site/startSite.ts';

/** `--host` without an address means every address of the machine. */
function readOptions(words: readonly string[]): { host?: string; port: string } {
  const args = words.map((word, index) => {
    const next = words[index + 1];
    const isBare = word === '--host' && (next === undefined || next.startsWith('--'));
    return isBare ? '--host=0.0.0.0' : word;
  });
  const options = { host: { type: 'string' }, port: { type: 'string', default: '4173' } } as const;
  return parseArgs({ args, options }).values;
}

async function start(): Promise<void> {
  const { host = 'localhost', port: named } = readOptions(process.argv.slice(2));
  const port = await freePort(named, host);
  const builder = await createBuilder();
  await builder.buildApp();
  const { root, build, publicDir } = builder.config;
  const base = await siteBase();
  const { url: served } = await startSite({
    folder: resolve(root, build.outDir),
    base,
    host,
    port,
    inboxFolder: process.env.INBOX_FOLDER || '.inbox',
    published: [publicDir],
    log: console.log,
    before: (request, response, next) =>
      request.url === '/' && base !== '/'
        ? response.writeHead(302, { Location: base }).end()
        : next(),
  });
  const { local, network } = addressesOf(host, portOf(served), base);
  const lines = [
    ...local.map((url) => `  ➜  Local:   ${url}`),
    ...network.map((url) => `  ➜  Network: ${url}`),
    ...[...local, ...network].slice(0, 1).map((url) => inboxLine(url, network.length > 0)),
  ];
  console.log(`\n${lines.join('\n')}`);
}

/** The port in an address whose host may be any. */
function portOf(url: string): number {
  return Number(/:(\d+)\/[^:]*$/.exec(url)?.[1]);
}

// npm starts this process through a shell, which does not pass on a `kill`: end when the shell has ended.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && process.exit(), 500).unref();

start().catch(exitWith);

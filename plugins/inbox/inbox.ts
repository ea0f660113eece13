import { appendFile, mkdir } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { INBOX_ACCEPTED_TEXT, SEND_PATH } from '../../src/sections/Contact/sending/emailjsApi.ts';
import { missingMailKeys } from '../contentCheck/mailKeys.ts';
import { styleDigests } from '../securityPolicy.ts';
import { messagePage, summary } from './messagePage.ts';
import { readMessage, readMessages, Refusal } from './messages.ts';

const MESSAGES_FILE = 'messages.jsonl';

/** Vite's own list of files that the dev server never serves: a list in the config replaces it. */
const DENIED_BY_VITE = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

interface InboxOptions {
  folder: string;
  /** Path of the site, with slashes around it. */
  base: string;
  /** Folders whose files are public. */
  published: readonly string[];
  log(line: string): void;
}

/**
 * Responds to the contact form as EmailJS does while the site has no keys, and shows the messages at /inbox.
 * Refuses requests from other sites. Throws if the folder is published.
 */
export function inboxHandler(options: InboxOptions): Connect.NextHandleFunction {
  const { folder, base, published, log } = options;
  const file = join(privateFolder(folder, published), MESSAGES_FILE);
  const print = (line: string) => log(`${line} (${relative(process.cwd(), file)})`);

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const message = await readMessage(request);
    await mkdir(dirname(file), { recursive: true });
    await appendFile(file, `${JSON.stringify(message)}\n`);
    print(summary(message));
    response.end(INBOX_ACCEPTED_TEXT);
  };
  const show = async (_request: IncomingMessage, response: ServerResponse) => {
    const page = messagePage(await readMessages(file));
    const style = styleDigests(page).map((digest) => `'${digest}'`);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; style-src ${style.join(' ')}; frame-ancestors 'none'`,
    );
    response.end(page);
  };

  return (request, response, next) => {
    const [path] = (request.url ?? '').split('?', 1);
    const isForm = path === `${base}${SEND_PATH}`;
    if (!isForm && path !== `${base}inbox`) return next();
    const refuse = (status: number, problem: string) => response.writeHead(status).end(problem);
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isOwnOrigin(request.headers)) return refuse(403, 'The inbox is open to its own site only');
    const allowed = isForm ? ['POST'] : ['GET', 'HEAD'];
    if (!allowed.includes(request.method ?? '')) {
      response.setHeader('Allow', allowed.join(', '));
      return refuse(405, `Use ${allowed[0]}`);
    }
    const handled = isForm ? receive(request, response) : show(request, response);
    handled.catch((error: Error) => {
      // A client that hung up reads no response, and nothing is wrong here.
      if (request.errored) return;
      const isRefused = error instanceof Refusal;
      print(isRefused ? `Refused: ${error.message}` : `The inbox failed: ${error.message}`);
      if (isRefused) refuse(error.status, error.message);
      else refuse(500, 'The inbox failed. Its terminal says why');
    });
  };
}

/** The inbox in the dev server; `npm start` has its own (scripts/start.ts). */
export function inbox(folder: string): Plugin {
  return {
    name: 'inbox',
    apply: 'serve',
    config: () => ({ server: { cors: false, fs: { deny: [...DENIED_BY_VITE, MESSAGES_FILE] } } }),
    configureServer(server) {
      const { root, base, env, publicDir, build, logger } = server.config;
      const published = [publicDir, resolve(root, build.outDir)].filter(Boolean);
      const log = (line: string) => logger.info(line, { timestamp: true });
      server.middlewares.use(inboxHandler({ folder: resolve(root, folder), base, published, log }));
      if (missingMailKeys(env).length === 0) return;
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        const { local = [], network = [] } = server.resolvedUrls ?? {};
        for (const url of local) logger.info(inboxLine(url, network.length > 0));
      };
    },
  };
}

/** Names the inbox below the addresses that a server prints. */
export function inboxLine(url: string, isOnNetwork: boolean): string {
  const warning = isOnNetwork
    ? '\n           Everybody on your network can read and write it.'
    : '';
  return `  ➜  Inbox:   ${url}inbox${warning}`;
}

/** The folder as an absolute path. Throws if a published folder holds it. */
function privateFolder(folder: string, published: readonly string[]): string {
  const path = resolve(folder);
  const around = published.find((each) => `${path}${sep}`.startsWith(`${resolve(each)}${sep}`));
  if (!around) return path;
  const name = relative(process.cwd(), around);
  throw new Error(
    `INBOX_FOLDER is ${folder}, but all files in ${name} are public: name another folder`,
  );
}

/**
 * Whether a request comes from the site's own page, the address bar or a program that is no browser. Another
 * site's name may resolve to this machine (DNS rebinding), so the host must be localhost or an IP address.
 */
function isOwnOrigin({ 'sec-fetch-site': site, origin, host = '' }: IncomingHttpHeaders): boolean {
  if (!/^(localhost|[\w-]+\.localhost|[\d.]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host)) return false;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

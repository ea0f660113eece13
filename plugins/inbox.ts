import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAbsolute, join, relative, resolve } from 'node:path';
import type { Connect, Plugin, PreviewServer, ResolvedConfig, ViteDevServer } from 'vite';
import type { ContentSource } from './content/contentSource.ts';
import { isOwnOrigin } from './inbox/isOwnOrigin.ts';
import { messageFile, type MessageFile } from './inbox/messageFile.ts';
import { messagePage, messagePageStyles, pageHeaders } from './inbox/messagePage.ts';
import { readBody } from './inbox/readBody.ts';
import { summary } from './inbox/summary.ts';
import { bodyRefusals, isJson, validateRequest, type ValidationResult } from './inbox/validateRequest.ts';
import { missingMailKeys } from './mailKeys.ts';
import { requestPath } from './requestPath.ts';
import { INBOX_ACCEPTS, SEND_PATH } from '../src/sections/Contact/emailJsApi.ts';

const FILE_NAME = 'messages.jsonl';

/** What Vite's dev server never serves; a list of one's own takes the place of its own. */
const DENIED_BY_DEFAULT = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

export interface InboxOptions {
  /** Whose colours the page of messages has. */
  source: ContentSource;
  /** Where messages are kept, `.inbox` if nothing is said; a relative path starts at the project's root. */
  folder?: string | undefined;
  /** How long a message may take to arrive, in ms. */
  timeout?: number;
}

/** What a request is answered with. */
interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

type Route = (request: IncomingMessage) => Promise<Answer>;

/**
 * Takes the contact form's messages while there are no EmailJS keys: the dev and the preview server answer the
 * service's own path as the service does, keep each message in a file, print a line and show all at /inbox. Only the
 * site itself may do so: no page of another origin, and nobody gets the file. Throws where the folder is one that is
 * served or published.
 */
export function inbox({ source, folder, timeout = 10_000 }: InboxOptions): Plugin {
  const install = (server: ViteDevServer | PreviewServer) => {
    const { root, base, env, logger } = server.config;
    const messages = messageFile(join(privateFolder(server.config, folder || '.inbox'), FILE_NAME));
    const log = (line: string) =>
      logger.info(`${line} (${relative(root, messages.path)})`, { timestamp: true });
    const receiveNow: Route = (request) => receive(request, messages, timeout, log);
    const routes = new Map<string, Route>([
      [`${base}${SEND_PATH}`, only(['POST'], receiveNow)],
      [`${base}inbox`, only(['GET', 'HEAD'], async () => html(messagePage(await messages.read())))],
      [`${base}inbox.css`, only(['GET', 'HEAD'], async () => css(await messagePageStyles(source)))],
    ]);
    server.middlewares.use(handler(routes, log));
    if (missingMailKeys(env).length > 0) announce(server);
  };
  return {
    name: 'inbox',
    config: () => ({
      server: { cors: false, fs: { deny: [...DENIED_BY_DEFAULT, FILE_NAME] } },
      preview: { cors: false },
    }),
    configureServer: install,
    configurePreviewServer: install,
  };
}

/** The folder as an absolute path; throws where its files would be published with the site. */
function privateFolder({ root, publicDir, build }: ResolvedConfig, folder: string): string {
  const path = resolve(root, folder);
  const published = [publicDir, resolve(root, build.outDir)].find((each) => each && isWithin(path, each));
  if (!published) return path;
  throw new Error(
    `INBOX_FOLDER is ${folder}, but all files in ${relative(root, published)} are public: name another folder`,
  );
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !way.startsWith('..') && !isAbsolute(way);
}

/** Answers what is routed, and leaves every other path to the server. */
function handler(routes: Map<string, Route>, log: (line: string) => void): Connect.NextHandleFunction {
  return (request, response, next) => {
    const route = routes.get(requestPath(request));
    if (!route) return next();
    if (!isOwnOrigin(request.headers)) {
      return respond(response, {
        status: 403,
        body: 'The inbox is open to its own site only; type its address',
      });
    }
    route(request).then(
      (answer) => respond(response, answer),
      (error: unknown) => {
        log(`The inbox failed: ${String(error)}`);
        respond(response, { status: 500, body: 'The inbox failed; its terminal says why' });
      },
    );
  };
}

async function receive(
  request: IncomingMessage,
  messages: MessageFile,
  timeout: number,
  log: (line: string) => void,
): Promise<Answer> {
  const result = await validated(request, timeout);
  if ('problem' in result) {
    log(`Refused a message: ${result.status} ${result.problem}`);
    return { status: result.status, body: result.problem };
  }
  await messages.append(result.message);
  log(summary(result.message));
  return { status: 200, body: INBOX_ACCEPTS };
}

async function validated(request: IncomingMessage, timeout: number): Promise<ValidationResult> {
  const body = await readBody(request, timeout);
  if (!isJson(request.headers['content-type']))
    return { status: 415, problem: 'The content type must be application/json' };
  return 'error' in body ? bodyRefusals[body.error] : validateRequest(body.text);
}

function only(methods: string[], answer: Route): Route {
  return async (request) =>
    methods.includes(request.method ?? '')
      ? answer(request)
      : { status: 405, body: `Use ${methods.join(' or ')}`, headers: { Allow: methods.join(', ') } };
}

function html(body: string): Answer {
  return { status: 200, body, headers: { ...pageHeaders, 'Content-Type': 'text/html; charset=utf-8' } };
}

function css(body: string): Answer {
  return { status: 200, body, headers: { ...pageHeaders, 'Content-Type': 'text/css; charset=utf-8' } };
}

function respond(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    // What has not been read by now is not waited for.
    ...(!response.req.complete && { Connection: 'close' }),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** Names the inbox below the server's own addresses. */
function announce(server: ViteDevServer | PreviewServer): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    for (const url of server.resolvedUrls?.local ?? [])
      server.config.logger.info(`  ➜  Inbox:   ${url}inbox`);
  };
}

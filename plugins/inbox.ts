import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, resolve } from 'node:path';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { checkRequest } from './inbox/checkRequest.ts';
import { messageFile, type MessageFile } from './inbox/messageFile.ts';
import { messagePage, messagePageStyles, pageHeaders } from './inbox/messagePage.ts';
import { readBody } from './inbox/readBody.ts';
import { summary } from './inbox/summary.ts';
import { missingMailKeys } from './mailKeys.ts';

/** Path of EmailJS's own service (SPEC.md 7). */
const SEND_PATH = 'api/v1.0/email/send';

interface InboxOptions {
  /** Where messages are kept; a relative path starts at the project's root. */
  folder?: string;
}

/** What a request is answered with. */
interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/**
 * Takes the contact form's messages while there are no EmailJS keys: the dev and the preview server answer the
 * service's own path as the service does, keep each message in a file, print a line and show all at /inbox.
 */
export function inbox({ folder = '.inbox' }: InboxOptions = {}): Plugin {
  const install = (server: ViteDevServer | PreviewServer) => {
    const { root, base, env, logger } = server.config;
    const messages = messageFile(join(resolve(root, folder), 'messages.jsonl'));
    const log = (line: string) => logger.info(`${line} (${relative(root, messages.path)})`, { timestamp: true });
    server.middlewares.use(handler(base, messages, log));
    if (missingMailKeys(env).length > 0) announce(server);
  };
  return { name: 'inbox', configureServer: install, configurePreviewServer: install };
}

/** Answers below `base` and leaves every other path to the server. */
function handler(base: string, messages: MessageFile, log: (line: string) => void): Connect.NextHandleFunction {
  const routes: Record<string, (request: IncomingMessage) => Promise<Answer>> = {
    [SEND_PATH]: only(['POST'], (request) => receive(request, messages, log)),
    inbox: only(['GET', 'HEAD'], async () => html(messagePage(await messages.read()))),
    'inbox.css': only(['GET', 'HEAD'], async () => css(await messagePageStyles())),
  };
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = pathname.startsWith(base) ? routes[pathname.slice(base.length)] : undefined;
    if (!answer) return next();
    answer(request).then(
      (given) => respond(response, given),
      (error: unknown) => {
        log(`The inbox failed: ${String(error)}`);
        respond(response, { status: 500, body: 'The inbox failed; its terminal says why' });
      },
    );
  };
}

async function receive(request: IncomingMessage, messages: MessageFile, log: (line: string) => void): Promise<Answer> {
  const body = await readBody(request);
  const checked = checkRequest(request.headers['content-type'], body);
  if ('problem' in checked) {
    log(`Refused a message: ${checked.status} ${checked.problem}`);
    return { status: checked.status, body: checked.problem };
  }
  await messages.append(checked.message);
  log(summary(checked.message));
  return { status: 200, body: 'OK' };
}

function only(methods: string[], answer: (request: IncomingMessage) => Promise<Answer>) {
  return async (request: IncomingMessage): Promise<Answer> =>
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
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** Names the inbox below the server's own addresses. */
function announce(server: ViteDevServer | PreviewServer): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    for (const url of server.resolvedUrls?.local ?? []) server.config.logger.info(`  ➜  Inbox:   ${url}inbox`);
  };
}

import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { record } from './recorder.ts';

/** Where the script that is put before the page's own comes from, and where it tells what it has seen. */
const SCRIPT = '/before-the-page.js';
const TOLD = '/told-by-the-page';

/** What a page has told of itself: `log`, `warning`, `error`, `uncaught` and others, and a text. */
type Line = [kind: string, text: string];

/** Stands between a browser and all servers, and notes what passes. */
export interface RecordingProxy {
  /** Host and port, as a browser is told. */
  address: string;
  requests: string[];
  lines: Line[];
  close(): Promise<void>;
}

/**
 * Starts a proxy for one visit. Classic WebDriver tells neither of requests nor of the console, and runs nothing
 * before a page: the proxy notes the former, and puts a script into the pages that does the latter, at an address of
 * the page's own origin, as its security policy demands. The browser's own messages are not to be had; those of
 * failed requests are the proxy's.
 */
export async function startProxy(before?: () => void): Promise<RecordingProxy> {
  const requests: string[] = [];
  const lines: Line[] = [];
  const script = `(${record.toString()})('${TOLD}');\n${before ? `(${before.toString()})();` : ''}`;
  const failed = (url: string, cause: string) =>
    lines.push(['error', `Failed to load resource: ${cause} ${url}`]);

  const server = createServer((request, response) => {
    const url = new URL(request.url!);
    if (url.pathname === SCRIPT) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(script);
    } else if (url.pathname === TOLD) {
      void json(request).then((line) => {
        lines.push(line as Line);
        response.writeHead(204).end();
      });
    } else {
      requests.push(url.href);
      forward(url, request, response, (cause) => failed(url.href, cause));
    }
  });
  // Nothing outside this machine is asked for anything.
  server.on('connect', ({ url }: IncomingMessage, socket) => {
    requests.push(`https://${url!.replace(/:443$/, '')}/`);
    failed(url!, 'it is not of this machine:');
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    requests,
    lines,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Asks the server itself, and answers as it does, a connection that breaks off included. */
function forward(
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  failed: (cause: string) => void,
): void {
  const headers = { ...request.headers, 'accept-encoding': 'identity', connection: 'close' };
  const asked = send(url, { method: request.method, headers }, (answer) => {
    const { statusCode = 502 } = answer;
    if (statusCode >= 400) failed(`status ${statusCode}`);
    if (takesScript(answer)) return void withScript(answer, response).catch(() => response.destroy());
    response.writeHead(statusCode, answer.headers);
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  asked.on('error', ({ message }) => {
    if (!response.destroyed) failed(message);
    response.destroy();
  });
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}

/** Whether an answer is a page that lets scripts of its own origin run. */
function takesScript({ headers }: IncomingMessage): boolean {
  const policy = headers['content-security-policy'];
  return (
    headers['content-type']?.startsWith('text/html') === true &&
    (!policy || policy.includes("script-src 'self'"))
  );
}

async function withScript(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = (await text(answer)).replace(
    /<head[^>]*>/,
    (head) => `${head}<script src="${SCRIPT}"></script>`,
  );
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = answer.headers;
  response.writeHead(answer.statusCode!, headers).end(page);
}

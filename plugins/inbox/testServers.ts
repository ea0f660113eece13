import { createLogger, createServer, preview, type InlineConfig } from 'vite';
import { contentSource } from '../content/contentSource.ts';
import { inbox, type InboxOptions } from '../inbox.ts';

type Options = Partial<InboxOptions>;

/** A valid message, and the request that brings it. */
export const parameters = {
  from_name: 'Ada',
  from_email: 'ada@example.com',
  message: 'Hello',
  to_name: 'Arjun',
};
export const payload = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: parameters,
};

/** A server with the inbox. */
export interface TestServer {
  /** Address with a slash at its end. */
  url: string;
  /** What it has printed. */
  lines: string[];
  close(): Promise<void>;
}

/** Starts a server at `root`, whose site lies below `base` and whose messages lie in `root`/kept. */
export type StartServer = (root: string, base: string, options?: Options) => Promise<TestServer>;

/** Both servers that have an inbox, by name, path and how they are started. */
export const servers: [name: string, base: string, start: StartServer][] = [
  ['the dev server', '/', startDev],
  ['the preview server', '/', startPreview],
  ['the preview server below a path', '/some/site/', startPreview],
];

/** Sends a message to a server, by whatever its parameters and further headers are. */
export function sendMessage(
  url: string,
  params: object = parameters,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...payload, template_params: params }),
  });
}

async function startDev(root: string, base: string, options?: Options): Promise<TestServer> {
  const lines: string[] = [];
  const server = await createServer({
    ...common(root, base, lines, options),
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  server.printUrls();
  return { url: server.resolvedUrls!.local[0]!, lines, close: () => server.close() };
}

/** Starts a preview server. */
export async function startPreview(root: string, base: string, options?: Options): Promise<TestServer> {
  const lines: string[] = [];
  const server = await preview({
    ...common(root, base, lines, options),
    preview: { host: '127.0.0.1', port: 0 },
  });
  server.printUrls();
  return { url: server.resolvedUrls!.local[0]!, lines, close: () => server.close() };
}

function common(root: string, base: string, lines: string[], options?: Options): InlineConfig {
  const logger = createLogger('info');
  for (const kind of ['info', 'warn', 'error'] as const)
    logger[kind] = (text: string) => void lines.push(text);
  return {
    root,
    base,
    configFile: false,
    envDir: false,
    customLogger: logger,
    plugins: [inbox({ source: contentSource(), folder: 'kept', ...options })],
  };
}

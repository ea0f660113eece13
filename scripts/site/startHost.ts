import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Site } from './startSite.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * Serves a built site below `base` as static hosts do: with the headers of the site's own `_headers`, what is text
 * compressed, and its 404.html for what is not there, at whatever depth.
 */
export async function startHost(folder: string, base = '/'): Promise<Site> {
  const headersOf = readHeaders(await readFile(join(folder, '_headers'), 'utf8').catch(() => ''));
  const compressed = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isBelow = pathname.startsWith(base) && !pathname.includes('..');
    const path = isBelow ? decodeURIComponent(pathname.slice(base.length)) || 'index.html' : '404.html';
    const found = isBelow ? await readFile(join(folder, path)).catch(() => undefined) : undefined;
    for (const [name, value] of headersOf(isBelow ? `/${pathname.slice(base.length)}` : '/404.html'))
      response.setHeader(name, value);
    const type = types[found ? extname(path) : '.html'] ?? 'application/octet-stream';
    response.setHeader('Content-Type', type);
    const body = found ?? (await readFile(join(folder, '404.html')).catch(() => Buffer.from('Not found')));
    const isText = /^text|javascript|json|xml/.test(type);
    if (!isText || !request.headers['accept-encoding']?.includes('br')) {
      response.writeHead(found ? 200 : 404).end(body);
      return;
    }
    const small = compressed.get(path) ?? brotliCompressSync(body);
    compressed.set(path, small);
    response.writeHead(found ? 200 : 404, { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }).end(small);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The rules of a `_headers` file: a path in a line of its own, `*` at its end, its headers indented below it. */
function readHeaders(text: string): (path: string) => [string, string][] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] });
    else rules.at(-1)?.headers.push(line.trim().split(/:\s*(.*)/s, 2) as [string, string]);
  }
  return (path) =>
    rules
      .filter((rule) =>
        rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
      )
      .flatMap((rule) => rule.headers);
}

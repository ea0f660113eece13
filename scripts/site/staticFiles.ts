import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Connect } from 'vite';
import { contentType } from '../../plugins/siteFiles/mimeTypes.ts';

const compress = promisify(brotliCompress);
/** A host compresses a file once; this level is quick enough to do it at the first request. */
const LEVEL = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

/** Files for the host itself. No host serves them. */
const HOST_FILES = new Set(['_headers', 'vercel.json']);

/**
 * Serves a built site below `base` as static hosts do: with the headers of its `_headers` file, compressed,
 * and with 404.html for unknown paths. A site is read only: other methods than GET and HEAD get status 405.
 */
export function staticFiles(folder: string, base: string): Connect.SimpleHandleFunction {
  const headersOf = readHeaders(join(folder, '_headers'));
  const compressed = new Map<string, Promise<Buffer>>();

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    const [url = ''] = (request.url ?? '').split('?', 1);
    const path = url.startsWith(base) ? url.slice(base.length) : undefined;
    const file = path === undefined ? undefined : filePath(path);
    const found = file && (await readFile(join(folder, file)).catch(() => undefined));
    const served = found && file ? file : '404.html';
    const body =
      found ?? (await readFile(join(folder, served)).catch(() => Buffer.from('Not found')));
    for (const [name, value] of headersOf(`/${path ?? served}`)) response.setHeader(name, value);
    response.setHeader('Content-Type', contentType(served));
    response.statusCode = found ? 200 : 404;
    const isText = /^text|javascript|json|xml/.test(contentType(served));
    if (!isText || !request.headers['accept-encoding']?.includes('br')) return response.end(body);
    if (!compressed.has(served)) compressed.set(served, compress(body, LEVEL));
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Vary', 'Accept-Encoding');
    return response.end(await compressed.get(served));
  };
}

/**
 * The public file that the rest of a URL names, or undefined. An encoded slash or `..` names none, nor does a
 * hidden file such as `.htaccess`.
 */
function filePath(path: string): string | undefined {
  try {
    const parts = path.split('/').map(decodeURIComponent);
    if (parts.at(-1) === '') parts[parts.length - 1] = 'index.html';
    const file = parts.join('/');
    const isPlain = parts.every((part) => /^(?!\.(?!well-known$))[^/\\\0]+$/.test(part));
    return isPlain && !HOST_FILES.has(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** The rules of a `_headers` file: a path, with `*` at its end for all below, and its headers, indented. */
function readHeaders(file: string): (path: string) => [string, string][] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] });
    else if (name && value) rules.at(-1)?.headers.push([name, value]);
  }
  const matches = (rule: string, path: string) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
  return (path) =>
    rules.filter((rule) => matches(rule.path, path)).flatMap(({ headers }) => headers);
}

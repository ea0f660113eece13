import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, preview, type PreviewServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { notFound } from './notFound.ts';
import { securityPolicy } from './securityPolicy.ts';
import { sendRaw } from './sendRaw.ts';

const STYLE = (path: string) => `@font-face{font-family:A;src:url(${path}app/a.woff2)}`;

/** As the build writes it for a site that will lie below /portfolio/. */
const PAGE = (path: string) => `<!doctype html>
<link rel="icon" href="${path}favicon.svg">
<link rel="stylesheet" href="${path}app/style.css">
<style>${STYLE(path)}</style>
<a href="${path}">Home</a> <a href="https://example.com/">Elsewhere</a>`;

let root: string;
let server: PreviewServer | undefined;
let lines: string[];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'not-found-'));
  await mkdir(join(root, 'dist/app'), { recursive: true });
  await writeFile(join(root, 'secret.html'), 'secret');
  await writeFile(join(root, 'dist/index.html'), 'home');
  await mkdir(join(root, 'dist/folder'));
  await writeFile(join(root, 'dist/folder/index.html'), 'folder');
  await writeFile(join(root, 'dist/404.html'), PAGE('/portfolio/'));
  await writeFile(join(root, 'dist/app/style.css'), 'a{}');
});

afterEach(() => server?.close());
afterAll(() => rm(root, { recursive: true }));

describe.each(['/', '/some/site/'])('the preview server at %s', (base) => {
  test('serves what is there', async () => {
    const url = await start(base);
    for (const path of ['', '?query', '?a//b/', 'index.html', 'folder/', 'app/style.css']) {
      const answer = await fetch(`${url}${path}`);
      const held = path.startsWith('app') ? 'a{}' : path === 'folder/' ? 'folder' : 'home';
      expect([path, answer.status, await answer.text()]).toEqual([path, 200, held]);
    }
  });

  test.each([
    'nothing',
    'nothing.html',
    'nothing/',
    'a/deep/er/place.html?with=query',
    'app/',
    'app/missing.js',
    'constructor',
    '__proto__',
    'a//b',
    '/index.html',
    './/index.html',
    'index.html/',
    'index%2ehtml/',
    'app/style.css/',
    'app/..%2findex.html',
    'app%2f..%2findex.html',
    'app%5c..%5cindex.html',
    '%2findex.html',
    '%',
    '%00.html',
    '..%2fsecret.html',
    '%2e%2e/secret.html',
  ])('answers %s with status 404 and a page that is styled there', async (path) => {
    const url = await start(base);
    const answer = await sendRaw(url, `${base}${path}`);
    expect(answer.slice(0, 12)).toBe('HTTP/1.1 404');
    expect(answer).toMatch(/Content-Type: text\/html; charset=utf-8/);
    expect(answer).toContain("Content-Security-Policy: default-src 'none'");
    expect(answer).toContain(`'sha256-${createHash('sha256').update(STYLE(base)).digest('base64')}'`);
    expect(answer).toContain(PAGE(base));
  });

  test.each(['//', '//[', '//x/index', '//index.html@x/y'])(
    'tells nothing of the machine for %s',
    async (path) => {
      const url = await start(base);
      const answer = await sendRaw(url, path);
      expect(answer.slice(0, 12)).toBe('HTTP/1.1 404');
      expect(answer).not.toMatch(/node_modules|\bat .*:\d+:\d+/);
      expect(answer).not.toContain(root);
    },
  );
});

test('a site without such a page is answered for all the same', async () => {
  const url = await start('/', 'app');
  const answer = await fetch(`${url}nothing`);
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
});

test('what goes wrong is told to the terminal, with its place, and to nobody else', async () => {
  const url = await start('/', 'dist', () => {
    throw new Error(`in ${root}`);
  });
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([500, 'The server failed; its terminal says why']);
  expect(lines.join('\n')).toContain(`Error: in ${root}\n    at `);
});

/** Serves that folder; `fault` runs before the site does. Returns its address. */
async function start(base: string, outDir = 'dist', fault?: () => void): Promise<string> {
  lines = [];
  const logger = createLogger('info');
  logger.error = (line) => void lines.push(line);
  server = await preview({
    root,
    base,
    configFile: false,
    envDir: false,
    customLogger: logger,
    build: { outDir },
    plugins: [
      securityPolicy(),
      notFound(),
      { name: 'fault', configurePreviewServer: ({ middlewares }) => void (fault && middlewares.use(fault)) },
    ],
    preview: { host: '127.0.0.1', port: 0 },
  });
  return server.resolvedUrls!.local[0]!;
}

import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentSource } from '../contentSource/contentSource.ts';
import { sendRaw } from '../../tests/helpers/sendRaw.ts';
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts';
import { siteFiles } from './siteFiles.ts';

const root = temporaryFolder();
let server: ViteDevServer;
let url: string;

beforeAll(async () => {
  server = await createServer({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [siteFiles(contentSource())],
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  url = server.resolvedUrls!.local[0]!;
});

afterAll(() => server.close());

test('the dev server makes the files for each request', async () => {
  expect(await (await fetch(`${url}robots.txt?query`)).text()).toMatch(
    /^User-agent: \*\nAllow: \/\n/,
  );
});

test.each([
  '/constructor',
  '/__proto__',
  '/__proto__.json',
  '/toString.txt',
  '//',
  '//[',
  '//x/robots.txt',
  '/%',
])('%s is none of them, and no failure', async (path) => {
  const response = await sendRaw(url, path);
  expect(response).not.toMatch(/^HTTP\/1\.1 5|User-agent/);
  expect(response).not.toContain(root);
});

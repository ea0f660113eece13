import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../../tests/helpers/sendRaw.ts';
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts';
import { startSite, type Site } from './startSite.ts';

const root = temporaryFolder();

beforeAll(async () => {
  await mkdir(join(root, 'dist/app'), { recursive: true });
  await mkdir(join(root, 'dist/folder'));
  await mkdir(join(root, 'dist/.well-known'));
  await writeFile(join(root, 'secret.html'), 'secret');
  await writeFile(join(root, 'dist/index.html'), 'home');
  await writeFile(join(root, 'dist/folder/index.html'), 'folder');
  await writeFile(join(root, 'dist/404.html'), 'not found');
  await writeFile(join(root, 'dist/vercel.json'), '{}');
  await writeFile(join(root, 'dist/.htaccess'), 'Require all denied');
  await writeFile(join(root, 'dist/.well-known/security.txt'), 'Contact: x');
  await writeFile(join(root, 'dist/app/style.css'), 'a{}');
  const headers = [
    '/*',
    '  X-All: a: b',
    '',
    '/',
    '  Link: <x>',
    '',
    '/app/style.css',
    '  X-Kept: for ever',
  ];
  await writeFile(join(root, 'dist/_headers'), `${headers.join('\n')}\n`);
});

describe.each(['/', '/some/site/'])('a site at %s', (base) => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite({ folder: join(root, 'dist'), base });
  });

  afterAll(() => site.close());

  test.each([
    ['', 'home'],
    ['?query', 'home'],
    ['index.html', 'home'],
    ['folder/', 'folder'],
    ['app/style.css?v=1', 'a{}'],
    ['.well-known/security.txt', 'Contact: x'],
  ])('serves %s', async (path, text) => {
    const response = await fetch(`${site.url}${path}`);
    expect([response.status, await response.text()]).toEqual([200, text]);
  });

  test.each([
    'nothing',
    'a/deep/er/place.html?query',
    'app/',
    'app/missing.js',
    '_headers',
    '%5fheaders',
    'vercel.json',
    '.htaccess',
    '%2ehtaccess',
    'constructor',
    'a//b',
    '/index.html',
    'index.html/',
    'app/..%2findex.html',
    'app%5c..%5cindex.html',
    '%2findex.html',
    '%',
    '%00.html',
    '..%2fsecret.html',
    '%2e%2e/secret.html',
    '../secret.html',
  ])('responds to %s with status 404 and 404.html', async (path) => {
    const response = await sendRaw(site.url, `${base}${path}`);
    expect(response).toMatch(/^HTTP\/1\.1 404/);
    expect(response).toContain('Content-Type: text/html; charset=utf-8');
    expect(response).toMatch(/\r\nnot found$/);
  });

  test('responds to HEAD with headers only', async () => {
    const response = await fetch(site.url, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-all')).toBe('a: b');
    expect(await response.text()).toBe('');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const response = await fetch(site.url, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await response.text()).toBe('');
  });

  test('sends the headers of _headers, also with 404.html', async () => {
    const headersOf = async (path: string) => {
      const { headers } = await fetch(`${site.url}${path}`);
      return ['x-all', 'link', 'x-kept'].map((name) => headers.get(name));
    };
    expect(await headersOf('')).toEqual(['a: b', '<x>', null]);
    expect(await headersOf('app/style.css')).toEqual(['a: b', null, 'for ever']);
    expect(await headersOf('app/old.css')).toEqual(['a: b', null, null]);
  });
});

test.each(['//', '//[', '//x/index', '//index.html@x/y'])(
  'shows no path of the machine at %s',
  async (path) => {
    const site = await startSite({ folder: join(root, 'dist') });
    const response = await sendRaw(site.url, path);
    await site.close();
    expect(response).toMatch(/^HTTP\/1\.1 404/);
    expect(response).not.toContain(root);
  },
);

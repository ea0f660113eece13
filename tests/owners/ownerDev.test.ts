import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitInChromium } from '../helpers/drivers/visit.ts';
import { content } from '../helpers/sites/anotherPerson.ts';
import { otherConfig, writeContent, writeOther, type Other } from '../helpers/sites/other.ts';

let folder: string;
let other: Other;
let server: ViteDevServer;
let site: string;
/** What the server has said in its terminal. */
const said: string[] = [];

/** What the server answers to who asks for the page. */
const answered = async () => (await fetch(site, { headers: { Accept: 'text/html' } })).status;

const wrong = {
  ...content,
  owner: { ...content.owner, phone: 'call me' },
  home: { ...content.home, tagline: '' },
};

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'dev-')));
  other = await writeOther(folder, content, Buffer.from('%PDF-1.4\n'));
  server = await createServer({
    ...otherConfig(other),
    mode: 'development',
    cacheDir: join(folder, 'cache'),
    customLogger: { ...createLogger('silent'), error: (message) => void said.push(message) },
    server: { host: '127.0.0.1', port: 0, fs: { allow: ['.', folder] } },
  });
  await server.listen();
  site = server.resolvedUrls?.local[0] ?? '';
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('the dev server serves the page, and the files that follow from the content', async () => {
  const visitor = await visitInChromium({ site });
  await visitor.open();
  expect(await visitor.read('h1')).toContain('الهاشمي');
  const answers = ['resume.json', 'favicon.svg', 'icon-192.png', 'manifest.webmanifest'].map(async (file) => {
    const { status, headers } = await fetch(`${site}${file}`);
    return [status, headers.get('content-type')];
  });
  expect(await Promise.all(answers)).toEqual([
    [200, 'application/json'],
    [200, 'image/svg+xml'],
    [200, 'image/png'],
    [200, 'application/manifest+json'],
  ]);
});

test('its overlay names the errors for as long as they are there', async () => {
  const visitor = await visitInChromium({ site });
  const overlay = () =>
    visitor.evaluate(() => document.querySelector('vite-error-overlay')?.shadowRoot?.textContent ?? '');
  await visitor.open();
  await visitor.hydrated();
  expect(await overlay()).toBe('');

  // While the page is open.
  await writeContent(folder, wrong);
  await expect.poll(overlay).toContain('content.ts has 2 errors');
  expect(await overlay()).toMatch(
    /owner\.phone must be an international number[\s\S]+home\.tagline must not be empty/,
  );
  await writeContent(folder, content);
  await expect.poll(overlay).toBe('');
  expect(await visitor.read('h1')).toContain('الهاشمي');

  // When it is opened.
  await writeContent(folder, wrong);
  await expect.poll(overlay).toContain('errors');
  await visitor.page.goto('');
  await expect.poll(overlay).toContain('owner.phone must be');
  await writeContent(folder, { ...content, home: { ...content.home, tagline: 'Geheilt.' } });
  await expect.poll(() => visitor.count('h1')).toBe(1);
  expect(await visitor.read('#home')).toContain('Geheilt.');

  // A slip of the pen: its place, and what stands there.
  const right = await readFile(other.contentFile, 'utf8');
  await writeFile(other.contentFile, right.replace('"brand": "نور",', '"brand": "نور"'));
  await expect.poll(overlay).toMatch(/content\.ts:\d+:5 cannot be read: Expected `,` or `}` but found `"`/);
  await writeFile(other.contentFile, right);
  await expect.poll(overlay).toBe('');

  // A file that is missing and then made.
  await rm(join(other.publicFolder, content.owner.cv.file));
  await expect.poll(overlay).toContain('owner.cv.file must exist');
  await writeFile(join(other.publicFolder, content.owner.cv.file), '%PDF-1.4\n');
  await expect.poll(overlay).toBe('');
});

test('who comes up too late to hear of a change is told of it', async () => {
  const [early, late] = [await visitInChromium({ site }), await visitInChromium({ site })];
  /** Lets the late page hear of changes. */
  const held: (() => void)[] = [];
  await late.page.routeWebSocket('**', async (socket) => {
    await new Promise<void>((connect) => held.push(connect));
    socket.connectToServer();
  });
  for (const [changed, errors] of [
    [wrong, 1],
    [content, 0],
  ] as const) {
    for (const visitor of [early, late]) await visitor.page.goto('');
    await expect.poll(() => held.length).toBe(1);
    await writeContent(folder, changed);
    await expect.poll(() => early.count('vite-error-overlay')).toBe(errors);
    expect(await late.count('vite-error-overlay')).toBe(1 - errors);
    held.pop()!();
    await expect.poll(() => late.count('vite-error-overlay')).toBe(errors);
    await expect.poll(() => late.count('h1')).toBe(1);
  }
});

test('an editor that empties the file before it writes it is waited for', async () => {
  const visitor = await visitInChromium({ site });
  await visitor.open();
  for (const emptyFor of [10, 25, 40]) {
    await writeContent(folder, wrong);
    await expect.poll(() => visitor.count('vite-error-overlay')).toBe(1);
    await writeFile(other.contentFile, '');
    await pause(emptyFor);
    await writeContent(folder, content);
    await expect.poll(() => visitor.count('vite-error-overlay')).toBe(0);
  }
});

test('its terminal says once what is wrong, however often the page is asked for', async () => {
  await expect.poll(answered).toBe(200);
  said.length = 0;
  await writeContent(folder, wrong);
  await expect.poll(() => said.length).toBe(1);
  for (let time = 0; time < 3; time++) expect(await answered()).toBe(500);
  expect(said).toEqual([expect.stringContaining('owner.phone must be an international number')]);
  await writeContent(folder, content);
  await expect.poll(answered).toBe(200);
});

test('a change of language is that of the page', async () => {
  await writeContent(folder, { ...content, site: { ...content.site, language: 'ar', direction: 'rtl' } });
  const shell = async () => {
    const page = await fetch(server.resolvedUrls?.local[0] ?? site).catch(() => undefined);
    return /<html lang="\w+" dir="\w+"/.exec((await page?.text()) ?? '')?.[0];
  };
  await expect.poll(shell, { timeout: 30_000 }).toBe('<html lang="ar" dir="rtl"');
});

import type { Page } from 'playwright';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import {
  expect,
  LOST_FILES,
  openPage,
  openPageForSuite,
  waitForHydration,
} from '../helpers/page.ts';
import { sendRaw } from '../helpers/sendRaw.ts';
import { content } from '../helpers/sites/anotherPerson.ts';
import {
  EMPTY_PDF,
  siteConfig,
  writeContent,
  writeSources,
  type SiteSources,
} from '../helpers/sites/siteSources.ts';
import { temporaryFolder } from '../helpers/temporaryFolder.ts';

// Paths with spaces and letters beyond ASCII work, too.
const folder = temporaryFolder('dév sérver-');
let sources: SiteSources;
let server: ViteDevServer;
let site: string;

const wrong = {
  ...content,
  owner: { ...content.owner, phone: 'call me' },
  home: { ...content.home, tagline: '' },
};

beforeAll(async () => {
  sources = await writeSources(folder, content);
  server = await createServer({
    ...siteConfig(sources),
    mode: 'development',
    cacheDir: join(folder, 'cache'),
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, fs: { allow: ['.', folder] } },
  });
  await server.listen();
  site = server.resolvedUrls?.local[0] ?? '';
});

afterAll(() => server.close());

test.each([
  ['resume.json', 'application/json'],
  ['favicon.svg', 'image/svg+xml'],
  ['icon-192.png', 'image/png'],
  ['manifest.webmanifest', 'application/manifest+json'],
])('the dev server makes %s from the content', async (file, type) => {
  const { status, headers } = await fetch(`${site}${file}`);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
});

test('the first screen has its styles before any script runs', async () => {
  const page = await openPage('', { site, javaScriptEnabled: false });
  await expect(page.locator('h1')).toHaveCSS('font-weight', '800');
  await expect(page.locator('html')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test.each(['/%', '/%E0%A4%A'])(
  'the dev server responds to %s with 400 and goes on',
  async (path) => {
    expect(await sendRaw(site, path)).toMatch(/^HTTP\/1\.1 400/);
    expect((await fetch(`${site}robots.txt`)).status).toBe(200);
  },
);

test('a missing picture is grey, and no overlay covers the page', async () => {
  const page = await openPage('', { site });
  await waitForHydration(page);
  const portrait = { ...content.about!.portrait, src: 'assets/not-yet' };
  await writeContent(folder, { ...content, about: { ...content.about!, portrait } });
  const picture = page.locator('#about picture img');
  await expect(picture).toHaveAttribute('src', /not-yet/);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate(isGrey)).toBe(true);
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  await writeContent(folder, content);
  await expect(picture).not.toHaveAttribute('src', /not-yet/);
});

describe('the overlay', () => {
  // The server reloads the page after each change, so one page is enough.
  const opened = openPageForSuite('about:blank', { expectedProblems: LOST_FILES });
  let page: Page;
  const overlay = () => page.locator('vite-error-overlay .message-body');

  beforeAll(async () => {
    page = opened();
    await page.goto(site);
    await waitForReload();
  });

  afterEach(async () => {
    await writeContent(folder, content);
    await waitForReload();
  });

  /** Waits until the page has no overlay and hears of the next mistake. */
  async function waitForReload(): Promise<void> {
    await expect(overlay()).toBeHidden();
    await waitForHydration(page);
  }

  test('names every mistake', async () => {
    await writeContent(folder, wrong);
    await expect(overlay()).toContainText('content.ts has 2 errors');
    await expect(overlay()).toContainText('owner.phone must be an international number');
    await expect(overlay()).toContainText('home.tagline must not be empty');
  });

  test('names them in a page that is opened later', async () => {
    await writeContent(folder, wrong);
    await expect(overlay()).toBeVisible();
    await page.goto(site);
    await expect(overlay()).toContainText('owner.phone must be an international number');
  });

  test('goes once the mistakes are mended, and the new content is there', async () => {
    await writeContent(folder, wrong);
    await expect(overlay()).toBeVisible();
    await writeContent(folder, { ...content, home: { ...content.home, tagline: 'Geheilt.' } });
    await expect(page.getByText('Geheilt.')).toBeVisible();
    await waitForReload();
  });

  test('names the place of a mistake in the syntax until it is mended', async () => {
    const right = await readFile(sources.contentFile, 'utf8');
    await writeFile(sources.contentFile, right.replace('"brand": "نور",', '"brand": "نور"'));
    await expect(overlay()).toContainText(
      /content\.ts:\d+:5 cannot be read: Expected `,` or `}` but found `"`/,
    );
    await writeFile(sources.contentFile, right);
    await waitForReload();
  });

  test('names a file that is missing until it comes', async () => {
    const cv = join(sources.publicFolder, content.owner.cv.file);
    await rm(cv);
    await expect(overlay()).toContainText('owner.cv.file must exist');
    await writeFile(cv, EMPTY_PDF);
    await waitForReload();
  });
});

test('a change of the language reaches the open page', async () => {
  const page = await openPage('', { site });
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await writeContent(folder, { ...content, site: { ...content.site, language: 'ar' } });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

/** Runs in the page: whether a picture has come, and is grey when it is scaled to one pixel. */
function isGrey(image: HTMLImageElement): boolean {
  if (!image.complete || image.naturalWidth === 0) return false;
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.drawImage(image, 0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  return red === green && green === blue && alpha === 255;
}

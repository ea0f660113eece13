import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, inject, onTestFinished, test } from 'vitest';
import { sitePath } from '../../plugins/shared/sitePath.ts';
import { contentSource } from '../../plugins/contentSource/contentSource.ts';
import { startSite, type Site } from '../../scripts/site/startSite.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { sharePicture } from '../../plugins/shared/sharePicture.ts';
import {
  expect,
  LOST_FILES,
  openPage,
  openPageToClose,
  problemsOf,
  waitForHydration,
  type PageOptions,
} from '../helpers/page.ts';
import { HIGHEST_SCORE, observatoryScore } from '../helpers/observatory.ts';
import { readWholePage } from '../helpers/reading.ts';
import { content as person } from '../helpers/sites/anotherPerson.ts';
import { ANOTHER_PERSON_PATH, buildAnotherPerson } from '../helpers/sites/siteSources.ts';

const content = (await contentSource().read()).content as CheckedContent;

/** Another person's site, for an address below /portfolio/. */
let anotherPersonFolder: string;

beforeAll(async () => {
  anotherPersonFolder = await buildAnotherPerson();
});

describe.each([
  [
    'the site',
    sitePath(content.site.address) ?? '/any/path/',
    'full',
    content,
    () => inject('siteFolder'),
  ],
  ["another person's site", ANOTHER_PERSON_PATH, 'reduced', person, () => anotherPersonFolder],
] as const)('%s at %s, under its headers', (_who, base, motion, texts: CheckedContent, folder) => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite({ folder: folder(), base });
  });

  afterAll(() => site.close());

  describe('a whole visit', () => {
    let page: Page;
    let close: () => Promise<void>;
    const missing: string[] = [];

    beforeAll(async () => {
      const viewport = { width: 800, height: 600 };
      ({ page, close } = await openPageToClose('about:blank', {
        site: site.url,
        motion,
        viewport,
      }));
      page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
      await page.goto(site.url);
      await waitForHydration(page);
      if (motion === 'full') await expect(page.locator('#home canvas')).toBeAttached();
      await readWholePage(page);
      if (texts.sections.includes('testimonials')) {
        await expect(page.locator('.swiper-initialized')).toBeAttached();
      }
    });

    afterAll(() => close());

    test('is isolated', async () => {
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    });

    test('breaks no rule', () => {
      expect(problemsOf(page)).toEqual([]);
    });

    test('misses no file', () => {
      expect(missing).toEqual([]);
    });
  });

  test('every file that the head, the downloads and the manifest name is there', async () => {
    const page = await openPage('', { site: site.url, javaScriptEnabled: false });
    const manifest = await (await fetch(`${site.url}manifest.webmanifest`)).json();
    const { icons, start_url: start } = manifest as { icons: { src: string }[]; start_url: string };
    const named = await page
      .locator('link[href], a[download]')
      .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
    const urls = [
      ...named,
      ...[start, ...icons.map(({ src }) => src)].map((src) => site.url + src),
    ];
    const local = urls.filter((url) => url.startsWith(site.url));
    const statuses = await Promise.all(local.map(async (url) => [url, (await fetch(url)).status]));
    expect(local.length).toBeGreaterThan(8);
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    if (texts.owner.cv) expect(local).toContain(`${site.url}${texts.owner.cv.file}`);
  });

  const headersOf = async (path: string) => (await fetch(`${site.url}${path}`)).headers;

  test.each([
    ['content-security-policy', "default-src 'none'; script-src 'self'; style-src"],
    ['content-security-policy', "require-trusted-types-for 'script'"],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=()'],
  ])('the header %s of the page has %s', async (name, value) => {
    expect((await headersOf('')).get(name)).toContain(value);
  });

  test("the page has the highest score without cookies and preload by Mozilla's rules", async () => {
    const page = await fetch(site.url);
    expect(observatoryScore(page.headers, await page.text())).toBe(HIGHEST_SCORE);
  });

  /** The path of the script that the page begins with. */
  async function firstScript(): Promise<string> {
    const html = await readFile(join(folder(), 'index.html'), 'utf8');
    return /<script [^>]*src="[^"]*?(app\/[^"]+)"/.exec(html)?.[1] ?? '';
  }

  test('the windows that the page opens do not know it', async () => {
    expect((await headersOf('')).get('cross-origin-opener-policy')).toBe('same-origin');
  });

  test.each([
    ['pages', async () => ''],
    ['scripts', firstScript],
  ])('%s are isolated from other sites', async (_what, path) => {
    const headers = await headersOf(await path());
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  });

  test('other sites may show pictures', async () => {
    const headers = await headersOf(sharePicture.src);
    expect(headers.get('cross-origin-resource-policy')).toBeNull();
  });

  test('only hashed files that exist are kept for ever', async () => {
    const kept = await Promise.all(
      ['', await firstScript(), 'app/old-1234.js', sharePicture.src].map(async (path) =>
        /immutable/.test((await headersOf(path)).get('cache-control') ?? ''),
      ),
    );
    expect(kept).toEqual([false, true, false, false]);
  });

  test('the policy is equal in the page and in _headers', async () => {
    const read = (file: string) => readFile(join(folder(), file), 'utf8');
    const [, meta = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await read('index.html')) ?? [];
    const withoutStyles = (policy: string) =>
      policy.replaceAll('&#39;', "'").replaceAll(/ 'sha256-[^']*'/g, '');
    const [, header = ''] = /Content-Security-Policy: (.*)/.exec(await read('_headers')) ?? [];
    expect(withoutStyles(header)).toBe(`${withoutStyles(meta)}; frame-ancestors 'none'`);
  });
});

describe('a site whose address is known', () => {
  /** A host responds with the page here, and does not lead to its address. */
  const paths = ['/portfolio', '/portfolio/blog/hello', '/blog/hello'];
  let site: Site;

  beforeAll(async () => {
    site = await startSite({
      folder: anotherPersonFolder,
      base: ANOTHER_PERSON_PATH,
      before(request, _response, next) {
        if (paths.includes(request.url ?? '')) request.url = ANOTHER_PERSON_PATH;
        next();
      },
    });
  });

  afterAll(() => site.close());

  test.each(paths)('is whole where a host responds with it: %s', async (path) => {
    const page = await openPage('about:blank');
    const missing: string[] = [];
    page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
    await page.goto(new URL(path, site.url).href);
    await waitForHydration(page);
    await readWholePage(page);
    const pictures = page.locator('img').filter({ visible: true });
    await expect
      .poll(() =>
        pictures.evaluateAll((all) =>
          all.every((each) => (each as HTMLImageElement).naturalWidth > 0),
        ),
      )
      .toBe(true);
    expect(missing).toEqual([]);
  });
});

describe('on a host that hides e-mail addresses in HTML', () => {
  const { email } = person.owner;
  const mailto = `mailto:${email}`;
  /** As the host writes the address for its script, which our policy blocks. */
  const hidden = '/cdn-cgi/l/email-protection#5a2a35292e1a34352f28742b';

  const hideLinks = (html: string) => html.replaceAll(`href="${mailto}"`, `href="${hidden}"`);
  const hideForms = (html: string) => html.replaceAll(`action="${mailto}"`, `action="${hidden}"`);
  const hideAll = (html: string) =>
    hideForms(hideLinks(html)).replace(
      /(href="\/cdn-cgi[^>]*>).*?(?=<\/a>)/s,
      '$1<span>[email&#160;protected]</span>',
    );

  /** As Cloudflare does, which is asked by comments. */
  const hideWhereAllowed = (html: string) =>
    html
      .split(/(<!--email_off-->.*?<!--\/email_off-->)/s)
      .map((part) => (part.startsWith('<!--email_off-->') ? part : hideAll(part)))
      .join('');

  async function openHiddenPage(hide: (html: string) => string, options?: PageOptions) {
    const html = await readFile(join(anotherPersonFolder, 'index.html'), 'utf8');
    const site = await startSite({
      folder: anotherPersonFolder,
      base: ANOTHER_PERSON_PATH,
      before(request, response, next) {
        if (request.url !== ANOTHER_PERSON_PATH) return next();
        response.setHeader('Content-Type', 'text/html').end(hide(html));
      },
    });
    onTestFinished(() => site.close());
    return openPage('', { site: site.url, ...options });
  }

  test('the page asks it not to', async () => {
    const page = await openHiddenPage(hideWhereAllowed, { javaScriptEnabled: false });
    await expect(page.locator('#contact dd a').first()).toHaveAttribute('href', mailto);
  });

  test.each([
    ['in links', hideLinks],
    ['in forms', hideForms],
    ['in links, texts and forms', hideAll],
  ])('they are back after hydration: %s', async (_where, hide) => {
    const page = await openHiddenPage(hide, { expectedProblems: /React error #418/ });
    await waitForHydration(page);
    const link = page.locator('#contact dd a').first();
    await expect(link).toHaveAttribute('href', mailto);
    await expect(link).toHaveText(email);
    await expect(page.locator('#contact form')).toHaveAttribute('action', mailto);
  });
});

test('a site below a path has a styled page for unknown paths', async () => {
  const { notFound, owner } = person;
  const site = await startSite({ folder: anotherPersonFolder, base: ANOTHER_PERSON_PATH });
  for (const path of ['nothing', 'a/deep/er/place.html?with=query']) {
    const page = await openPage(path, {
      site: site.url,
      javaScriptEnabled: false,
      expectedProblems: LOST_FILES,
    });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(notFound.heading);
    const box = await heading.boundingBox();
    expect([box!.x > 40, box!.height > 100], 'the heading has a style').toEqual([true, true]);
    expect(await page.locator('script').count()).toBe(0);
    await page.getByRole('link', { name: notFound.homeLink }).click();
    await expect(page).toHaveURL(site.url);
    await expect(heading).toContainText(owner.name.split(' ')[0]!);
  }
  await site.close();
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { content as own } from '../../src/content/content.ts';
import type { Content } from '../../src/contentSchema.ts';
import { sharePicture } from '../../src/head.ts';
import { isAttached } from '../helpers/pages/carousel.ts';
import { readThrough } from '../helpers/pages/readThrough.ts';
import { visitInChromium } from '../helpers/drivers/visit.ts';
import { content as person } from '../helpers/sites/anotherPerson.ts';
import { buildOther, someKeys, writeOther } from '../helpers/sites/other.ts';
import { startSite, type Site } from '../../scripts/site/startSite.ts';

/** Address of the mail service. */
const MAIL = 'https://api.emailjs.com/api/v1.0/email/send';

/** Whatever its owner has left out. */
const content: Content = own;

/** Path that 404.html is built for. */
const ownPath = content.site.address ? new URL(content.site.address).pathname : '/';

let temporary: string;
/** Somebody else's site, built with keys, for an address below /portfolio/. */
let otherFolder: string;
const hosts: Site[] = [];

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'hosts-'));
  otherFolder = join(temporary, 'dist');
  await buildOther(otherFolder, await writeOther(temporary, person, Buffer.from('%PDF-1.4\n')), {
    keys: someKeys,
  });
});

afterAll(async () => {
  await Promise.all(hosts.map((site) => site.close()));
  await rm(temporary, { recursive: true });
});

async function host(folder: string, base: string): Promise<string> {
  const site = await startSite({ folder, base });
  hosts.push(site);
  return site.url;
}

// Each at a path that it was not built for.
describe.each([
  ['the site', '/portfolio/', content, () => inject('siteFolder'), false],
  ["another person's site", '/', person, () => otherFolder, true],
] as const)('%s at %s, under its own headers', (_whose, base, owner: Content, folder, hasKeys) => {
  test('a whole visit breaks no rule and misses no file', async () => {
    const site = await host(folder(), base);
    const visitor = await visitInChromium({ site, motion: 'full', width: 800, height: 600 });
    const missing: string[] = [];
    visitor.page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
    await visitor.page.route(MAIL, (route) =>
      route.fulfill({ status: 200, body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await visitor.open();
    await visitor.hydrated();
    await visitor.until(
      'the field is drawn',
      () => document.querySelector('#home canvas') !== null,
      [],
      30_000,
    );
    await readThrough(visitor, ['home', ...owner.sections]);
    if (owner.sections.includes('testimonials')) await visitor.until('the carousel runs', isAttached);
    const form = owner.sections.includes('contact') && owner.contact?.form;
    if (form) {
      await visitor.fill({ role: 'textbox', name: form.name.label }, 'Ada');
      await visitor.fill({ role: 'textbox', name: form.email.label }, 'ada@example.org');
      await visitor.fill({ role: 'textbox', name: form.message.label }, 'Is this under your own headers?');
    }
    if (form && hasKeys) {
      await visitor.evaluate(noteStatus);
      await visitor.click({ role: 'button', name: form.sendButton });
      await expect
        .poll(() => visitor.evaluate(() => window.statuses))
        .toEqual(expect.arrayContaining([expect.stringContaining(form.successBanner)]));
      expect(visitor.requests()).toContain(MAIL);
    }
    expect(missing).toEqual([]);
    expect(visitor.complaints()).toEqual([]);
  });

  test('everything that the page names is there: CV, icons, manifest, fonts, résumé', async () => {
    const visitor = await visitInChromium({ site: await host(folder(), base) });
    await visitor.open();
    const answers = await visitor.evaluate(async () => {
      const named = [
        ...document.querySelectorAll<HTMLLinkElement | HTMLAnchorElement>('link[href], a[download]'),
      ]
        .filter(({ href }) => href.startsWith(location.origin))
        .map(({ href }) => href);
      const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href;
      const { icons, start_url: start } = (await (await fetch(manifest)).json()) as {
        icons: { src: string }[];
        start_url: string;
      };
      const further = [...icons.map(({ src }) => src), start].map((src) => new URL(src, manifest).href);
      return Promise.all(
        [...named, ...further].map(
          async (url) => [new URL(url).pathname, (await fetch(url)).status] as const,
        ),
      );
    });
    expect(answers.filter(([path, status]) => status !== 200 || !path.startsWith(base))).toEqual([]);
    const paths = answers.map(([path]) => path.slice(base.length));
    const files = [
      ...(owner.owner.cv ? [owner.owner.cv.file] : []),
      'favicon.svg',
      'apple-touch-icon.png',
      'icon-512.png',
      'resume.json',
      '',
    ];
    expect(paths).toEqual(expect.arrayContaining(files));
    expect(paths.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
    expect(visitor.complaints()).toEqual([]);
  });

  test('sends its headers with everything, and lets hashed files be kept for ever', async () => {
    const site = await host(folder(), base);
    const page = await fetch(site);
    expect(page.headers.get('content-security-policy')).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    );
    expect(page.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(page.headers.get('permissions-policy')).toContain('camera=()');
    expect(page.headers.get('cache-control')).toBeNull();
    const [, script = ''] = /<script type="module"[^>]* src="\.\/(app\/[^"]+)"/.exec(await page.text()) ?? [];
    expect((await fetch(`${site}${script}`)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    const share = await fetch(`${site}${sharePicture.src}`);
    expect(share.headers.get('cache-control')).not.toContain('immutable');
  });
});

test.each([
  ['the site', ownPath, content, () => inject('siteFolder')],
  ["another person's site", '/portfolio/', person, () => otherFolder],
] as const)(
  '%s at %s has a page of its own for what is not there',
  async (_whose, base, owner: Content, folder) => {
    const site = await host(folder(), base);
    for (const path of ['nothing', 'a/deep/er/place.html?with=query']) {
      const visitor = await visitInChromium({ site });
      const missing: string[] = [];
      visitor.page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
      await visitor.open(path);
      expect(missing).toEqual([`${site}${path}`]);
      expect(await visitor.read('h1')).toBe(owner.notFound.heading);
      expect(await visitor.count('script')).toBe(0);
      const look = await visitor.evaluate(() => [
        getComputedStyle(document.documentElement).backgroundColor,
        document.body.innerHTML,
      ]);
      expect(look[0]).toBe(
        `rgb(${owner.site.colors.ground
          .slice(1)
          .match(/../g)!
          .map((pair) => parseInt(pair, 16))
          .join(', ')})`,
      );
      expect(look[1]).not.toContain('undefined');
      const heading = await visitor.box('h1');
      expect([heading.x > 40, heading.height > 100], 'it has a style').toEqual([true, true]);
      await visitor.click({ role: 'link', name: owner.notFound.homeLink });
      expect(visitor.page.url()).toBe(site);
      expect(await visitor.read('h1')).toContain(owner.owner.name.split(' ')[0]);
    }
  },
);

test('vercel.json says the same as _headers', async () => {
  const folder = inject('siteFolder');
  const { headers } = JSON.parse(await readFile(join(folder, 'vercel.json'), 'utf8')) as {
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const blocks = headers.map(({ source, headers: each }) =>
    [source.replace('(.*)', '*'), ...each.map(({ key, value }) => `  ${key}: ${value}`), ''].join('\n'),
  );
  expect(await readFile(join(folder, '_headers'), 'utf8')).toBe(blocks.join('\n'));
});

/** Run in the page: from now on notes what the form says of the sending; its banners go by themselves. */
function noteStatus(): void {
  window.statuses = [];
  const status = document.querySelector<HTMLElement>('form [role=status]')!;
  new MutationObserver(() => window.statuses.push(status.innerText)).observe(status, {
    childList: true,
    subtree: true,
  });
}

declare global {
  interface Window {
    statuses: string[];
  }
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { startSite } from '../../../scripts/site/startSite.ts';
import { holdBack } from '../../helpers/drivers/holdBack.ts';
import { hasPainted } from '../../helpers/drivers/inPage.ts';
import { visitInChromium } from '../../helpers/drivers/visit.ts';
import { countShifts } from '../../helpers/probes/layoutShift.ts';
import { siteWithoutField } from '../../helpers/sites/siteWithoutField.ts';

const still = siteWithoutField();

const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test.each(windows)('at $width pixels the first screen is painted from nothing but the HTML', async (size) => {
  const visitor = await visitInChromium(size);
  const letOthersCome = await holdBack(visitor, ({ pathname }) => pathname !== '/');
  await visitor.page.goto('', { waitUntil: 'commit' });
  await visitor.until('the page is painted', hasPainted);
  expect(await visitor.sees('h1')).toBe(true);
  await visitor.until('all of it is there', () => document.querySelector('footer') !== null);

  // The first of its styles are all that the first screen needs.
  const firstScreen = 'header, header *, #home, #home *';
  await visitor.evaluate(changesOfLook, firstScreen);
  expect(await visitor.evaluate(() => window.looks.length)).toBeGreaterThan(20);
  await visitor.evaluate(() => document.querySelector('main style')!.remove());
  expect(await visitor.evaluate(changesOfLook, firstScreen)).toEqual([]);

  letOthersCome();
  await visitor.page.waitForLoadState('load');
  expect(await visitor.evaluate(waitedFor)).toEqual([]);
});

test('its script is asked for after what can be seen', async () => {
  const visitor = await visitInChromium();
  const network = await visitor.page.context().newCDPSession(visitor.page);
  await network.send('Network.enable');
  const urgency = new Map<string, string>();
  network.on('Network.requestWillBeSent', ({ request }) =>
    urgency.set(new URL(request.url).pathname, request.initialPriority),
  );
  await visitor.open();
  const html = await readFile(join(inject('siteFolder'), 'index.html'), 'utf8');
  const [, script = ''] = /<script[^>]+src="\.([^"]+)"/.exec(html) ?? [];
  expect(urgency.get(script)).toMatch(/Low$/);
  const fonts = [...urgency].filter(([path]) => path.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(1);
  for (const [font, priority] of fonts) expect(priority, font).toMatch(/High$/);
});

test.each(windows)(
  'at $width pixels fonts that come late shift nothing, and are no new largest paint',
  async (size) => {
    const visitor = await visitInChromium({ ...size, motion: 'full', site: still.url, before: countShifts });
    await visitor.page.addInitScript(noteLargestPaints);
    const letFontsCome = await holdBack(visitor, /\.woff2$/);
    await visitor.page.goto('', { waitUntil: 'commit' });
    await visitor.until('the page is painted', hasPainted);
    const fallback = await visitor.evaluate(sizesOfTexts);
    letFontsCome();
    await visitor.until('the fonts have come', async () => {
      await document.fonts.ready;
      return document.fonts.check('16px Geist') && document.fonts.check('700 16px "Bricolage Grotesque"');
    });
    await visitor.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    const real = await visitor.evaluate(sizesOfTexts);
    expect(await visitor.evaluate(() => window.layoutShift)).toBe(0);
    expect(await visitor.evaluate(() => window.largestPaints)).toHaveLength(1);
    // Some browsers count a text anew where it has become larger.
    expect(Math.max(...real)).toBeLessThanOrEqual(Math.max(...fallback));
  },
);

describe.each(['/', '/portfolio/'])('on a host, below %s', (base) => {
  test.each(['', 'nothing/here.html'])(
    'the styles in the page /%s are those that its policy allows',
    async (path) => {
      const site = await startSite({ folder: inject('siteFolder'), base });
      try {
        const answer = await fetch(`${site.url}${path}`);
        const html = await answer.text();
        const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(([, style = '']) => style);
        expect(styles).toHaveLength(path ? 1 : 2);
        const [, meta = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
        const { headers } = JSON.parse(
          await readFile(join(inject('siteFolder'), 'vercel.json'), 'utf8'),
        ) as Vercel;
        const vercel = headers
          .flatMap((each) => each.headers)
          .find(({ key }) => key === 'Content-Security-Policy')?.value;
        for (const style of styles) {
          const source = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
          expect(answer.headers.get('content-security-policy')).toContain(source);
          expect(meta.replaceAll('&#39;', "'")).toContain(source);
          expect(vercel).toContain(source);
        }
      } finally {
        await site.close();
      }
    },
  );
});

test('hosts that can tell early what the page needs tell files that are there', async () => {
  const site = await startSite({ folder: inject('siteFolder'), base: '/portfolio/' });
  try {
    const links = (await fetch(site.url)).headers.get('link') ?? '';
    const named = [...links.matchAll(/<([^>]+)>/g)].map(([, address = '']) => new URL(address, site.url));
    expect(named).toHaveLength(2);
    expect(await Promise.all(named.map(async (url) => (await fetch(url)).status))).toEqual([200, 200]);
    expect((await fetch(`${site.url}favicon.svg`)).headers.get('link')).toBeNull();
  } finally {
    await site.close();
  }
});

/** What vercel.json holds. */
interface Vercel {
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

declare global {
  interface Window {
    /** Sizes of the largest paints so far, in square pixels. */
    largestPaints: number[];
    looks: string[];
  }
}

function noteLargestPaints(): void {
  window.largestPaints = [];
  new PerformanceObserver((list) => {
    for (const { size } of list.getEntries() as (PerformanceEntry & { size: number })[])
      window.largestPaints.push(size);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/**
 * Run in the page: which of these elements lie elsewhere or look different than when this was asked before, or what is
 * drawn before and after them.
 */
function changesOfLook(selector: string): string[] {
  const looks = [...document.querySelectorAll(selector)].flatMap((element) =>
    [null, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      const look = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
      const { x, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${element.className.toString()} ${part ?? ''} ${x} ${width} ${height} { ${look} }`;
    }),
  );
  const before = 'looks' in window ? window.looks : looks;
  window.looks = looks;
  return looks.filter((look, index) => look !== before[index]);
}

/** Run in the page: the files that its first paint waited for. */
function waitedFor(): string[] {
  const files = performance.getEntriesByType('resource') as (PerformanceEntry & {
    renderBlockingStatus: string;
  })[];
  return files.filter((file) => file.renderBlockingStatus === 'blocking').map(({ name }) => name);
}

/** Run in the page: how large the texts of the first screen are, in square pixels. */
function sizesOfTexts(): number[] {
  return Array.from(document.querySelectorAll('h1 span, #home p'), (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    return width * height;
  });
}

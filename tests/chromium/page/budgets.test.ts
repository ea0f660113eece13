import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, expect, inject, test } from 'vitest';
import { hasPainted } from '../../helpers/drivers/inPage.ts';
import { visitInChromium } from '../../helpers/drivers/visit.ts';
import { sectionIds } from '../../helpers/pages/sectionIds.ts';

const KIB = 1024;
/** Bytes after brotli at its highest level, so the same on every machine. */
const budgets = {
  firstScreen: 14 * KIB,
  html: 26 * KIB,
  styles: 14 * KIB,
  scriptsBeforePaint: 2 * KIB,
  scripts: 90 * KIB,
  visitScripts: 330 * KIB,
  visit: 1000 * KIB,
};
/** Elements of the page while it is all there. */
const MOST_ELEMENTS = 1400;

const folder = inject('siteFolder');
let html: string;

beforeAll(async () => {
  html = await readFile(join(folder, 'index.html'), 'utf8');
});

test('the HTML with the whole page in it is small', () => {
  expect(html).toContain('Voices of Satisfaction');
  expect(compressed(html)).toBeLessThanOrEqual(budgets.html);
});

// What a server may send before it hears back.
test('all that the first screen needs comes in the first packets, its styles included', () => {
  const end = html.indexOf('</section>');
  expect(html.indexOf('<section id="home"')).toBeGreaterThan(html.indexOf('<style>'));
  expect(html.lastIndexOf('<style>')).toBeGreaterThan(end);
  expect(compressed(html.slice(0, end))).toBeLessThanOrEqual(budgets.firstScreen);
});

test('hardly any script comes before the first paint', async () => {
  const early = named(/<script[^>]+src="\.\/([^"]+\.js)"/g);
  expect(early).toHaveLength(1);
  expect(await weight(early)).toBeLessThanOrEqual(budgets.scriptsBeforePaint);
});

test("the page's own scripts and style sheets are small, and hold nothing that can wait", async () => {
  const visitor = await visitInChromium();
  await visitor.open();
  await visitor.hydrated();
  const scripts = visitor.requests().filter((url) => url.endsWith('.js')).map((url) => new URL(url).pathname.slice(1));
  const styles = named(/<style>(.*?)<\/style>/gs);
  expect(scripts.length).toBeGreaterThan(1);
  expect(styles).not.toEqual([]);
  expect(await weight(scripts)).toBeLessThanOrEqual(budgets.scripts);
  expect(compressed(styles.join(''))).toBeLessThanOrEqual(budgets.styles);
  const text = (await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
  for (const late of ['ScrollTrigger.', 'WebGLRenderer', 'swiper-initialized', 'EmailJSResponseStatus', 'X-Powered-By']) {
    expect(text).not.toContain(late);
  }
});

test('one whole desktop visit stays in its budget, without any layout shift', async () => {
  const visitor = await visitInChromium({ motion: 'full', before: countShifts });
  await visitor.open();
  await visitor.hydrated();
  for (const id of sectionIds.slice(1)) {
    await visitor.evaluate((section) => document.getElementById(section)!.scrollIntoView({ behavior: 'instant' }), id);
    await visitor.page.waitForLoadState('networkidle');
  }
  await visitor.evaluate(() => document.querySelector<HTMLElement>('form input')!.focus());
  await visitor.page.waitForLoadState('networkidle');

  const own = visitor.requests().filter((url) => url.startsWith(inject('siteUrl')));
  const files = new Set(own.map((url) => new URL(url).pathname.slice(1) || 'index.html'));
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  expect(await weight(scripts)).toBeLessThanOrEqual(budgets.visitScripts);
  expect(await weight([...files])).toBeLessThanOrEqual(budgets.visit);
  expect(await visitor.evaluate(() => window.layoutShift)).toBe(0);
});

test.each([320, 390, 768, 1440])('fonts that come late shift nothing at %i pixels', async (width) => {
  const visitor = await visitInChromium({ motion: 'full', width, height: 900, before: countShifts });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await visitor.page.route(/\.woff2$/, async (route) => {
    await released;
    await route.continue();
  });
  await visitor.page.goto('', { waitUntil: 'commit' });
  await visitor.until('the page is painted', hasPainted);
  release();
  await visitor.until('the fonts have come', async () => {
    await document.fonts.ready;
    return document.fonts.check('16px Geist') && document.fonts.check('700 16px "Bricolage Grotesque"');
  });
  await visitor.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  expect(await visitor.evaluate(() => window.layoutShift)).toBe(0);
});

test('the page is made of few elements', async () => {
  const visitor = await visitInChromium({ motion: 'full' });
  await visitor.open();
  await visitor.hydrated();
  expect(await visitor.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(MOST_ELEMENTS);
});

test('nothing is served as data, style attribute or inline script', async () => {
  const styles = (await readdir(join(folder, 'app'))).filter((file) => file.endsWith('.css'));
  for (const file of styles) expect(await readFile(join(folder, 'app', file), 'utf8')).not.toMatch(/url\(["']?data:/);
  expect(html).not.toMatch(/\sstyle="/);
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).not.toMatch(/url\(["']?data:/);
  expect(html.match(/<script(?![^>]*(src=|application\/ld\+json))/)).toBeNull();
});

declare global {
  interface Window {
    /** Sum of the layout shifts seen so far. */
    layoutShift: number;
  }
}

function countShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function named(pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1]!);
}

/** Bytes as a host sends them: text compressed, pictures and fonts as they are. */
async function weight(files: string[]): Promise<number> {
  const sizes = files.map(async (file) => {
    const bytes = await readFile(join(folder, file));
    return /\.(html|js|css|svg|json|webmanifest)$/.test(file) ? compressed(bytes) : bytes.length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function compressed(text: Buffer | string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

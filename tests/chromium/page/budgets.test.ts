import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, expect, inject, test } from 'vitest';
import { visitInChromium } from '../../helpers/drivers/visit.ts';
import { sectionIds } from '../../helpers/pages/sectionIds.ts';
import { fewFrames, fewNeedles } from '../../helpers/probes/fieldProbe.ts';
import { countShifts } from '../../helpers/probes/layoutShift.ts';
import { fieldSite } from '../../helpers/sites/fieldSite.ts';

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

const site = fieldSite();
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
  const scripts = visitor
    .requests()
    .filter((url) => url.endsWith('.js'))
    .map((url) => new URL(url).pathname.slice(1));
  const styles = named(/<style>(.*?)<\/style>/gs);
  expect(scripts.length).toBeGreaterThan(1);
  expect(styles).not.toEqual([]);
  expect(await weight(scripts)).toBeLessThanOrEqual(budgets.scripts);
  expect(compressed(styles.join(''))).toBeLessThanOrEqual(budgets.styles);
  const text = (await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
  for (const late of [
    'ScrollTrigger.',
    'WebGLRenderer',
    'swiper-initialized',
    'EmailJSResponseStatus',
    'X-Powered-By',
  ]) {
    expect(text).not.toContain(late);
  }
});

test('one whole desktop visit stays in its budget, in elements, too, and nothing shifts', async () => {
  // As they are counted, the bytes of the field are those that visitors get.
  site.inWorker = [fewNeedles, fewFrames];
  const visitor = await site.comes({ before: countShifts });
  await visitor.hydrated();
  await expect.poll(() => visitor.requests().some((url) => url.includes('field.worker'))).toBe(true);
  expect(await visitor.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(
    MOST_ELEMENTS,
  );
  for (const id of sectionIds.slice(1)) {
    await visitor.evaluate(
      (section) => document.getElementById(section)!.scrollIntoView({ behavior: 'instant' }),
      id,
    );
    await visitor.page.waitForLoadState('networkidle');
  }
  await visitor.evaluate(() => document.querySelector<HTMLElement>('form input')!.focus());
  await visitor.page.waitForLoadState('networkidle');

  const { origin } = new URL(visitor.page.url());
  const own = visitor.requests().filter((url) => url.startsWith(origin));
  const files = new Set(own.map((url) => new URL(url).pathname.slice(1) || 'index.html'));
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(1);
  expect(await weight(scripts)).toBeLessThanOrEqual(budgets.visitScripts);
  expect(await weight([...files])).toBeLessThanOrEqual(budgets.visit);
  expect(await visitor.evaluate(() => window.layoutShift)).toBe(0);
});

test('nothing is served as data, style attribute or inline script', async () => {
  const styles = (await readdir(join(folder, 'app'))).filter((file) => file.endsWith('.css'));
  for (const file of styles)
    expect(await readFile(join(folder, 'app', file), 'utf8')).not.toMatch(/url\(["']?data:/);
  expect(html).not.toMatch(/\sstyle="/);
  expect(html).not.toContain('rel="stylesheet"');
  expect(html).not.toMatch(/url\(["']?data:/);
  expect(html.match(/<script(?![^>]*(src=|application\/ld\+json))/)).toBeNull();
});

function named(pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1]!);
}

/** Bytes of files as a host sends them: text compressed, pictures and fonts as they are. */
async function weight(files: string[]): Promise<number> {
  const sizes = files.map((file) => {
    const size = sizeOf.get(file) ?? sent(file);
    sizeOf.set(file, size);
    return size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Compressing takes seconds. */
const sizeOf = new Map<string, Promise<number>>();

async function sent(file: string): Promise<number> {
  const bytes = await readFile(join(folder, file));
  return /\.(html|js|css|svg|json|webmanifest)$/.test(file) ? compressed(bytes) : bytes.length;
}

function compressed(text: Buffer | string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

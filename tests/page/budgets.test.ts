import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { runInWorker } from '../helpers/fieldClock.ts';
import { drawLittle } from '../helpers/fieldPage.ts';
import {
  expect,
  openPage,
  openPageToClose,
  waitForHydration,
  type PageOptions,
} from '../helpers/page.ts';
import { readWholePage } from '../helpers/reading.ts';
import { sample } from '../helpers/sites/sample.ts';

const KIB = 1024;
/** Bytes after brotli at its highest level, so the same on every machine. */
const budgets = {
  firstScreen: 13.5 * KIB,
  html: 28 * KIB,
  styles: 15 * KIB,
  scriptsBeforePaint: 2 * KIB,
  reducedScripts: 85 * KIB,
  visitScripts: 330 * KIB,
  desktopVisit: 600 * KIB,
  phoneVisit: 420 * KIB,
};
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const MAX_ELEMENTS = 1400;
/** Parts of the names of files that a visit with motion loads late. */
const LATE_FILES = [
  'worker',
  'createSwiper',
  'emailjs',
  'rotateNeedles',
  ...sample.projects.items.map(({ answer }) => answer!.file),
];

const folder = inject('siteFolder');
let html: string;

beforeAll(async () => {
  html = await readFile(join(folder, 'index.html'), 'utf8');
});

test('the HTML with the whole page in it is small', () => {
  expect(html).toContain('Voices of Satisfaction');
  expect(compressed(html)).toBeLessThanOrEqual(budgets.html);
});

test('the first screen and its styles come in the first flight of packets', () => {
  const end = html.indexOf('</section>');
  expect(html.indexOf('<section id="home"')).toBeGreaterThan(html.indexOf('<style>'));
  expect(html.indexOf('<style id=')).toBeGreaterThan(end);
  expect(compressed(html.slice(0, end))).toBeLessThanOrEqual(budgets.firstScreen);
});

test('styles are small', () => {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text);
  expect(styles).toHaveLength(2);
  expect(compressed(styles.join(''))).toBeLessThanOrEqual(budgets.styles);
});

test('hardly any script comes before the first paint', async () => {
  const early = [...html.matchAll(/<script[^>]+src="\.\/([^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );
  expect(early).toHaveLength(1);
  expect(await weightOf(early)).toBeLessThanOrEqual(budgets.scriptsBeforePaint);
});

describe('a whole phone visit with reduced motion', () => {
  let visit: Visit;
  /** The scripts until the page was hydrated. */
  let scripts: string[];
  /** Bytes of all files. */
  let bytes: number;

  beforeAll(async () => {
    visit = await openRecorded('reduced', PHONE);
    await waitForHydration(visit.page);
    scripts = visit.files().filter((file) => file.endsWith('.js'));
    await readToEnd(visit);
    bytes = await weightOf(visit.files());
  }, 300_000);

  afterAll(() => visit.close());

  test('begins with few scripts', async () => {
    expect(scripts.length).toBeGreaterThan(1);
    expect(await weightOf(scripts)).toBeLessThanOrEqual(budgets.reducedScripts);
  });

  test('begins without the libraries of movement, carousel and mail', async () => {
    const files = scripts.map((file) => readFile(join(folder, file), 'utf8'));
    const code = (await Promise.all(files)).join('\n');
    for (const library of [
      'ScrollTrigger',
      'WebGLRenderer',
      'swiper-initialized',
      'EmailJSResponseStatus',
    ]) {
      expect(code).not.toContain(library);
    }
  });

  test('loads no sprites', () => {
    expect(visit.files().filter((file) => /answer|sprite/i.test(file))).toEqual([]);
  });

  test('stays within its budget', () => {
    expect(bytes).toBeLessThanOrEqual(budgets.phoneVisit);
  });
});

test('the page has few elements', async () => {
  const page = await openPage();
  await waitForHydration(page);
  expect(await page.locator('*').count()).toBeLessThanOrEqual(MAX_ELEMENTS);
});

describe('a whole desktop visit', () => {
  /** One visit for all tests: it takes long, and they only read what it loaded. */
  let visit: Visit;
  /** Bytes of its scripts, and of all else. */
  let scripts: number;
  let others: number;

  beforeAll(async () => {
    visit = await openRecorded('full', DESKTOP);
    const { page, files } = visit;
    const loads = (name: string) =>
      expect.poll(() => files().some((file) => file.includes(name)), name).toBe(true);
    await waitForHydration(page);
    // On a busy machine the scroll to the end passes the portrait before the browser has seen it near.
    await page.evaluate(() => document.getElementById('about')!.scrollIntoView());
    await loads('halo.json');
    await readToEnd(visit);
    await page.locator('form input').first().focus();
    for (const late of LATE_FILES) await loads(late);
    const loaded = files().filter((file) => file.endsWith('.js'));
    scripts = await weightOf([...new Set([...loaded, ...(await scriptsWithGpu())])]);
    others = await weightOf(files().filter((file) => !file.endsWith('.js')));
  }, 300_000);

  afterAll(() => visit.close());

  test('loads scripts within their budget', () => {
    expect(scripts).toBeLessThanOrEqual(budgets.visitScripts);
  });

  test('stays within its budget', () => {
    expect(scripts + others).toBeLessThanOrEqual(budgets.desktopVisit);
  });

  test('loads only the fonts of English', () => {
    const fonts = visit.files().filter((file) => file.endsWith('.woff2'));
    expect(fonts).toHaveLength(2);
    expect(fonts.filter((file) => !/-basic-[\w-]+\.woff2$/.test(file))).toEqual([]);
  });

  test('shifts nothing', async () => {
    expect(await visit.page.evaluate(() => window.layoutShift)).toBe(0);
  });
});

test.each([
  ['style attribute', /\sstyle="/],
  ['link to a style sheet', /rel="stylesheet"/],
  ['inline script', /<script(?![^>]*(src=|application\/ld\+json))/],
])('the page has no %s', (_what, written) => {
  expect(html).not.toMatch(written);
});

test('no file is written into the page or a style sheet as data', async () => {
  const styles = (await readdir(join(folder, 'app'))).filter((file) => file.endsWith('.css'));
  const sheets = await Promise.all(
    styles.map((file) => readFile(join(folder, 'app', file), 'utf8')),
  );
  for (const text of [html, ...sheets]) expect(text).not.toMatch(/url\(["']?data:/);
});

/** A page whose requests are recorded. */
interface Visit {
  page: Page;
  /** The site's own files that were requested so far. */
  files(): string[];
  close(): Promise<void>;
}

async function openRecorded(motion: 'full' | 'reduced', device: PageOptions): Promise<Visit> {
  const options = { motion, before: sumShifts, ...device };
  const { page, close } = await openPageToClose('404.html', options);
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(page.url()).origin) requested.add(pathname.slice(1) || 'index.html');
  });
  await runInWorker(page, [drawLittle]);
  await page.goto('./');
  return { page, files: () => [...requested], close };
}

/** Scripts that only machines with a GPU load. Tests run without one. */
async function scriptsWithGpu(): Promise<string[]> {
  const files = await readdir(join(folder, 'app'));
  const scripts = files.filter((file) => /^animateFall-.*\.js$/.test(file));
  expect(scripts).toHaveLength(1);
  return scripts.map((file) => `app/${file}`);
}

/** Scrolls down the whole page as a visitor does, and waits for all that loads on the way. */
async function readToEnd({ page }: Visit): Promise<void> {
  await readWholePage(page);
  await page.waitForLoadState('networkidle');
}

declare global {
  interface Window {
    /** Sum of the page's layout shifts. */
    layoutShift: number;
  }
}

/** Runs before the page: sums up its layout shifts. */
function sumShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!hadRecentInput) window.layoutShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Bytes of files as a host sends them: texts compressed, pictures and fonts as they are. */
async function weightOf(files: string[]): Promise<number> {
  const sizes = files.map(async (file) => {
    const bytes = await readFile(join(folder, file));
    return /\.(html|js|css|svg|json|webmanifest)$/.test(file) ? compressed(bytes) : bytes.length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function compressed(text: Buffer | string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

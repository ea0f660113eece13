import { inject, onTestFinished } from 'vitest';
import { chromium } from 'playwright';
import type { Browser, BrowserContextOptions, Page, PageScreenshotOptions } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { testBrowser } from '../../scripts/browser.ts';

export interface PageOptions extends Omit<BrowserContextOptions, 'reducedMotion' | 'baseURL'> {
  /** Default: reduced. */
  motion?: 'full' | 'reduced';
  /** Address of the site with a slash at its end. Default: the built sample. */
  site?: string;
  /** Default: true. Else the field stays a picture, as with Save-Data: drawing is slow without a GPU. */
  field?: boolean;
  /** Runs before the scripts of each document, for example to remove a feature of the browser. */
  before?: () => void;
}

/** Playwright's assertions. They wait longer than by default: several test files share the processor. */
export const expect = playwrightExpect.configure({ timeout: 30_000 });

const DESKTOP = { width: 1280, height: 720 };
let browser: Promise<Browser> | undefined;
const problems = new WeakMap<Page, string[]>();

/** Opens a page of the site in Chromium. It closes when the test ends. */
export async function openPage(path = '', options: PageOptions = {}): Promise<Page> {
  const { page, close } = await openShared(path, options);
  onTestFinished(close);
  return page;
}

/** Opens a page for several tests that only read it. The caller closes it. */
export async function openShared(
  path = '',
  options: PageOptions = {},
): Promise<{ page: Page; close: () => Promise<void> }> {
  const {
    motion = 'reduced',
    field = true,
    site = inject('siteUrl'),
    before,
    ...context
  } = options;
  browser ??= chromium.launch(testBrowser());
  const running = await browser;
  const opened = await running.newContext({
    viewport: DESKTOP,
    baseURL: site,
    reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
    ...context,
  });
  if (!field) await opened.addInitScript(saveData);
  if (before) await opened.addInitScript(before);
  const page = await opened.newPage();
  const found: string[] = [];
  problems.set(page, found);
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text());
  });
  const close = async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await opened.close();
  };
  // A page that does not open is closed too.
  await page.goto(path).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { page, close };
}

/** Errors and warnings in the console of a page so far, uncaught errors included. */
export function problemsOf(page: Page): string[] {
  return problems.get(page) ?? [];
}

/** Waits until React has hydrated the page: the motion switch works from then on. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('header button[aria-pressed]')).toBeVisible();
}

/** The window or a part as PNG. For a window Playwright compresses more and takes four times as long. */
export async function screenshot(
  page: Page,
  clip?: PageScreenshotOptions['clip'],
): Promise<Buffer> {
  if (clip) return page.screenshot({ clip });
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
  });
  await devtools.detach();
  return Buffer.from(data, 'base64');
}

/** A screenshot of the window or a part, once two in a row are equal. */
export async function settledScreenshot(
  page: Page,
  clip?: PageScreenshotOptions['clip'],
): Promise<Buffer> {
  let last = await screenshot(page, clip);
  await expect
    .poll(async () => {
      const before = last;
      last = await screenshot(page, clip);
      return last.equals(before);
    })
    .toBe(true);
  return last;
}

/** Runs in the page. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
}

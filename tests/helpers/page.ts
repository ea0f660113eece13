import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Locator, Page, PageScreenshotOptions } from 'playwright';
import { expect as playwrightExpect } from 'playwright/test';
import { contextOf, newContext, type ContextOptions, type PageContext } from './contexts.ts';

export interface PageOptions extends ContextOptions {
  /** Runs before the scripts of each document, for example to remove a feature of the browser. */
  before?: () => void;
  /** Errors and warnings of the console that the test expects. It fails if the page has any other. Default: none. */
  expectedProblems?: RegExp;
}

/** A page that the caller closes. */
export interface OpenedPage {
  page: Page;
  close: () => Promise<void>;
}

/** Playwright's assertions. They wait longer than by default: several test files share the processor. */
export const expect = playwrightExpect.configure({ timeout: 30_000 });

/** `expectedProblems` of a page that misses files. */
export const LOST_FILES = /^Failed to load resource|Failed to fetch dynamically imported module/;

const DESKTOP = { width: 1280, height: 720 };
const problems = new WeakMap<Page, string[]>();

/** Opens a page of the site in Chromium. It closes when the test ends. */
export async function openPage(
  path = '',
  { before, expectedProblems, ...options }: PageOptions = {},
): Promise<Page> {
  const context = await contextOf(options);
  const { page, close } = await openIn(context, path, { ...options, before, expectedProblems });
  onTestFinished(close);
  return page;
}

/** Opens a page before the tests of a file or `describe`, which share it, and closes it after them. */
export function openPageForSuite(path = '', options: PageOptions = {}): () => Page {
  let opened: OpenedPage;
  beforeAll(async () => {
    opened = await openPageToClose(path, options);
  });
  afterAll(() => opened.close());
  return () => opened.page;
}

/** Opens a page that the caller closes, such as one for several tests that only read it. */
export async function openPageToClose(
  path = '',
  { before, expectedProblems, ...options }: PageOptions = {},
): Promise<OpenedPage> {
  return openIn(await newContext(options), path, { ...options, before, expectedProblems });
}

/** Opens a page in a context. */
async function openIn(
  { context, end }: PageContext,
  path: string,
  { viewport = DESKTOP, before, expectedProblems }: PageOptions,
): Promise<OpenedPage> {
  const page = await context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  if (before) await page.addInitScript(before);
  const found: string[] = [];
  problems.set(page, found);
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') found.push(message.text());
  });
  const close = async () => {
    // Another page of the same test and context may have closed this one.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await end();
  };
  // A page that does not open is closed too.
  await page.goto(path).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const closeAndCheck = async () => {
    await close();
    const unexpected = found.filter((line) => !expectedProblems?.test(line));
    expect(unexpected, 'problems in the console that the test does not expect').toEqual([]);
  };
  return { page, close: closeAndCheck };
}

/** Errors and warnings in the console of a page so far, uncaught errors included. */
export function problemsOf(page: Page): string[] {
  return problems.get(page) ?? [];
}

/** The motion switch. A CSS selector finds it: its name is in the language of the content. It comes with hydration. */
export function motionSwitch(page: Page): Locator {
  return page.locator('header button[aria-pressed]');
}

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(motionSwitch(page)).toBeVisible();
}

/** Waits until the last section is revealed or waits to be. With motion the code of reveals has come then. */
export async function waitForReveals(page: Page): Promise<void> {
  await expect(page.locator('#contact[data-revealed]')).toHaveCount(1);
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

import { inject } from 'vitest';
import { chromium } from 'playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { testBrowser } from '../../scripts/browser.ts';

export interface ContextOptions extends Omit<BrowserContextOptions, 'reducedMotion' | 'baseURL'> {
  /** Default: reduced. */
  motion?: 'full' | 'reduced';
  /** Address of the site with a slash at its end. Default: the built sample. */
  site?: string;
  /** Default: true. Else the field stays a picture, as with Save-Data: drawing is slow without a GPU. */
  field?: boolean;
}

/** A context for a page. `end` closes the page, and the context too if no other page can have it. */
export interface PageContext {
  context: BrowserContext;
  end: () => Promise<void>;
}

/** A context that stays open. */
interface KeptContext {
  context: BrowserContext;
  /** A page of the site that nobody looks at: while it is open the process of the site goes on. */
  keeper: Page;
}

/** The pages of a context share a process: the scripts of the next page are compiled already. */
const ONE_PROCESS = '--process-per-site';
/** Options of pages for which contexts stay open. Pages with others are few. */
const KEPT = new Set(['motion', 'field', 'javaScriptEnabled', 'viewport']);

/** Milliseconds that a page may take to load. A busy machine takes half a minute for one of the dev server. */
const NAVIGATION_TIMEOUT_MS = 100_000;

let browser: Promise<Browser> | undefined;
const keptContexts = new Map<string, Promise<KeptContext>>();

/**
 * The context of a page for one test. Pages of the sample with the same motion, field and scripts have one context,
 * one after the other: a page in a running process takes a quarter less than one in a new process.
 */
export async function contextOf(options: ContextOptions): Promise<PageContext> {
  if (!Object.keys(options).every((name) => KEPT.has(name))) return newContext(options);
  const { viewport: _size, ...shared } = options;
  const { motion, field, javaScriptEnabled } = shared;
  const key = JSON.stringify({ motion, field, javaScriptEnabled });
  const opening = keptContexts.get(key) ?? keepContext(shared);
  keptContexts.set(key, opening);
  const { context, keeper } = await opening;
  const end = async () => {
    const others = context.pages().filter((page) => page !== keeper);
    await Promise.all(others.map((page) => page.close()));
    if (await keeper.evaluate(forget).catch(() => false)) return;
    keptContexts.delete(key);
    await context.close();
  };
  return { context, end };
}

/** A context that ends with its page. */
export async function newContext({
  motion = 'reduced',
  field = true,
  site = inject('siteUrl'),
  ...options
}: ContextOptions): Promise<PageContext> {
  const { args, ...launch } = testBrowser();
  browser ??= chromium.launch({ ...launch, args: [...args, ONE_PROCESS] });
  const running = await browser;
  const context = await running.newContext({
    ...options,
    baseURL: site,
    reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
  });
  context.setDefaultNavigationTimeout(NAVIGATION_TIMEOUT_MS);
  if (!field) await context.addInitScript(saveData);
  return { context, end: () => context.close() };
}

async function keepContext(options: ContextOptions): Promise<KeptContext> {
  const { context } = await newContext(options);
  const keeper = await context.newPage();
  await keeper.goto('robots.txt');
  return { context, keeper };
}

/** Runs in the page: empties the storage. Returns whether the context has its own clock and network, as at first. */
function forget(): boolean {
  localStorage.clear();
  return navigator.onLine && /native code/.test(String(setTimeout));
}

/** Runs in the page. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
}

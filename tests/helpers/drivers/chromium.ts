import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { browserArgs, requireBrowser, testBrowser } from '../../../scripts/browser.ts';
import { callInPage } from '../../../scripts/callInPage.ts';
import { isHydrated, until } from './inPage.ts';
import { renderedText } from './onElement.ts';
import type { Engine, Preferences, Target, Visitor, VisitOptions } from './visitor.ts';

/** Running browsers, by how they were started. */
const browsers = new Map<string, Promise<Browser>>();

/** How most are started. */
const USUAL = JSON.stringify({});

/** A visitor in Chromium, and the driver's own page for what only Chromium can: interception, a clock, emulation. */
export interface ChromiumVisitor extends Visitor {
  page: Page;
}

/** A visit as only Chromium can begin it. */
export interface ChromiumOptions extends VisitOptions {
  /** A phone: touch in place of a mouse. */
  touch?: boolean;
  /** Device pixels to a CSS pixel; 1 where nothing is said. */
  density?: number;
  /** Whether scripts run; yes where nothing is said. */
  scripts?: boolean;
  start?: ChromiumStart;
}

/** How Chromium is started, where that is not as `browserArgs` and Playwright say. */
export interface ChromiumStart {
  /** Flags in the place of `browserArgs`. */
  args?: string[];
  /** Flags of Playwright's to leave out. */
  without?: string[];
  /** Whether it is the whole browser, for what its headless shell lacks. */
  whole?: boolean;
}

/** A browser that keeps a page which is left for the way back. */
export const withBackForwardCache: ChromiumStart = { without: ['--disable-back-forward-cache'], whole: true };

/** Chromium, by Playwright; one browser serves all visits that start it alike. */
export const chromiumEngine = { begin, close } satisfies Engine;

async function begin(options: ChromiumOptions & { site: string }): Promise<ChromiumVisitor> {
  const browser = await started(options.webgl === false ? withoutWebgl : options.start);
  const context = await browser.newContext({
    baseURL: options.site,
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    deviceScaleFactor: options.density ?? 1,
    hasTouch: options.touch ?? false,
    isMobile: options.touch ?? false,
    javaScriptEnabled: options.scripts ?? true,
    ...emulation({ motion: 'reduced', ...options }),
  });
  const page = await context.newPage();
  if (options.before) await page.addInitScript(options.before);

  const complaints: string[] = [];
  const consoleLines: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    consoleLines.push(`${message.type()}: ${message.text()}`);
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  context.on('request', (request) => requests.push(request.url()));

  const find = (target: Target): Locator =>
    typeof target === 'string'
      ? page.locator(target)
      : page.getByRole(target.role, target.name === undefined ? {} : { name: target.name, exact: true });

  const evaluate: Visitor['evaluate'] = (run, ...args) => page.evaluate(callInPage(run, args)) as never;

  return {
    page,
    open: async (path = '') => void (await page.goto(path, { waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    hydrated: () => until('React has taken over', () => evaluate(isHydrated)),
    click: (target) => find(target).first().click(),
    hover: (target) => find(target).first().hover(),
    fill: (target, text) => find(target).first().fill(text),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    moveMouse: (x, y, steps = 1) => page.mouse.move(x, y, { steps }),
    mouseDown: () => page.mouse.down(),
    mouseUp: () => page.mouse.up(),
    wheel: (pixels) => page.mouse.wheel(0, pixels),
    read: async (target) => {
      let text: string | null = null;
      const first = find(target).first();
      await until(
        'it is laid out',
        async () => (text = await first.evaluate<typeof text, void, HTMLElement>(renderedText)) !== null,
      );
      return text!;
    },
    count: (target) => find(target).count(),
    // In one step: what is asked about may be going.
    sees: (target) =>
      find(target).evaluateAll(([node]) => {
        if (!node?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        const { width, height } = node.getBoundingClientRect();
        return width > 0 && height > 0;
      }),
    box: async (target) => {
      const box = await find(target).first().boundingBox();
      if (!box) throw new Error(`${JSON.stringify(target)} is not rendered`);
      return box;
    },
    evaluate,
    until: (what, run, args = [] as never, timeout) => until(what, () => evaluate(run, ...args), timeout),
    resize: (width, height) => page.setViewportSize({ width, height }),
    prefer: (preferences) => page.emulateMedia(emulation(preferences)),
    screenshot: () => page.screenshot(),
    complaints: () => complaints,
    consoleLines: () => consoleLines,
    requests: () => requests,
    close: () => context.close(),
  };
}

/** Without WebGL on any thread. */
const withoutWebgl: ChromiumStart = {
  args: [...browserArgs.filter((flag) => !flag.includes('swiftshader')), '--disable-software-rasterizer'],
};

/** Ends the browsers that were started in a way of their own; the usual one goes with the process. */
async function close(): Promise<void> {
  const own = [...browsers].filter(([key]) => key !== USUAL);
  await Promise.all(
    own.map(async ([key, browser]) => {
      browsers.delete(key);
      await (await browser).close();
    }),
  );
}

function started(start: ChromiumStart = {}): Promise<Browser> {
  const { args = browserArgs, without, whole = false } = start;
  const key = JSON.stringify(start);
  const executablePath = whole ? requireBrowser() : testBrowser();
  const launch = () => chromium.launch({ executablePath, args, ignoreDefaultArgs: without });
  const browser = browsers.get(key) ?? launch();
  browsers.set(key, browser);
  return browser;
}

function emulation({ motion, contrast, forcedColors }: Preferences) {
  return {
    ...(motion && { reducedMotion: motion === 'reduced' ? ('reduce' as const) : ('no-preference' as const) }),
    ...(contrast && { contrast }),
    ...(forcedColors !== undefined && {
      forcedColors: forcedColors ? ('active' as const) : ('none' as const),
    }),
  };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { chromium, type Browser } from 'playwright';
import { launch, type Browser as Firefox } from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';
import { expect, inject, onTestFinished } from 'vitest';
import { browserArgs } from '../../scripts/browser.ts';
import { oldChromium } from './oldChromium.ts';
import { requireProgram } from './programs.ts';

type Motion = 'full' | 'reduced';

export type EngineName = 'firefox' | 'webkit' | 'oldChromium';

/** A page in one of the engines. Selectors are CSS. */
export interface EnginePage {
  open(path?: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It sees its arguments and nothing else of the test. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  click(selector: string): Promise<void>;
  /** Types into a field. */
  type(selector: string, text: string): Promise<void>;
  /** Presses a key: `Tab`, `Enter` or `Escape`. */
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
  moveMouse(x: number, y: number): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
}

interface EngineOptions {
  /** Default: reduced. */
  motion?: Motion;
  /** Default: a desktop. */
  width?: number;
  height?: number;
  /** Default: the built sample. */
  site?: string;
}

/** Opens the page in the engine of the test project, and waits until React has hydrated it. */
export async function openEngine(path = '', options: EngineOptions = {}): Promise<EnginePage> {
  const { motion = 'reduced', width = 1440, height = 900, site = inject('siteUrl') } = options;
  const engine = inject('engine');
  const open = { oldChromium: openChromium, firefox: openFirefox, webkit: openWebkit };
  const page = await open[engine](site, motion);
  await page.resize(width, height);
  await page.open(path);
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  return page;
}

/** A call as an expression: the security policy lets drivers run no other text. */
function callOf(run: (...args: never[]) => unknown, args: unknown[]): string {
  return `(${run.toString()})(...${JSON.stringify(args)})`;
}

function isHydrated(): boolean {
  return document.querySelector('header button[aria-pressed]') !== null;
}

let chromiumBrowser: Promise<Browser> | undefined;

/** An old Chromium by Playwright, which still speaks to it. */
async function openChromium(site: string, motion: Motion): Promise<EnginePage> {
  chromiumBrowser ??= chromium.launch({ executablePath: await oldChromium(), args: browserArgs });
  const browser = await chromiumBrowser;
  const reducedMotion = motion === 'reduced' ? 'reduce' : 'no-preference';
  const context = await browser.newContext({ baseURL: site, reducedMotion });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  return {
    open: async (path = '') => void (await page.goto(path)),
    reload: async () => void (await page.reload()),
    evaluate: (run, ...args) => page.evaluate(callOf(run, args)),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.locator(selector).pressSequentially(text),
    press: (name) => page.keyboard.press(name),
    moveMouse: (x, y) => page.mouse.move(x, y),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
  };
}

const firefoxes = new Map<Motion, Promise<Firefox>>();

/** Firefox by Puppeteer over WebDriver BiDi. One browser for each setting of motion serves all tests. */
async function openFirefox(site: string, motion: Motion): Promise<EnginePage> {
  const starting = firefoxes.get(motion) ?? startFirefox(motion);
  firefoxes.set(motion, starting);
  const context = await (await starting).createBrowserContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const find = async (selector: string) => {
    const element = await page.$(selector);
    if (!element) throw new Error(`The page has no ${selector}`);
    return element;
  };
  return {
    open: async (path = '') => void (await page.goto(new URL(path, site).href)),
    reload: async () => void (await page.reload()),
    evaluate: (run, ...args) => page.evaluate(callOf(run, args)) as never,
    click: async (selector) => (await find(selector)).click(),
    type: async (selector, text) => (await find(selector)).type(text),
    press: (name) => page.keyboard.press(name),
    moveMouse: (x, y) => page.mouse.move(x, y),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}

function startFirefox(motion: Motion): Promise<Firefox> {
  return launch({
    browser: 'firefox',
    executablePath: requireProgram('Firefox'),
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': motion === 'reduced' ? 1 : 0,
      // A mouse (a fine pointer that hovers), which a machine without a screen lacks.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      'ui.useOverlayScrollbars': 1,
    },
  });
}

let display: Promise<string> | undefined;

/** WebKitGTK's small browser by WebDriver. It reads settings at its start, so each test starts one. */
async function openWebkit(site: string, motion: Motion): Promise<EnginePage> {
  const [browser, program] = [requireProgram('MiniBrowser'), requireProgram('WebKitWebDriver')];
  const settings = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(
    join(settings, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${motion === 'full' ? 1 : 0}\n`,
  );
  // The hidden bar of the browser would else be wider than a phone.
  await writeFile(
    join(settings, 'gtk-3.0/gtk.css'),
    'button { min-width: 0; padding: 0; border: 0; }',
  );
  display ??= startDisplay();
  const port = await freePort();
  const server = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, DISPLAY: await display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings },
  });
  onTestFinished(() => endGroup(server));
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: browser,
        // Tab reaches links, as it does in Safari by a setting.
        args: ['--automation', '--full-screen', '--enable-tabs-to-links=true'],
      },
    })
    .build();
  onTestFinished(() => driver.quit().catch(() => {}));
  const find = (selector: string) => driver.findElement(By.css(selector));
  const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE };
  return {
    open: (path = '') => driver.get(new URL(path, site).href),
    reload: () => driver.navigate().refresh(),
    evaluate: (run, ...args) => driver.executeScript(`return ${callOf(run, args)}`),
    click: (selector) => find(selector).click(),
    type: (selector, text) => find(selector).sendKeys(text),
    press: (name) => driver.actions().sendKeys(keys[name]).perform(),
    moveMouse: (x, y) =>
      driver
        .actions({ async: true })
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .perform(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}

/** Starts a screen that nobody sees; returns its name. */
async function startDisplay(): Promise<string> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '2600x1600x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  process.once('exit', () => server.kill());
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}

/** Ends a process and the browser that it has started. */
function endGroup({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

declare module 'vitest' {
  export interface ProvidedContext {
    engine: EngineName;
  }
}

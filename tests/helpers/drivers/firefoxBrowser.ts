import { launch as launchBrowser, type Browser, type Page } from 'puppeteer-core';
import { requireFirefox } from '../../../scripts/firefox.ts';
import { startDisplay, type Display } from './display.ts';
import type { Preferences } from './visitor.ts';

/** Preferences of Firefox's, as about:config lists them. */
export type Settings = Record<string, number>;

/** Browsers of this test file, by how they were started. */
const browsers = new Map<string, Promise<Browser>>();

let display: Promise<Display> | undefined;

/** What the system asks for, as Firefox reads it in place of the system's own settings. */
export function settingsFor({ motion, contrast, forcedColors = false }: Preferences): Settings {
  return {
    'ui.prefersReducedMotion': motion === 'reduced' ? 1 : 0,
    // A theme of high contrast; the page's own colours always (1) or never (2).
    'ui.useAccessibilityTheme': contrast === 'more' || forcedColors ? 1 : 0,
    'browser.display.document_color_use': forcedColors ? 2 : 1,
  };
}

/** A browser with these settings, with or without WebGL. */
export function started(settings: Settings, webgl: boolean): Promise<Browser> {
  const key = JSON.stringify({ ...settings, webgl });
  const browser = browsers.get(key) ?? launch(settings, webgl);
  browsers.set(key, browser);
  return browser;
}

/** Ends all browsers that were started. */
export async function closeAll(): Promise<void> {
  const running = [...browsers.values()];
  browsers.clear();
  await Promise.allSettled(running.map(async (browser) => (await browser).close()));
  (await display)?.close();
  display = undefined;
}

async function launch(settings: Settings, webgl: boolean): Promise<Browser> {
  const executablePath = requireFirefox();
  // Nothing appears on the display, but without one Firefox draws no WebGL.
  if (webgl && !process.env.DISPLAY) display ??= startDisplay();
  return launchBrowser({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Lets `set` change the settings of the running browser.
    args: ['--remote-allow-system-access'],
    env: {
      ...process.env,
      DISPLAY: process.env.DISPLAY ?? (await display)?.name,
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    extraPrefsFirefox: {
      'webgl.force-enabled': webgl,
      'webgl.disabled': !webgl,
      // A mouse, which a machine without a screen has not: a fine pointer (2) that hovers (4).
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Scroll bars lie above the page, as on most systems: the window's width is the page's.
      'ui.useOverlayScrollbars': 1,
      ...settings,
    },
  });
}

/** What a browser of puppeteer's holds to talk with Firefox; its types leave it out. */
interface Wire {
  connection: {
    send(
      method: 'browsingContext.getTree',
      parameters: { 'moz:scope': 'chrome'; maxDepth: 0 },
    ): Promise<{ result: { contexts: [{ context: string }] } }>;
    send(
      method: 'script.evaluate',
      parameters: { expression: string; awaitPromise: boolean; target: { context: string } },
    ): Promise<{ result: { type: string } }>;
    on(event: 'log.entryAdded', listener: (entry: LogEntry) => void): void;
    off(event: 'log.entryAdded', listener: (entry: LogEntry) => void): void;
  };
}

/** A line of the console, or an error, as BiDi tells of it. */
interface LogEntry {
  source: { context?: string };
  type: string;
  /** Method of the console that was called. */
  method?: string;
  text: string | null;
  stackTrace?: object;
}

/**
 * Changes settings of a running browser, as the system would. BiDi has no command for that and puppeteer emulates it
 * in Chromium only, but Firefox lets its own windows be scripted. All visits of that browser notice.
 */
export async function set(browser: Browser, settings: Settings): Promise<void> {
  const { connection } = browser as unknown as Wire;
  const tree = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 });
  const lines = Object.entries(settings).map(
    ([name, value]) => `Services.prefs.setIntPref('${name}', ${value});`,
  );
  const { result } = await connection.send('script.evaluate', {
    expression: lines.join('\n'),
    awaitPromise: false,
    target: { context: tree.result.contexts[0].context },
  });
  if (result.type !== 'success')
    throw new Error(`Firefox did not take the settings: ${JSON.stringify(result)}`);
}

/**
 * Tells of each line of a page's console and of each uncaught error, by its kind and text; returns the function that
 * ends it. Puppeteer's own events leave out what an error among the line's values says.
 */
export function listen(page: Page, tell: (kind: string, text: string) => void): () => void {
  const { connection } = page.browser() as unknown as Wire;
  const { _id: id } = page.mainFrame() as unknown as { _id: string };
  const hear = ({ source, type, method, text, stackTrace }: LogEntry) => {
    if (source.context !== id) return;
    // Firefox tells of what it refuses or cannot load as of uncaught errors, but no script threw them.
    const kind = type === 'console' ? (method ?? type) : stackTrace ? 'uncaught' : 'error';
    tell(kind === 'warn' ? 'warning' : kind, text ?? '');
  };
  connection.on('log.entryAdded', hear);
  return () => connection.off('log.entryAdded', hear);
}

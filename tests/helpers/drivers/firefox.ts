import type { KeyInput } from 'puppeteer-core';
import { byEvaluation } from './byEvaluation.ts';
import { closeAll, listen, set, settingsFor, started } from './firefoxBrowser.ts';
import { until } from './inPage.ts';
import type { Place } from './onElement.ts';
import type { Engine, Preferences, Target, Visitor, VisitOptions } from './visitor.ts';

/** Firefox, by puppeteer over WebDriver BiDi; one browser serves all visits of a test file that start it alike. */
export const firefoxEngine: Engine = { begin, close: closeAll };

async function begin(options: VisitOptions & { site: string }): Promise<Visitor> {
  let preferences: Preferences = { motion: 'reduced', ...options };
  const settings = settingsFor(preferences);
  const browser = await started(settings, options.webgl ?? true);
  const context = await browser.createBrowserContext();
  // A window of its own: in a tab behind another one no frames are drawn.
  const page = await context.newPage({ type: 'window' });
  await page.setViewport({ width: options.width ?? 1440, height: options.height ?? 900 });
  if (options.before) await page.evaluateOnNewDocument(options.before);

  const complaints: string[] = [];
  const consoleLines: string[] = [];
  const requests: string[] = [];
  const stopListening = listen(page, (kind, text) => {
    if (kind !== 'uncaught') consoleLines.push(`${kind}: ${text}`);
    if (['error', 'warning', 'uncaught'].includes(kind)) complaints.push(`${kind}: ${text}`);
  });
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(request.url());
  });

  const { placeOf, ...asked } = byEvaluation((expression) => page.evaluate(expression));
  let mouse: Place = { x: 0, y: 0 };
  const move = async (x: number, y: number): Promise<void> => {
    mouse = { x, y };
    await page.mouse.move(x, y);
  };
  const pointTo = async (target: Target, usable: boolean): Promise<void> => {
    const { x, y } = await placeOf(target, usable);
    await move(x, y);
  };
  const press = async (key: string): Promise<void> => {
    const keys = key.split(/(?<=.)\+/) as KeyInput[];
    for (const held of keys.slice(0, -1)) await page.keyboard.down(held);
    await page.keyboard.press(keys.at(-1)!);
    for (const held of keys.slice(0, -1).toReversed()) await page.keyboard.up(held);
  };

  return {
    ...asked,
    open: async (path = '') =>
      void (await page.goto(new URL(path, options.site).href, { waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    click: async (target) => {
      await pointTo(target, true);
      await page.mouse.down();
      await page.mouse.up();
    },
    hover: (target) => pointTo(target, false),
    type: (text) => page.keyboard.type(text),
    press,
    moveMouse: async (x, y, steps = 1) => {
      const from = mouse;
      for (let step = 1; step <= steps; step += 1) {
        await move(from.x + ((x - from.x) * step) / steps, from.y + ((y - from.y) * step) / steps);
      }
    },
    mouseDown: () => page.mouse.down(),
    mouseUp: () => page.mouse.up(),
    wheel: (pixels) => page.mouse.wheel({ deltaY: pixels }),
    resize: (width, height) => page.setViewport({ width, height }),
    prefer: async (changes) => {
      preferences = { ...preferences, ...changes };
      await set(browser, settingsFor(preferences));
      await until('the page has noticed', () => asked.evaluate(hasNoticed, preferences));
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    complaints: () => complaints,
    consoleLines: () => consoleLines,
    requests: () => requests,
    close: async () => {
      stopListening();
      await context.close();
      // The next visit finds the system as it was.
      await set(browser, settings);
    },
  };
}

/** Run in the page: whether it has been told of what the system asks for. */
function hasNoticed({ motion, contrast, forcedColors = false }: Preferences): boolean {
  const asks = (feature: string) => matchMedia(`(${feature})`).matches;
  return (
    asks('prefers-reduced-motion: reduce') === (motion === 'reduced') &&
    asks('prefers-contrast: more') === (contrast === 'more' || forcedColors) &&
    asks('forced-colors: active') === forcedColors
  );
}

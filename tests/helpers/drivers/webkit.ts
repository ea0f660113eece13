import { Origin, type Actions } from 'selenium-webdriver';
import { requireWebkit } from '../../../scripts/webkit.ts';
import { byEvaluation } from './byEvaluation.ts';
import { startDisplay, type Display } from './display.ts';
import { until } from './inPage.ts';
import type { Place } from './onElement.ts';
import type { Engine, Preferences, Visitor, VisitOptions } from './visitor.ts';
import { stroke } from './webkit/keys.ts';
import { startProxy } from './webkit/recordingProxy.ts';
import { startSession } from './webkit/session.ts';

/** The screen of all visits of a test file. */
let display: Promise<Display> | undefined;

/** WebKitGTK's small browser, by classic WebDriver; each visit has a browser of its own. */
export const webkitEngine: Engine = { begin, close };

async function begin(options: VisitOptions & { site: string }): Promise<Visitor> {
  const { site, width = 1440, height = 900, before, forcedColors } = options;
  if (forcedColors) throw new Error('WebKit knows no forced colours');
  const programs = requireWebkit();
  display ??= startDisplay();
  const proxy = await startProxy(before);
  const session = await startSession({
    ...options,
    programs,
    display: (await display).name,
    proxy: proxy.address,
  });
  const { driver } = session;
  const mouse: Place = { x: 0, y: 0 };
  let ended: Promise<void> | undefined;
  const end = () => (ended ??= session.close().then(() => proxy.close()));

  const { placeOf, ...asked } = byEvaluation((expression) => driver.executeScript(`return (${expression});`));
  const { evaluate } = asked;

  const act = (plan: (actions: Actions) => Actions) => plan(driver.actions({ async: true })).perform();
  const move = (actions: Actions, { x, y }: Place) =>
    actions.move({ ...Object.assign(mouse, { x, y }), duration: 0 });

  const resize = async (wide: number, high: number) => {
    await driver.manage().window().setRect({ x: 0, y: 0, width: wide, height: high });
    const fits = (w: number, h: number) => innerWidth === w && innerHeight === h;
    await until(`the window has ${wide} by ${high}`, () => evaluate(fits, wide, high));
  };

  await resize(width, height).catch(async (thrown: unknown) => {
    await end();
    throw thrown;
  });

  return {
    ...asked,
    open: async (path = '') => {
      await driver.get(new URL(path, site).href);
      await evaluate(nextFrame);
    },
    reload: async () => {
      await driver.navigate().refresh();
      await evaluate(nextFrame);
    },
    click: async (target) => {
      const at = await placeOf(target, true);
      await act((actions) => move(actions, at).press().release());
    },
    hover: async (target) => {
      const at = await placeOf(target, false);
      await act((actions) => move(actions, at));
    },
    type: (text) => act((actions) => [...text].reduce((all, each) => stroke(all, each), actions)),
    press: (key) => act((actions) => stroke(actions, ...key.split('+'))),
    moveMouse: (x, y, steps = 1) => {
      const from = { ...mouse };
      const shares = Array.from({ length: steps }, (_, step) => (step + 1) / steps);
      const at = (share: number) => ({ x: from.x + (x - from.x) * share, y: from.y + (y - from.y) * share });
      return act((actions) => shares.reduce((all, share) => move(all, at(share)), actions));
    },
    mouseDown: () => act((actions) => actions.press()),
    mouseUp: () => act((actions) => actions.release()),
    wheel: (pixels) => act((actions) => actions.scroll(mouse.x, mouse.y, 0, pixels, Origin.VIEWPORT, 0)),
    resize,
    prefer: (preferences) => prefer(options, preferences),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    complaints: () => proxy.lines.filter(([kind]) => /error|warning|uncaught/.test(kind)).map(spoken),
    consoleLines: () => proxy.lines.filter(([kind]) => kind !== 'uncaught').map(spoken),
    requests: () => proxy.requests,
    close: end,
  };
}

async function close(): Promise<void> {
  const running = display;
  display = undefined;
  (await running)?.close();
}

/** GTK tells of changed settings by a service of the desktop's only, which a bare screen has not. */
async function prefer(options: Preferences, { motion, contrast, forcedColors }: Preferences): Promise<void> {
  const { motion: moves = 'reduced', contrast: stands = 'no-preference' } = options;
  const same = (motion ?? moves) === moves && (contrast ?? stands) === stands;
  if (!same || forcedColors) throw new Error('the settings of WebKitGTK cannot change while a page is open');
}

/** Run in the page: WebKit goes to the section that the address names one frame after the load event. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function spoken([kind, text]: readonly [string, string]): string {
  return `${kind}: ${text}`;
}

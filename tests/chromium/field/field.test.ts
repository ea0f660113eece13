import { describe, expect, test } from 'vitest';
import {
  canvases,
  clockBegins,
  fieldRequests,
  fieldShows,
  growsBy,
  inWorker,
  motionSwitch,
  ownComplaints,
  pass,
  PATIENCE,
} from '../../helpers/pages/field.ts';
import { fewCores } from '../../helpers/probes/cores.ts';
import { fewFrames, fewNeedles, probeField, seemFast } from '../../helpers/probes/fieldProbe.ts';
import { holdClock } from '../../../scripts/site/fieldClock.ts';
import { until } from '../../helpers/drivers/inPage.ts';
import type { ChromiumVisitor } from '../../helpers/drivers/chromium.ts';
import { meetArrow, revealAll } from '../../helpers/pages/movement.ts';
import { fieldSite } from '../../helpers/sites/fieldSite.ts';

const site = fieldSite();

describe('the field', () => {
  test("is drawn by one worker, which ends with it, and not by the page's own thread", async () => {
    site.inWorker = [probeField, fewNeedles, fewFrames];
    const visitor = await site.comes({ width: 1100, height: 500, before: probeField });
    await revealAll(visitor);
    await fieldShows(visitor);
    expect(fieldRequests(visitor)).toEqual(['runField', 'field.worker']);
    expect(visitor.page.workers()).toHaveLength(1);
    const askedInPage = () => visitor.evaluate(() => fieldProbe.asked);
    // What else moves on the page comes to rest; a loop for the field never would.
    await until(
      'the worker draws 8 frames in which the page asks for none',
      async () => {
        const before = await askedInPage();
        await growsBy(8, () => asked(visitor));
        return (await askedInPage()) === before;
      },
      PATIENCE,
    );
    expect(await visitor.evaluate(() => fieldProbe.context === undefined)).toBe(true);

    await visitor.click(motionSwitch);
    await until('the worker is gone', async () => visitor.page.workers().length === 0);
    expect(ownComplaints(visitor)).toEqual([]);
  });

  test('comes in within 1.6 s, follows the mouse, wanders without one, throws one ring for a press and turns away while scrolling', async () => {
    site.inWorker = [probeField, fewNeedles, holdClock];
    const visitor = await site.comes();
    await clockBegins(visitor);
    expect(await uniform(visitor, 'entry', 0.8)).toBeCloseTo(0.5, 1);
    expect(await uniform(visitor, 'entry', 0.9)).toBe(1);

    const wandering = await uniform(visitor, 'target', 0.1);
    expect(await uniform(visitor, 'target', 2)).not.toEqual(wandering);

    const xAt = async (x: number) => {
      await visitor.moveMouse(x, 450);
      const [early, late] = [await uniform(visitor, 'target', 0.1), await uniform(visitor, 'target', 2)];
      return { early: (early as number[])[0]!, late: (late as number[])[0]! };
    };
    const right = await xAt(1200);
    const left = await xAt(240);
    expect(right.late).toBeGreaterThan(10);
    expect(left.late).toBeCloseTo(-right.late, 3);
    expect(left.early, 'on its way').toBeGreaterThan(left.late + 1);
    expect(left.early, 'on its way').toBeLessThan(right.late - 1);

    expect(await uniform(visitor, 'pressAge')).toBeGreaterThan(100);
    await visitor.mouseDown();
    await visitor.mouseUp();
    expect(await uniform(visitor, 'pressAge', 0.5)).toBeLessThan(0.6);
    expect(await uniform(visitor, 'pressAge', 1)).toBeGreaterThan(1.4);

    expect(await uniform(visitor, 'away')).toBeLessThan(0.001);
    await visitor.evaluate(() => scrollTo({ top: innerHeight / 2, behavior: 'instant' }));
    await until('the field has turned half away', async () => {
      const scroll = (await uniform(visitor, 'away', 1)) as number;
      return scroll > 0.45 && scroll < 0.55;
    });
    expect(ownComplaints(visitor)).toEqual([]);
  });
});

test.each([
  ['every other frame where few cores have to draw it', fewCores, 0.5],
  ['every frame where there are many', seemFast, 1],
])('draws %s', async (_which, cores, share) => {
  site.inWorker = [probeField, fewNeedles, cores];
  const visitor = await site.comes();
  await fieldShows(visitor);
  expect(await inWorker(visitor, drawnIn, 40)).toBeCloseTo(share, 1);
});

test('waits until the page is hydrated, however long that takes, so that nothing is drawn anew', async () => {
  site.inWorker = [fewNeedles, fewFrames];
  const visitor = await site.comes({ before: holdHydration });
  const heading = await visitor.page.locator('h1').elementHandle();
  await visitor.evaluate(async () => {
    for (let idle = 0; idle < 3; idle++) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await visitor.moveMouse(700, 400);
  await visitor.page.waitForLoadState('networkidle');
  await visitor.evaluate(() => window.letHydrate());
  await fieldShows(visitor);
  expect(await heading!.evaluate((element) => element.isConnected), 'the heading as it was served').toBe(
    true,
  );
  expect(ownComplaints(visitor)).toEqual([]);
});

test('nothing of the field is requested where data is saved, although everything else moves', async () => {
  const saveData = () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  };
  const visitor = await site.comes({ before: saveData });
  await visitor.until('reveals are there', () => 'reveals' in document.documentElement.dataset);
  // What waits for an idle moment comes with the mouse at the latest, the field as the arrow.
  await meetArrow(visitor);
  await visitor.page.waitForLoadState('networkidle');
  expect(fieldRequests(visitor)).toEqual([]);
  expect(await canvases(visitor)).toBe(0);
});

describe('the canvas', () => {
  test("has the screen's pixels, at most 1.75 for one of CSS, and follows the window to another screen and as it is dragged", async () => {
    site.inWorker = [probeField, fewNeedles, holdClock];
    const visitor = await site.comes({ width: 600, height: 700, before: keepQueries });
    await clockBegins(visitor);
    const devtools = await visitor.page.context().newCDPSession(visitor.page);
    for (const [screen, drawn] of [
      [1.5, 1.5],
      [3, 1.75],
      [1, 1],
    ] as const) {
      const metrics = { width: 600, height: 700, deviceScaleFactor: screen, mobile: false };
      await devtools.send('Emulation.setDeviceMetricsOverride', metrics);
      // An emulated screen changes without telling those who have asked to be told.
      await visitor.evaluate(() =>
        window.queries.forEach((query) => query.dispatchEvent(new Event('change'))),
      );
      await drawnAt(visitor, Math.floor(600 * drawn), Math.floor(700 * drawn));
    }
    await devtools.send('Emulation.clearDeviceMetricsOverride');

    for (let width = 690; width >= 500; width -= 10) await visitor.resize(width, 700);
    await drawnAt(visitor, 500, 700);
    for (let width = 500; width <= 800; width += 20) await visitor.resize(width, width + 100);
    await drawnAt(visitor, 800, 900);
    const canvas = await visitor.box('[data-field] canvas');
    expect(canvas).toEqual({ x: 0, y: 0, width: 800, height: 900 });
    expect(ownComplaints(visitor)).toEqual([]);
  });
});

declare global {
  interface Window {
    /** What the page has asked about the screen's resolution. */
    queries: MediaQueryList[];
    letHydrate(): void;
  }
}

/** Run before the page: React, which sends itself messages to go on, waits until it is let. */
function holdHydration(): void {
  const { postMessage } = MessagePort.prototype;
  let held: (() => void)[] | undefined = [];
  MessagePort.prototype.postMessage = function (...args: unknown[]) {
    const send = () => postMessage.apply(this, args as never);
    if (held) held.push(send);
    else send();
  };
  window.letHydrate = () => {
    held?.forEach((send) => send());
    held = undefined;
  };
}

/** Run before the page. */
function keepQueries(): void {
  window.queries = [];
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (text) => {
    const query = ask(text);
    if (text.includes('resolution')) window.queries.push(query);
    return query;
  };
}

function asked(visitor: ChromiumVisitor): Promise<number> {
  return inWorker(visitor, () => fieldProbe.asked);
}

/** The value of a uniform after so many seconds more. */
async function uniform(
  visitor: ChromiumVisitor,
  name: string,
  seconds = 0,
): Promise<number | number[] | undefined> {
  await pass(visitor, seconds);
  return inWorker(visitor, (each) => fieldProbe.uniforms[each], name);
}

async function drawnAt(visitor: ChromiumVisitor, width: number, height: number): Promise<void> {
  await until(`it draws ${width} by ${height}`, async () => {
    await pass(visitor, 0.1);
    return (await inWorker(visitor, () => fieldProbe.sizes.at(-1))) === `${width} x ${height}`;
  });
}

/** Run in the worker: in which share of so many frames, 0 to 1, the field is drawn. */
async function drawnIn(frames: number): Promise<number> {
  const moments = new Set<unknown>();
  for (let passed = 0; passed < frames; passed++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    moments.add(fieldProbe.uniforms.time);
  }
  return moments.size / frames;
}

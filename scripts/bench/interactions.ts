import type { Browser, Page } from 'playwright';
import { median, pause, withBrowser, type Measurement } from './measurement.ts';

/** How many times slower than this machine the processor is. */
const SLOWDOWNS = [4, 6];
/** Of each of both kinds of visitors: a hundred presses in all. */
const VISITS = 10;

/** A kind of visitor, and the elements that they press: CSS selectors. */
interface Device {
  viewport: { width: number; height: number };
  /** Pressed in the first second. */
  early: string;
  later: readonly string[];
}

const MENU_BUTTON = 'header button[aria-expanded]';
const MENU_LINK = 'header nav a >> nth=3';
const MOTION_SWITCH = 'header button[aria-pressed]';
const SEND = 'form button[type=submit]';
const CAROUSEL_BUTTON = '#testimonials button:visible >> nth=-1';

const DEVICES: readonly Device[] = [
  {
    viewport: { width: 390, height: 844 },
    early: MENU_BUTTON,
    later: [MENU_BUTTON, CAROUSEL_BUTTON, SEND, MOTION_SWITCH],
  },
  {
    viewport: { width: 1440, height: 900 },
    early: MENU_LINK,
    later: [MENU_LINK, CAROUSEL_BUTTON, SEND, MOTION_SWITCH],
  },
];

/** Milliseconds after the first paint, at most, until the first press. */
const EARLY_MS = 800;
/** Milliseconds from one press to the next. */
const PRESS_INTERVAL_MS = 1500;
/** Shorter interactions are not reported: two frames of a display of 120 Hz. */
const SHORTEST_INTERACTION_MS = 16;

/** A press, and the milliseconds until the next frame showed its effect. */
interface Interaction {
  element: string;
  ms: number;
}

declare global {
  interface Window {
    /** The longest interaction since the last look, in milliseconds. */
    longestInteraction: number;
    /** Called with the first paint. */
    notePaint: () => void;
  }
}

/**
 * Median and worst of a hundred presses, and of those of each element, at a processor that is slowed down. Presses in
 * the first second count too.
 */
export async function measureInteractions(url: string): Promise<Measurement> {
  const rows: Measurement['rows'] = [];
  for (const slowdown of SLOWDOWNS) {
    const interactions: Interaction[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      console.error(`Interactions, slowed ${slowdown} times, visit ${visit + 1} of ${VISITS}`);
      const earlyMs = (EARLY_MS * visit) / VISITS;
      for (const device of DEVICES) {
        interactions.push(
          ...(await withBrowser((browser) => press(browser, url, device, slowdown, earlyMs))),
        );
      }
    }
    rows.push(row(slowdown, 'all', interactions));
    for (const element of new Set(interactions.map((each) => each.element))) {
      const ofElement = interactions.filter((each) => each.element === element);
      rows.push(row(slowdown, element, ofElement));
    }
  }
  return { title: 'Latency of presses', rows };
}

function row(
  slowdown: number,
  element: string,
  presses: Interaction[],
): Measurement['rows'][number] {
  const times = presses.map(({ ms }) => ms);
  return {
    slowed: `${slowdown} times`,
    element,
    presses: times.length,
    'median, ms': median(times),
    'worst, ms': Math.max(...times),
  };
}

/** One visit. Its first press comes `earlyMs` after the first paint. */
async function press(
  browser: Browser,
  url: string,
  { viewport, early, later }: Device,
  slowdown: number,
  earlyMs: number,
): Promise<Interaction[]> {
  const page = await browser.newPage({ viewport });
  // The first press must not wait for a look at the page.
  await page.goto(url);
  const center = await centerOf(page, early);

  let notePaint = () => {};
  const painted = new Promise<void>((resolve) => {
    notePaint = resolve;
  });
  await page.exposeFunction('notePaint', () => notePaint());
  await page.addInitScript(recordInteractions, SHORTEST_INTERACTION_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'commit' });
  await painted;
  await pause(earlyMs);
  const interactions = [await pressAt(page, center, `${early}, early`)];
  // The code of the carousel comes when a visitor is near.
  const carousel = page.locator('#testimonials');
  if ((await carousel.count()) > 0) await carousel.scrollIntoViewIfNeeded();
  await pause(PRESS_INTERVAL_MS);
  for (const element of later) {
    const found = page.locator(element);
    if ((await found.count()) === 0) continue;
    await found.scrollIntoViewIfNeeded();
    interactions.push(await pressAt(page, await centerOf(page, element), element));
  }
  return interactions;
}

/** The middle of an element, in CSS pixels from the window's top left corner. */
async function centerOf(page: Page, element: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(element).boundingBox();
  if (!box) throw new Error(`${element} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pressAt(
  page: Page,
  { x, y }: { x: number; y: number },
  element: string,
): Promise<Interaction> {
  await page.mouse.click(x, y);
  await pause(PRESS_INTERVAL_MS);
  const ms = await page.evaluate(() => {
    const { longestInteraction } = window;
    window.longestInteraction = 0;
    return longestInteraction;
  });
  return { element, ms: Math.max(ms, SHORTEST_INTERACTION_MS) };
}

/** Runs before the page: records presses as Event Timing reports them. */
function recordInteractions(shortest: number): void {
  window.longestInteraction = 0;
  const paints = new PerformanceObserver(() => window.notePaint());
  paints.observe({ type: 'paint', buffered: true });
  const events = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId) {
        window.longestInteraction = Math.max(window.longestInteraction, entry.duration);
      }
    }
  });
  // TypeScript does not know the threshold.
  events.observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'puppeteer-core';
import { callInPage } from '../callInPage.ts';

/** What a scroll from the page's top to its end, with a moving mouse, asked of the browser. */
export interface Scroll {
  /**
   * Frames for which more than 50 ms passed from when they were asked for until they were drawn: in work of the page's own
   * thread, or waiting for the browser, which draws on the same cores where there is no graphics card.
   */
  longFrames: number;
  /** The longest of them in milliseconds; 0 where there was none. */
  longestFrame: number;
  /** What tasks of the page's own thread took beyond 50 ms each, summed up, in milliseconds. */
  blocking: number;
  /** Times that more than 50 ms passed from one frame to the next, whatever kept the browser: it draws here, too. */
  gaps: number;
  /** Frames a second, on average. */
  rate: number;
  /** What the page holds when its garbage has been collected, in MiB. */
  heap: number;
  /** 1 where the field was being drawn when the scroll began, else 0. */
  field: number;
}

/** How long the scroll takes, and how far its steps are from each other, in milliseconds. */
const SCROLL = 6000;
const STEP = 33;
/** How long a page has to settle before; a field may take longer, up to a minute. */
const SETTLE = 3000;

declare global {
  interface Window {
    bench: { frames: number[]; long: number[]; tasks: number[] };
  }
}

/** Opens the page in a desktop window, lets it settle and scrolls through it. */
export async function scrollThrough(browser: Browser, url: string): Promise<Scroll> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(url, { waitUntil: 'load' });
  await pause(SETTLE);
  const hasField = await page.evaluate(() => document.querySelector('[data-field]') !== null);
  if (hasField) {
    await page.waitForSelector('[data-field=shown] canvas', { timeout: 60_000 });
    await pause(SETTLE);
  }
  const way = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await page.evaluate(callInPage(watch, []));

  const devtools = await page.createCDPSession();
  const start = performance.now();
  let gone = 0;
  const sent: Promise<void>[] = [];
  for (let share = 0; share < 1;) {
    share = Math.min(1, (performance.now() - start + STEP) / SCROLL);
    const [x, y] = [
      Math.round(720 + 500 * Math.sin(share * 12)),
      Math.round(450 + 250 * Math.cos(share * 9)),
    ];
    const deltaY = Math.round(way * share) - gone;
    gone += deltaY;
    // Not awaited: a page that is busy slows down no hand.
    sent.push(devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }));
    sent.push(devtools.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY }));
    await pause(STEP);
  }
  await Promise.all(sent);
  // The observers tell with some delay; the glide of the last step ends meanwhile.
  await pause(500);
  const { frames, long, tasks } = await page.evaluate(() => window.bench);
  const reached = await page.evaluate(() => scrollY);
  if (reached < way * 0.98) throw new Error(`the scroll of ${url} ended at ${reached} of ${way} pixels`);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return {
    longFrames: long.length,
    longestFrame: Math.max(0, ...long),
    blocking: tasks.reduce((sum, duration) => sum + duration - 50, 0),
    gaps: frames.filter((duration) => duration > 50).length,
    rate: (1000 * frames.length) / frames.reduce((sum, duration) => sum + duration, 0),
    heap: usedSize / 2 ** 20,
    field: Number(hasField),
  };
}

/** Run in the page: notes frames and long tasks from now on, in milliseconds. */
function watch(): void {
  const bench: Window['bench'] = { frames: [], long: [], tasks: [] };
  window.bench = bench;
  const note = (type: string, durations: number[]) =>
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) if (duration > 50) durations.push(duration);
    }).observe({ type });
  note('long-animation-frame', bench.long);
  note('longtask', bench.tasks);
  let last = performance.now();
  const frame = () =>
    requestAnimationFrame((now) => {
      bench.frames.push(now - last);
      last = now;
      frame();
    });
  frame();
}

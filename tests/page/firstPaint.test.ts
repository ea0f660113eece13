import type { Page } from 'playwright';
import { test } from 'vitest';
import { expect, openPage } from '../helpers/page.ts';
import { holdBack } from '../helpers/holdBack.ts';

const FIRST_PAINT_WIDTHS = [390, 768, 1440];
const FIRST_SCREEN = 'header, header *, #home, #home *';

test.each(FIRST_PAINT_WIDTHS)(
  'at %i pixels the first screen is painted from the HTML alone',
  async (width) => {
    const page = await openPage('about:blank', {
      viewport: { width, height: 844 },
      // Without the later styles the page is not as it was served.
      expectedProblems: /React error #418|^Applying inline style violates/,
    });
    const release = await holdBack(page, ({ pathname }) => pathname !== '/');
    await page.goto('./', { waitUntil: 'commit' });
    await waitForFirstPaint(page);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('footer')).toBeAttached();

    // The style element in the head is all that the first screen needs.
    const { looks, changed } = await page.evaluate(removeLaterStyles, FIRST_SCREEN);
    expect(looks).toBeGreaterThan(20);
    expect(changed).toEqual([]);

    release();
    await page.waitForLoadState('load');
    const blocking = await page.evaluate(() =>
      (
        performance.getEntriesByType('resource') as (PerformanceEntry & {
          renderBlockingStatus: string;
        })[]
      )
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    );
    expect(blocking).toEqual([]);
  },
);

test.each(FIRST_PAINT_WIDTHS)(
  'at %i pixels late fonts shift nothing and are no new largest paint',
  async (width) => {
    const page = await openPage('about:blank', {
      motion: 'full',
      field: false,
      viewport: { width, height: 844 },
      before: observePaints,
    });
    const release = await holdBack(page, ({ pathname }) => pathname.endsWith('.woff2'));
    await page.goto('./', { waitUntil: 'commit' });
    await waitForFirstPaint(page);
    await page.evaluate(waitForPaint);
    const fallback = await page.evaluate(textSizes);
    const { largest } = await page.evaluate(() => window.paints);
    release();
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px Geist'))).toBe(true);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(waitForPaint);
    const real = await page.evaluate(textSizes);
    expect(await page.evaluate(() => window.paints)).toEqual({ shift: 0, largest });
    // A text that grows would count as a new largest paint in some browsers.
    expect(Math.max(...real)).toBeLessThanOrEqual(Math.max(...fallback));
  },
);

async function waitForFirstPaint(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
}

/** Runs in the page: resolves after the next frame is painted. */
function waitForPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Runs before the page: sums up layout shifts and counts largest paints. */
function observePaints(): void {
  window.paints = { shift: 0, largest: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      window.paints.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    window.paints.largest += list.getEntries().length;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Runs in the page: counts boxes and styles, and lists each that changes without the later styles. */
function removeLaterStyles(selector: string): { looks: number; changed: string[] } {
  const looksNow = () =>
    [...document.querySelectorAll(selector)].flatMap((element) =>
      [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const isDrawn = !part || style.content !== 'none';
        const look = Array.from(
          isDrawn ? style : [],
          (name) => `${name}: ${style.getPropertyValue(name)}`,
        );
        const { x, width, height } = element.getBoundingClientRect();
        return `${element.outerHTML.slice(0, 40)} ${part ?? ''} ${x} ${width} ${height} { ${look.join('; ')} }`;
      }),
    );
  const before = looksNow();
  document.querySelector('main style')?.remove();
  return {
    looks: before.length,
    changed: looksNow().filter((look, index) => look !== before[index]),
  };
}

/** Runs in the page: sizes of the texts of the first screen, in square pixels. */
function textSizes(): number[] {
  return Array.from(document.querySelectorAll('h1 span, #home p'), (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { width, height } = range.getBoundingClientRect();
    return width * height;
  });
}

declare global {
  interface Window {
    paints: { shift: number; largest: number };
  }
}

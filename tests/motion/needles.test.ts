import type { Page } from 'playwright';
import sharp from 'sharp';
import { test } from 'vitest';
import type { Place } from '../../src/motion/chase.ts';
import { expect, hydrated, openPage, settledScreenshot } from '../helpers/page.ts';

/** Drawings whose needles answer the mouse, with places in them: shares of their width and height. */
const drawings = [
  {
    selector: '#about img[src="halo.svg"]',
    mouse: [0.25, 0.3],
    beside: [0.25, 0.36],
    away: [1400, 450],
  },
  { selector: '#skills [data-level="85"]', mouse: [0.5, 0.5], beside: [0.44, 0.5], away: [5, 5] },
] as const;

test('the needles around the portrait and of the skills turn to the mouse and come back to rest', async () => {
  const page = await openAtDesk('full');
  for (const { selector, mouse, beside, away } of drawings) {
    const { place, atRest } = await bringToRest(page, selector, beside);
    await moveTo(page, await placeIn(page, selector, mouse));
    await expect
      .poll(async () => difference(await greysAround(page, place), atRest))
      .toBeGreaterThan(3);
    await page.mouse.move(away[0], away[1]);
    await expect
      .poll(async () => difference(await greysAround(page, place), atRest))
      .toBeLessThan(0.5);
    await expect(page.locator(`${sectionOf(selector)} canvas:not([hidden])`)).toHaveCount(0);
  }
});

test('the needles around the portrait and of the skills keep still with reduced motion', async () => {
  const page = await openAtDesk('reduced');
  for (const { selector, mouse, beside } of drawings) {
    const { place, atRest } = await bringToRest(page, selector, beside);
    await moveTo(page, await placeIn(page, selector, mouse));
    await page.waitForTimeout(500);
    expect(difference(await greysAround(page, place), atRest)).toBeLessThan(0.5);
  }
});

async function openAtDesk(motion: 'full' | 'reduced'): Promise<Page> {
  const page = await openPage('', { motion, field: false, viewport: { width: 1440, height: 900 } });
  await hydrated(page);
  return page;
}

/** Brings a drawing to the middle of the window, and waits until it rests. Returns what is around a place. */
async function bringToRest(page: Page, selector: string, share: readonly [number, number]) {
  const drawing = page.locator(selector).first();
  await drawing.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const section = sectionOf(selector);
  await expect(page.locator(`${section}[data-revealed=""]`)).toHaveCount(1);
  await expect(page.locator(`${section} :is([data-reveal], [data-bar])[style*=":"]`)).toHaveCount(
    0,
  );
  const halo = page.locator('#about img[src="halo.svg"]');
  await expect.poll(() => halo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const place = await placeIn(page, selector, share);
  await settledScreenshot(page, squareAround(place));
  return { place, atRest: await greysAround(page, place) };
}

function sectionOf(selector: string): string {
  return selector.split(' ')[0]!;
}

async function placeIn(
  page: Page,
  selector: string,
  [x, y]: readonly [number, number],
): Promise<Place> {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { x: box.x + x * box.width, y: box.y + y * box.height };
}

async function moveTo(page: Page, { x, y }: Place): Promise<void> {
  await page.mouse.move(x - 20, y);
  await page.mouse.move(x, y, { steps: 3 });
}

/** Greys of a square of 40 pixels. */
async function greysAround(page: Page, place: Place): Promise<Buffer> {
  const picture = await page.screenshot({ clip: squareAround(place) });
  return sharp(picture).greyscale().raw().toBuffer();
}

function squareAround({ x, y }: Place) {
  return { x: x - 20, y: y - 20, width: 40, height: 40 };
}

/** Mean difference of two pictures, 0 to 255. */
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, grey, index) => sum + Math.abs(grey - other[index]!), 0) / one.length;
}

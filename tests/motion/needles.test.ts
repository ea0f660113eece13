import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, test } from 'vitest';
import type { WindowPoint } from '../../src/motion/mouse/windowPoint.ts';
import { expect, openPage, settledScreenshot, waitForHydration } from '../helpers/page.ts';

/** A drawing whose needles follow the mouse. */
interface Drawing {
  selector: string;
  /** A place for the mouse and one beside it: fractions of the drawing's width and height. */
  mouse: readonly [number, number];
  beside: readonly [number, number];
  /** A place in the window, far from the drawing. */
  away: readonly [number, number];
}

describe.each<[string, Drawing]>([
  [
    'around the portrait',
    {
      selector: '#about img[src$="halo.svg"]',
      mouse: [0.25, 0.3],
      beside: [0.25, 0.36],
      away: [1400, 450],
    },
  ],
  [
    'of a skill',
    { selector: '#skills [data-level="85"]', mouse: [0.5, 0.5], beside: [0.44, 0.5], away: [5, 5] },
  ],
])('the needles %s', (_where, { selector, mouse, beside, away }) => {
  test('rotate to the mouse', async () => {
    const page = await openOnDesktop('full');
    const { place, atRest } = await bringToRest(page, selector, beside);
    await moveTo(page, await placeIn(page, selector, mouse));
    const rotated = async () => difference(await greysAround(page, place), atRest);
    await expect.poll(rotated).toBeGreaterThan(3);
  });

  test('come back to rest, as a picture', async () => {
    const page = await openOnDesktop('full');
    const { place, atRest } = await bringToRest(page, selector, beside);
    const canvas = page.locator(`${sectionOf(selector)} canvas:not([hidden])`);
    await moveTo(page, await placeIn(page, selector, mouse));
    await expect(canvas).not.toHaveCount(0);
    await page.mouse.move(away[0], away[1]);
    await expect(canvas).toHaveCount(0);
    expect(difference(await greysAround(page, place), atRest)).toBeLessThan(0.5);
  });

  test('keep still with reduced motion', async () => {
    const page = await openOnDesktop('reduced');
    const { place, atRest } = await bringToRest(page, selector, beside);
    await moveTo(page, await placeIn(page, selector, mouse));
    await page.waitForTimeout(500);
    expect(difference(await greysAround(page, place), atRest)).toBeLessThan(0.5);
  });
});

async function openOnDesktop(motion: 'full' | 'reduced'): Promise<Page> {
  const page = await openPage('', { motion, field: false, viewport: { width: 1440, height: 900 } });
  await waitForHydration(page);
  return page;
}

/** Brings a drawing to the middle of the window, and waits until it rests. Returns what is around a place. */
async function bringToRest(page: Page, selector: string, fractions: readonly [number, number]) {
  const drawing = page.locator(selector).first();
  await drawing.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const section = sectionOf(selector);
  await expect(page.locator(`${section}[data-revealed=shown]`)).toHaveCount(1);
  await expect(
    page.locator(`${section} :is([data-reveal], [data-bar-fill])[style*=":"]`),
  ).toHaveCount(0);
  const halo = page.locator('#about img[src$="halo.svg"]');
  await expect.poll(() => halo.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const place = await placeIn(page, selector, fractions);
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
): Promise<WindowPoint> {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { x: box.x + x * box.width, y: box.y + y * box.height };
}

async function moveTo(page: Page, { x, y }: WindowPoint): Promise<void> {
  await page.mouse.move(x - 20, y);
  await page.mouse.move(x, y, { steps: 3 });
}

/** Greys of a square of 40 pixels. */
async function greysAround(page: Page, place: WindowPoint): Promise<Buffer> {
  const picture = await page.screenshot({ clip: squareAround(place) });
  return sharp(picture).greyscale().raw().toBuffer();
}

function squareAround({ x, y }: WindowPoint) {
  return { x: x - 20, y: y - 20, width: 40, height: 40 };
}

/** Mean difference of two pictures, 0 to 255. */
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, grey, index) => sum + Math.abs(grey - other[index]!), 0) / one.length;
}

import type { Locator, Page } from 'playwright';
import sharp, { type Region } from 'sharp';
import { expect, screenshot, settledScreenshot, waitForHydration } from './page.ts';

export function about(page: Page): Locator {
  return page.locator('#about');
}

/** The box of a part of About, in CSS pixels of the window. */
export async function boxInAbout(page: Page, selector: string) {
  return (await about(page).locator(selector).first().boundingBox())!;
}

/** Hides the halo: pixels change around the portrait, and none where the words are, which are hidden. */
export async function expectHaloBesideWords(page: Page): Promise<void> {
  await waitForHydration(page);
  // The bar, which ends where the words begin, gets its background soon after. Edges of letters differ by chance.
  for (const part of ['header', '#about div:has(> h2)']) {
    await page.locator(part).evaluate((element) => (element.style.visibility = 'hidden'));
  }
  const halo = about(page).locator('[src$="halo.svg"]');
  await halo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => halo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await about(page).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  const { x, y, ...words } = await boxInAbout(page, 'div:has(> h2)');
  const height = Math.floor(Math.min(words.height, page.viewportSize()!.height - y));
  const [left, top] = [Math.round(x), Math.round(y)];
  const behindWords = { left, top, width: Math.round(words.width), height };
  const aroundPortrait = { left: 0, top, width: left, height };
  const before = await settledScreenshot(page);
  await halo.evaluate((image) => (image.style.visibility = 'hidden'));
  await expect.poll(async () => before.equals(await screenshot(page))).toBe(false);
  const after = await settledScreenshot(page);
  expect(await largestDifference(before, after, aroundPortrait)).toBeGreaterThan(16);
  expect(await largestDifference(before, after, behindWords)).toBeLessThan(16);
}

/** How far a channel of any pixel of that part differs, from 0 to 255. */
async function largestDifference(one: Buffer, other: Buffer, part: Region): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((picture) => sharp(picture).extract(part).removeAlpha().raw().toBuffer()),
  );
  return first!.reduce(
    (most, value, index) => Math.max(most, Math.abs(value - second![index]!)),
    0,
  );
}

import type { Page } from 'playwright';
import sharp, { type Region } from 'sharp';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { startSite, type Site } from '../../scripts/site/startSite.ts';
import {
  expect,
  hydrated,
  openOnce,
  openPage,
  openShared,
  type OpenedPage,
  screenshot,
  settledScreenshot,
} from '../helpers/page.ts';
import { builtPerson, PERSON_PATH } from '../helpers/sites/other.ts';

const about = (page: Page) => page.locator('#about');

const still = openOnce('', { javaScriptEnabled: false });

test('the CV is a PDF of the size that its link names', async () => {
  const page = still();
  const cv = await (await page.request.get('assets/cv.pdf')).body();
  expect(cv.subarray(0, 5).toString()).toBe('%PDF-');
  const link = about(page).getByRole('link', { name: /^Download CV/ });
  await expect(link).toContainText(`PDF, ${Math.round(cv.length / 1000)} kB`);
});

test('the CV is downloaded under the name of its owner', async () => {
  const page = still();
  const link = about(page).getByRole('link', { name: /^Download CV/ });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('Arjun-Dasgupta-CV.pdf');
});

test.each([
  [1024, 768],
  [1440, 900],
  [2560, 1440],
])(
  'at %d by %d greeting and face are in the first window, and the halo ends before the words',
  async (width, height) => {
    const page = await openPage('#about', { viewport: { width, height } });
    await expect(about(page).locator('h3')).toBeInViewport({ ratio: 1 });
    const portrait = await boxOf(page, 'picture img');
    expect(portrait.y + portrait.height * 0.5).toBeLessThan(height);
    await expectHaloBesideWords(page);
  },
);

test('the foot of the portrait hangs over Skills at a desk, not on a phone', async () => {
  const page = still();
  for (const [width, depth] of [
    [390, 0],
    [1440, 72],
    [2560, 128],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const portrait = await boxOf(page, '[alt*="portrait"]');
    const skills = (await page.locator('#skills').boundingBox())!;
    const over = portrait.y + portrait.height - skills.y;
    if (depth === 0) expect(over).toBeLessThan(0);
    else expect(Math.abs(over - depth), `${width} pixels`).toBeLessThan(1);
  }
});

test('with forced colours there are no needles', async () => {
  const page = await openPage('', { forcedColors: 'active', javaScriptEnabled: false });
  await expect(about(page).locator('[src$="halo.svg"]')).toBeHidden();
});

describe('a photo', () => {
  let site: Site;
  /** The page without scripts, which most tests only read. */
  let quiet: OpenedPage;

  beforeAll(async () => {
    site = await startSite({ folder: await builtPerson(), base: PERSON_PATH });
    quiet = await openShared('', { site: site.url, javaScriptEnabled: false });
  });

  afterAll(async () => {
    await quiet.close();
    await site.close();
  });

  test('keeps its colours', async () => {
    const { page } = quiet;
    const photo = about(page).getByRole('img');
    await expect(photo).toHaveCSS('filter', 'none');
    await expect(photo).toHaveCSS('mix-blend-mode', 'normal');
  });

  test('has a rim of 7 pixels', async () => {
    const { page } = quiet;
    const [box, rim] = [await boxOf(page, 'picture img'), await boxOf(page, 'div:has(> picture)')];
    expect([box.x - rim.x, box.y - rim.y, rim.width - box.width]).toEqual([7, 7, 14]);
  });

  test('has needles around it, and none behind the words', async () => {
    const page = await openPage('', { site: site.url });
    await expectHaloBesideWords(page);
  });

  test('has a CV beside it whose size is in the words of its language', async () => {
    const { page } = quiet;
    const link = about(page).getByRole('link', { name: /Lebenslauf/ });
    await expect(link).toContainText(/PDF, 1\s?kB/);
  });
});

async function boxOf(page: Page, selector: string) {
  return (await about(page).locator(selector).first().boundingBox())!;
}

/** Hides the halo: pixels change around the portrait, and none where the words are, which are hidden. */
async function expectHaloBesideWords(page: Page): Promise<void> {
  await hydrated(page);
  // The bar, which ends where the words begin, gets its ground soon after. Edges of letters differ by chance.
  for (const part of ['header', '#about div:has(> h2)'])
    await page.locator(part).evaluate((element) => (element.style.visibility = 'hidden'));
  const halo = about(page).locator('[src$="halo.svg"]');
  await halo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => halo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await about(page).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  const { x, y, ...words } = await boxOf(page, 'div:has(> h2)');
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

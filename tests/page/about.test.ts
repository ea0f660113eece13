import type { Page } from 'playwright';
import sharp, { type Region } from 'sharp';
import { test } from 'vitest';
import { startSite } from '../../scripts/site/startSite.ts';
import { expect, hydrated, openPage, screenshot, settledScreenshot } from '../helpers/page.ts';
import { builtPerson } from '../helpers/sites/other.ts';

const about = (page: Page) => page.locator('#about');

test('About greets, shows the person and their facts, and offers the CV with type and size', async () => {
  const page = await openPage('', { javaScriptEnabled: false });
  await expect(page.getByRole('region', { name: 'About' })).toBeVisible();
  await expect(about(page).getByRole('heading', { level: 3 })).toHaveText('Hi, I’m Arjun.');
  await expect(about(page).getByRole('img')).toHaveCount(1);
  await expect(about(page).getByRole('img', { name: /purple from the other/ })).toBeVisible();
  await expect(about(page).getByRole('definition')).toHaveText(['4+ years', 'Week 1', '1 day']);
  await expect(about(page).getByRole('term')).toHaveText([
    'in full-stack work',
    'first working version',
    'until you have an answer',
  ]);
  const link = about(page).getByRole('link', { name: /^Download CV/ });
  const cv = await (await page.request.get('assets/cv.pdf')).body();
  expect(cv.subarray(0, 5).toString()).toBe('%PDF-');
  await expect(link).toContainText(`PDF, ${Math.round(cv.length / 1000)} kB`);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('Arjun-Dasgupta-CV.pdf');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('dd >> nth=0').evaluate((value) => (value.textContent = 'more than 12 years'));
  expect((await boxOf(page, 'dt >> nth=0')).y).toBe((await boxOf(page, 'dt >> nth=1')).y);
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
  const page = await openPage('', { javaScriptEnabled: false });
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
  await expect(about(page).locator('[src="halo.svg"]')).toBeHidden();
});

test('a photo keeps its colours in a rim, with needles around it', async () => {
  const site = await startSite({ folder: await builtPerson() });
  try {
    const page = await openPage('', { site: site.url });
    const photo = about(page).getByRole('img');
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveCSS('filter', 'none');
    await expect(photo).toHaveCSS('mix-blend-mode', 'normal');
    const [box, rim] = [await boxOf(page, 'picture img'), await boxOf(page, 'div:has(> picture)')];
    expect([box.x - rim.x, box.y - rim.y, rim.width - box.width]).toEqual([7, 7, 14]);
    await expect(about(page).getByRole('definition')).toHaveCount(0);
    await expect(about(page).getByRole('link', { name: /Lebenslauf/ })).toContainText(
      /PDF, 1\s?kB/,
    );
    await expectHaloBesideWords(page);
  } finally {
    await site.close();
  }
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
  const halo = about(page).locator('[src="halo.svg"]');
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

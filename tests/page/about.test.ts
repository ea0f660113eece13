import { test } from 'vitest';
import { about, boxInAbout, expectHaloBesideWords } from '../helpers/halo.ts';
import { expect, openPage, openPageForSuite } from '../helpers/page.ts';

const still = openPageForSuite('', { javaScriptEnabled: false });

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
    const portrait = await boxInAbout(page, 'picture img');
    expect(portrait.y + portrait.height * 0.5).toBeLessThan(height);
    await expectHaloBesideWords(page);
  },
);

test('the lower end of the portrait hangs over Skills on a desktop, not on a phone', async () => {
  const page = still();
  for (const [width, depth] of [
    [390, 0],
    [1440, 72],
    [2560, 128],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const portrait = await boxInAbout(page, '[alt*="portrait"]');
    const skills = (await page.locator('#skills').boundingBox())!;
    const over = portrait.y + portrait.height - skills.y;
    if (depth === 0) expect(over).toBeLessThan(0);
    else expect(Math.abs(over - depth), `${width} pixels`).toBeLessThan(1);
  }
});

test('with forced colours there are no needles around the portrait', async () => {
  const page = await openPage('', { forcedColors: 'active', javaScriptEnabled: false });
  const halo = about(page).locator('[src$="halo.svg"]');
  await expect(halo).toBeAttached();
  await expect(halo).toBeHidden();
});

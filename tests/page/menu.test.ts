import type { Page } from 'playwright';
import { describe, inject, test } from 'vitest';
import { holdBack } from '../helpers/holdBack.ts';
import { expect, hydrated, openPage } from '../helpers/page.ts';
import { menuLabels } from '../helpers/reading.ts';

const phone = { viewport: { width: 390, height: 844 } };

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const entry = (page: Page, name: string) => page.locator('#menu').getByRole('link', { name });

async function openMenu(): Promise<Page> {
  const page = await openPage('', phone);
  await hydrated(page);
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  return page;
}

async function expectClosed(page: Page): Promise<void> {
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(entry(page, 'Skills')).toBeHidden();
}

describe('the menu of a phone', () => {
  test('is closed at first, and fills the window below the bar with a vertical list', async () => {
    const page = await openPage('', phone);
    await hydrated(page);
    await expectClosed(page);
    await menuButton(page).click();
    await expect(entry(page, 'Skills')).toBeVisible();
    const boxes = await Promise.all(
      menuLabels.map(async (name) => (await entry(page, name).boundingBox())!),
    );
    const tops = boxes.map(({ y }) => y);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    const cv = (await entry(page, 'Download CV PDF').boundingBox())!;
    expect(cv.y + cv.height).toBeCloseTo(844, 0);
    expect(await page.locator('[popover], dialog').count(), 'works without the top layer').toBe(0);
    // It scrolls in low windows.
    await page.setViewportSize({ width: 640, height: 160 });
    await entry(page, 'Contact').scrollIntoViewIfNeeded();
    await expect(entry(page, 'Contact')).toBeInViewport();
  });

  test('closes on its button, a click outside and Escape, and is the bar in a wide window', async () => {
    const page = await openMenu();
    await menuButton(page).click();
    await expectClosed(page);
    await menuButton(page).click();
    await expect(entry(page, 'Skills')).toBeVisible();
    await page.mouse.click(200, 5);
    await expectClosed(page);
    await menuButton(page).click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(entry(page, 'About')).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(menuButton(page)).toBeHidden();
    await expect(entry(page, 'Contact')).toBeVisible();
    await page.setViewportSize(phone.viewport);
    await expectClosed(page);
  });

  test('closes when an entry is chosen, shows its section and leads on from there', async () => {
    const page = await openMenu();
    await entry(page, 'Skills').click();
    await expectClosed(page);
    await expect(page.getByRole('heading', { name: 'Skills' })).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.locator('#skills :focus')).toHaveCount(1);
  });

  test('closes as soon as the focus leaves it by Tab or Shift+Tab', async () => {
    const page = await openMenu();
    const isInside = () =>
      page.evaluate(() => document.querySelector('header div')!.contains(document.activeElement));
    // Forward it passes all entries and the CV.
    for (const [key, most] of [
      ['Tab', menuLabels.length + 2],
      ['Shift+Tab', 1],
    ] as const) {
      let presses = 0;
      for (; await isInside(); presses += 1) await page.keyboard.press(key);
      expect(presses).toBe(most);
      await expectClosed(page);
      await expect(page.locator(':focus')).toBeInViewport();
      await menuButton(page).click();
    }
  });

  test('leads to the sections with scripts that never arrive', async () => {
    const page = await openPage('about:blank', phone);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(inject('siteUrl'));
    await expect(entry(page, 'Contact')).toBeHidden();
    await menuButton(page).click();
    await entry(page, 'Contact').click();
    await expect(page.locator('#contact h2')).toBeInViewport();
    await expect(entry(page, 'Contact')).toBeHidden();
  });

  test('stays open when it was opened before hydration', async () => {
    const page = await openPage('about:blank', phone);
    const release = await holdBack(page, '**/*.js');
    await page.goto(inject('siteUrl'), { waitUntil: 'commit' });
    await menuButton(page).click();
    await expect(entry(page, 'Contact')).toBeVisible();
    release();
    await hydrated(page);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, 'Contact')).toBeVisible();
  });
});

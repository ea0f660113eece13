import type { Page } from 'playwright';
import { describe, inject, test } from 'vitest';
import { holdBack } from '../helpers/holdBack.ts';
import { expect, LOST_FILES, openPage, waitForHydration } from '../helpers/page.ts';

const phone = { viewport: { width: 390, height: 844 } };

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const entry = (page: Page, name: string) => page.locator('#menu').getByRole('link', { name });

describe('the menu of a phone', () => {
  test('shows the section of the chosen entry, and Tab leads on from there', async () => {
    const page = await openPage('', phone);
    await waitForHydration(page);
    await menuButton(page).click();
    await entry(page, 'Skills').click();
    await expect(page.getByRole('heading', { name: 'Skills' })).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.locator('#skills :focus')).toHaveCount(1);
  });

  test.each([
    ['Tab leaves it', 'Tab'],
    ['Shift and Tab leave it', 'Shift+Tab'],
  ])('does not cover the focus after %s', async (_what, key) => {
    const page = await openPage('', phone);
    await waitForHydration(page);
    await menuButton(page).click();
    const inMenu = page.locator('header :has(> #menu) :focus');
    await expect(inMenu).toHaveCount(1);
    while ((await inMenu.count()) > 0) await page.keyboard.press(key);
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.locator(':focus').evaluate(isOnTop)).toBe(true);
  });

  test('leads to the sections with scripts that never arrive', async () => {
    const page = await openPage('about:blank', { ...phone, expectedProblems: LOST_FILES });
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
    await waitForHydration(page);
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, 'Contact')).toBeVisible();
  });
});

/** Runs in the page: whether nothing covers the middle of an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

import type { Page } from 'playwright';
import { test } from 'vitest';
import { textBoxes } from '../helpers/boxes.ts';
import { expect, openPage, waitForHydration } from '../helpers/page.ts';

test('prints roles flush left, each year at the end of its role’s line', async () => {
  const page = await openPage('', {
    javaScriptEnabled: false,
    viewport: { width: 794, height: 900 },
  });
  await page.emulateMedia({ media: 'print' });
  const roles = await textBoxes(page, '#experience h3');
  const years = await textBoxes(page, '#experience h3 + div > :first-child');
  expect(new Set(roles.map(({ left }) => left)).size).toBe(1);
  const atEnd = roles.map(({ right, top, bottom }, index) => {
    const year = years[index]!;
    return Math.abs(year.top - top) < (bottom - top) / 2 && year.left > right;
  });
  expect(atEnd).toEqual(roles.map(() => true));
});

test('grows the axis while the page is scrolled', async () => {
  const page = await openPage('', { motion: 'full', field: false });
  await waitForHydration(page);
  await page.locator('#experience h2').scrollIntoViewIfNeeded();
  await expect.poll(() => shareOfAxis(page)).toBeLessThan(0.9);
  await page.locator('#experience li').last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => shareOfAxis(page)).toBeGreaterThan(0.9);
});

test('shows all of the axis at once without a GPU', async () => {
  const page = await openPage('', { motion: 'full', field: false });
  await waitForHydration(page);
  await page.locator('html').evaluate((html) => (html.dataset.renderer = 'software'));
  await page.locator('#experience h2').scrollIntoViewIfNeeded();
  expect(await shareOfAxis(page)).toBeCloseTo(1);
});

test('shows all of the axis at once with reduced motion', async () => {
  const page = await openPage();
  await waitForHydration(page);
  await page.locator('#experience h2').scrollIntoViewIfNeeded();
  expect(await shareOfAxis(page)).toBeCloseTo(1);
});

/** How much of its height the axis has. */
function shareOfAxis(page: Page): Promise<number> {
  return page.locator('#experience [data-first-type]').evaluate((axis) => {
    const { height } = axis.firstElementChild!.getBoundingClientRect();
    return height / axis.getBoundingClientRect().height;
  });
}

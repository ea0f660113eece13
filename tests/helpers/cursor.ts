import type { Page } from 'playwright';
import { expect } from './page.ts';

/** Moves the mouse over the bar, which has no running text, and expects the arrow or the system's cursor. */
export async function expectCursor(page: Page): Promise<void> {
  for (const x of [200, 210]) await page.mouse.move(x, 5);
  const cursor = await page.locator('header').evaluate((bar) => getComputedStyle(bar).cursor);
  if (cursor === 'none') await expect(page.locator('#root > [aria-hidden]').last()).toBeVisible();
}

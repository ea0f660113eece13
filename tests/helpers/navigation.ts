import type { Page } from 'playwright';
import { content } from '../../src/content/content.ts';
import { expect } from './page.ts';

/** Clicks the last two links of the bar or menu, for short scrolls, and expects to reach their sections. */
export async function expectLastLinksLead(page: Page): Promise<void> {
  for (const id of content.sections.slice(-2)) {
    const link = page.locator(`nav a[href="#${id}"]`);
    if (!(await link.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
    await link.click();
    await expect.poll(() => page.evaluate(isReached, id), { message: id }).toBe(true);
    // Without scripts the menu stays until the visitor closes it.
    await page.keyboard.press('Escape');
  }
}

/** Runs in the page: whether the window begins with a section, or ends with it at the end of the page. */
function isReached(id: string): boolean {
  const { scrollTop, scrollHeight } = document.documentElement;
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
  const atEnd = scrollTop + innerHeight > scrollHeight - 2;
  // The bar ends above the section. Large text makes it higher.
  return Math.abs(top) < 200 || (atEnd && top > 0 && top < innerHeight);
}

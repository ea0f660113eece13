import type { Page } from 'playwright';

/** How far each skill bar is filled from where reading starts, in percent. */
export function barPercentages(page: Page): Promise<number[]> {
  return page.locator('#skills [data-level]').evaluateAll((bars) =>
    bars.map((bar) => {
      const [whole, filled] = [bar, bar.querySelector('[data-bar-fill] svg')!].map((each) =>
        each.getBoundingClientRect(),
      );
      const isLtr = getComputedStyle(bar).direction === 'ltr';
      const reach = isLtr ? filled!.right - whole!.left : whole!.right - filled!.left;
      return Math.round((reach / whole!.width) * 100);
    }),
  );
}

import type { Page } from 'playwright';
import { openPage, waitForReveals, type PageOptions } from './page.ts';

/** A window with motion, in which the needle field stays a picture. */
export const ON_DESKTOP: PageOptions = {
  motion: 'full',
  field: false,
  viewport: { width: 1440, height: 900 },
};
export const REVEAL_CODE = '**/app/reveal-*.js';

/** The page with motion and a clock that only the test moves, once its sections wait to be revealed. */
export async function openWithClock(width: number, height: number): Promise<Page> {
  const page = await openPage('about:blank', { ...ON_DESKTOP, viewport: { width, height } });
  await openClock(page);
  return page;
}

/** Goes to the page with a clock that only the test moves, and waits until its sections wait. */
export async function openClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto('./');
  await waitForReveals(page);
  await page.clock.pauseAt(60_000);
}

/** Scrolls until a fraction of the section and some pixels more are in the window. */
export async function scrollToRatio(
  page: Page,
  id: string,
  ratio: number,
  more: number,
): Promise<void> {
  await page.evaluate(
    ([section, fraction, pixels]) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        const { offsetTop, offsetHeight } = document.getElementById(section)!;
        scrollTo({
          top: offsetTop + offsetHeight * fraction + pixels - innerHeight,
          behavior: 'instant',
        });
      }),
    [id, ratio, more] as const,
  );
}

/** The opacities of a section's parts in hundredths, each once. */
export function opacities(page: Page, id: string): Promise<number[]> {
  return page.evaluate((section) => {
    const parts = [...document.querySelectorAll(`#${section} [data-reveal]`)];
    return [
      ...new Set(
        parts.map((part) => Math.floor(Number(getComputedStyle(part).opacity) * 100) / 100),
      ),
    ];
  }, id);
}

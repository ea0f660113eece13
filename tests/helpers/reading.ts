import type { Page } from 'playwright';
import { expect } from './page.ts';
import { hiddenTexts } from './probes/hiddenTexts.ts';

/** Scrolls to a section in one jump. */
export async function jumpTo(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (section) => document.getElementById(section)?.scrollIntoView({ behavior: 'instant' }),
    id,
  );
}

/** Scrolls at once until an element is in the middle of the window. */
export function scrollToMiddle(page: Page, selector: string): Promise<void> {
  return page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/** Expects each section to hold text, and every text to be visible to a visitor who scrolls there. */
export async function expectAllTextShows(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(hiddenTexts), { message: 'hidden texts' }).toEqual([]);
}

/** Scrolls down the page as a visitor does, and expects every picture to come and every text to show. */
export async function readWholePage(page: Page, { pictures = true } = {}): Promise<void> {
  expect(await page.evaluate(missingPictures, pictures ? 30_000 : 0), 'missing pictures').toEqual(
    [],
  );
  await expectAllTextShows(page);
}

/** Runs in the page: scrolls down by most of a window at a time. Returns pictures that come too late. */
async function missingPictures(patience: number): Promise<string[]> {
  const missing = () =>
    [...document.images]
      .filter((image) => {
        const { left, right, top, bottom } = image.getBoundingClientRect();
        return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
      })
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.currentSrc);
  scrollTo({ top: 0, behavior: 'instant' });
  for (;;) {
    for (let waited = 0; waited < patience && missing().length > 0; waited += 50) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    if (patience > 0 && missing().length > 0) return missing();
    const { scrollTop, scrollHeight } = document.documentElement;
    if (scrollTop + innerHeight > scrollHeight - 2) return [];
    scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
    // Observers of the window learn of it in the next frames.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }
}

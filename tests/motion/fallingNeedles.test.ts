import type { Page } from 'playwright';
import { beforeAll, describe, test } from 'vitest';
import { expect, openPageForSuite, waitForHydration } from '../helpers/page.ts';

describe('between Skills and Projects', () => {
  const page = openPageForSuite('', {
    motion: 'full',
    field: false,
    viewport: { width: 1440, height: 900 },
  });

  beforeAll(async () => {
    await waitForHydration(page());
    const width = await largeNeedleWidth(page());
    await scrollTo(page(), '#skills');
    await expect.poll(() => largeNeedleWidth(page())).toBeLessThan(width / 2);
  });

  test('needles fall as the page scrolls', async () => {
    await scrollTo(page(), '#projects', 450);
    await expect.poll(() => hasFallingNeedles(page())).toBe(true);
  });

  test('none is left over at the projects', async () => {
    await scrollTo(page(), '#projects');
    await expect.poll(() => hasFallingNeedles(page())).toBe(false);
  });
});

/** Scrolls until a section begins this many pixels below the top of the window. */
function scrollTo(page: Page, selector: string, below = 0): Promise<void> {
  return page.locator(selector).evaluate((section, distance) => {
    const top = section.getBoundingClientRect().top - distance;
    scrollBy({ top, behavior: 'instant' });
  }, below);
}

function largeNeedleWidth(page: Page): Promise<number> {
  const needle = page.locator('[data-needle-drawing] > svg g');
  return needle.evaluate((element) => element.getBoundingClientRect().width);
}

function hasFallingNeedles(page: Page): Promise<boolean> {
  return page.locator('#projects canvas').evaluate((canvas: HTMLCanvasElement) => {
    if (!canvas.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height } = canvas;
    // Chromium warns of a canvas that is read more than once.
    const copy = new OffscreenCanvas(width, height).getContext('2d')!;
    copy.drawImage(canvas, 0, 0);
    const { data } = copy.getImageData(0, 0, width, height);
    return data.some((value) => value > 0);
  });
}

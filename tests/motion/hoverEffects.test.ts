import type { Locator, Page } from 'playwright';
import { beforeAll, describe, test } from 'vitest';
import { expect, openPage, openPageForSuite, waitForReveals } from '../helpers/page.ts';

describe('with motion', () => {
  test('a picture is uncovered when its card is reached', async () => {
    const page = await openMoving();
    const cover = page.locator('#project-1 [data-cover]');
    await expect(cover).toHaveCSS('visibility', 'visible');
    await page.locator('#project-1 h3').scrollIntoViewIfNeeded();
    await expect(cover).toHaveCSS('visibility', 'hidden');
  });

  test('a needle lands in a card under the mouse with a ripple that fades', async () => {
    const page = await openMoving();
    const ripple = page.locator('#project-2 circle');
    const opacity = ripple.evaluate(firstOpacity);
    opacity.catch(() => {});
    await page.locator('#project-2 h3').hover();
    expect(await opacity).toBeLessThan(1);
    await expect(ripple).toHaveCSS('opacity', '0');
  });

  test('the detail that the needle touches moves', async () => {
    const page = await openMoving();
    await page.locator('#project-2 h3').hover();
    await expect(detailOf(page)).toBeVisible();
    await expect.poll(() => shiftOf(detailOf(page))).toBeGreaterThan(MOVED);
  });

  test('the detail goes back when the mouse leaves', async () => {
    const page = await openMoving();
    await page.locator('#project-2 h3').hover();
    await expect.poll(() => shiftOf(detailOf(page))).toBeGreaterThan(MOVED);
    await page.locator('#projects h2').hover();
    await expect.poll(() => shiftOf(detailOf(page))).toBeLessThan(MOVED);
    await expect(detailOf(page)).toBeHidden();
  });

  test('a picture drifts against the scroll', async () => {
    const page = await openMoving();
    const picture = page.locator('#project-2 img');
    await page.locator('#project-2 h3').hover();
    const before = await driftOf(picture);
    await page.evaluate(() => scrollBy({ top: -200, behavior: 'instant' }));
    await expect.poll(() => driftOf(picture)).toBeLessThan(before - 1);
  });
});

describe('with reduced motion', () => {
  const page = openPageForSuite();

  beforeAll(() => waitForReveals(page()));

  test('no picture is covered', async () => {
    const covers = await page().locator('#projects [data-cover]').all();
    expect(covers).toHaveLength(6);
    for (const cover of covers) await expect(cover).toHaveCSS('visibility', 'hidden');
  });

  test('no ripple shows in a card under the mouse', async () => {
    await page().locator('#project-2 h3').hover();
    await page().waitForTimeout(1000);
    await expect(page().locator('#project-2 circle')).toHaveCSS('opacity', '0');
  });

  test('a picture does not drift against the scroll', async () => {
    const picture = page().locator('#project-2 img');
    await page().locator('#project-2 h3').hover();
    const before = await driftOf(picture);
    await page().evaluate(() => scrollBy({ top: -200, behavior: 'instant' }));
    expect([before, await driftOf(picture)]).toEqual([0, 0]);
  });
});

async function openMoving(): Promise<Page> {
  const page = await openPage('', { motion: 'full', field: false });
  await waitForReveals(page);
  return page;
}

/** By how much a detail moves to the right at least, in pixels of its picture, which is 1280 wide. */
const MOVED = 25;

/** The last of the details of a picture that move under its needle: the arrow of a mouse. */
function detailOf(page: Page): Locator {
  return page.locator('#project-2 image').last();
}

/** How far a detail has moved to the right from its place, in pixels of its picture. */
function shiftOf(detail: Locator): Promise<number> {
  return detail.evaluate((image) => {
    const moving = image.closest('g')!;
    return new DOMMatrix(getComputedStyle(moving).transform).e;
  });
}

/** How far a picture has drifted down, in pixels. */
function driftOf(picture: Locator): Promise<number> {
  return picture.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).f);
}

/** Runs in the page: the first opacity of an element that is not 0. */
function firstOpacity(element: Element): Promise<number> {
  return new Promise((resolve) => {
    const watch = () => {
      const now = Number(getComputedStyle(element).opacity);
      if (now > 0) resolve(now);
      else requestAnimationFrame(watch);
    };
    watch();
  });
}

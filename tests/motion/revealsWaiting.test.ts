import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { barPercentages } from '../helpers/barPercentages.ts';
import { countFrames, waitForFramesToStop } from '../helpers/frames.ts';
import { holdBack } from '../helpers/holdBack.ts';
import { expect, openPage, waitForHydration, waitForReveals } from '../helpers/page.ts';
import { jumpTo } from '../helpers/reading.ts';
import {
  ON_DESKTOP,
  opacities,
  openWithClock,
  REVEAL_CODE,
  scrollToRatio,
} from '../helpers/reveals.ts';
import { sample, sectionIds } from '../helpers/sites/sample.ts';

const levels = sample.skills.items.map(({ level }) => level);

describe('a section that waits', () => {
  test('is revealed when it fills 40% of a small window', async () => {
    const page = await openWithClock(320, 480);
    const ratio = await page.evaluate(
      () => (innerHeight * 0.4) / document.querySelector('#projects')!.clientHeight,
    );
    expect(ratio).toBeLessThan(0.1);
    await scrollToRatio(page, 'projects', ratio, -6);
    await page.clock.runFor(3000);
    expect(await opacities(page, 'projects')).toEqual([0]);
    await scrollToRatio(page, 'projects', ratio, 6);
    await page.clock.runFor(5000);
    expect(await opacities(page, 'projects')).toEqual([1]);
  });

  test('is revealed at its new place when the layout above changes', async () => {
    const page = await openWithClock(1440, 900);
    await page.evaluate(() => {
      const added = document.createElement('div');
      added.style.height = '2000px';
      document.querySelector('#home')?.after(added);
    });
    await waitForResizeObservers(page);
    await page.clock.runFor(1000);
    await scrollToRatio(page, 'skills', 0.1, -6);
    await page.clock.runFor(5000);
    expect(await opacities(page, 'skills')).toEqual([0]);
    await scrollToRatio(page, 'skills', 0.1, 6);
    await page.clock.runFor(5000);
    expect(await opacities(page, 'skills')).toEqual([1]);
  });

  test('is revealed when a higher window shows it', async () => {
    const page = await openWithClock(1440, 500);
    await scrollToRatio(page, 'contact', 0, -10);
    await page.clock.runFor(5000);
    expect(await opacities(page, 'contact')).toEqual([0]);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await waitForResizeObservers(page);
    await page.clock.runFor(5000);
    expect(await opacities(page, 'contact')).toEqual([1]);
  });

  test('is revealed at once when it has the focus before the code comes', async () => {
    const page = await openPage('about:blank', { motion: 'full', field: false });
    const release = await holdBack(page, REVEAL_CODE);
    await page.goto('./');
    await waitForHydration(page);
    await page
      .locator('#contact input')
      .first()
      .evaluate((input) => input.focus({ preventScroll: true }));
    release();
    await waitForReveals(page);
    await expect.poll(() => opacities(page, 'projects')).toEqual([0]);
    await expect.poll(() => opacities(page, 'contact')).toEqual([1]);
  });

  test('is revealed at once when it receives the focus', async () => {
    const page = await openMoving();
    await expect.poll(() => opacities(page, 'contact')).toEqual([0]);
    await page
      .locator('#contact input')
      .first()
      .evaluate((input) => input.focus({ preventScroll: true }));
    expect(await opacities(page, 'contact')).toEqual([1]);
    expect(await opacities(page, 'projects')).toEqual([0]);
  });

  test('is printed in full before it is reached', async () => {
    const page = await openMoving();
    await page.pdf();
    for (const id of sectionIds) expect(await opacities(page, id)).not.toContain(0);
    expect(await barPercentages(page)).toEqual(levels);
  });

  test('is revealed where a link leads, and the sections passed when they are reached', async () => {
    const page = await openPage('', { motion: 'full', field: false, before: countFrames });
    await waitForReveals(page);
    await waitForFramesToStop(page);
    await page.getByRole('link', { name: "Let's Connect" }).click();
    await expect.poll(() => opacities(page, 'contact')).toEqual([1]);
    for (const id of ['experience', 'skills']) {
      await jumpTo(page, id);
      await expect.poll(() => opacities(page, id)).toEqual([1]);
    }
  });
});

/** The page with motion, once its sections wait to be revealed. */
async function openMoving(): Promise<Page> {
  const page = await openPage('', ON_DESKTOP);
  await waitForReveals(page);
  return page;
}

/** Waits until ResizeObservers have seen the layout. */
async function waitForResizeObservers(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      }),
  );
}

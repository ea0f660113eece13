import { test } from 'vitest';
import { expect, openPage } from '../helpers/page.ts';

test.each([
  [
    'pictures uncover and drift, a needle lands with a ring and the axis leans',
    'full',
    ['6deg', '-6deg'],
  ],
  ['none of these moves', 'reduced', ['none', 'none']],
] as const)('%s with motion %s', async (_what, motion, leans) => {
  const moves = motion === 'full';
  const page = await openPage('', { motion, field: false });
  await expect(page.locator('#contact[data-revealed]')).toHaveCount(1);
  const cover = page.locator('#project-1 [data-cover]');
  await expect(cover).toHaveCSS('visibility', moves ? 'visible' : 'hidden');
  const ring = page.locator('#project-2 circle');
  const opacity = ring.evaluate(firstOpacity);
  opacity.catch(() => {});
  await page.locator('#project-2 h3').hover();
  if (moves) expect(await opacity).toBeLessThan(1);
  else await page.waitForTimeout(1000);
  await expect(ring).toHaveCSS('opacity', '0');
  await expect(cover).toHaveCSS('visibility', 'hidden');

  const picture = page.locator('#project-2 img');
  const drift = () =>
    picture.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).f);
  const before = await drift();
  await page.evaluate(() => scrollBy({ top: -200, behavior: 'instant' }));
  if (moves) await expect.poll(drift, 'against the scroll').toBeLessThan(before - 1);
  else expect([before, await drift()]).toEqual([0, 0]);

  const tip = page.locator('#experience [data-first-type] > :last-child');
  for (const [index, lean] of leans.entries()) {
    await page.locator('#experience h3').nth(index).hover();
    await expect(tip).toHaveCSS('rotate', lean);
  }
  await page.locator('#experience h2').hover();
  await expect(tip).toHaveCSS('rotate', 'none');
});

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

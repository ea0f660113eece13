import { test } from 'vitest';
import { expect, hydrated, openPage } from '../helpers/page.ts';

test.each([
  ['full', ['6deg', '-6deg']],
  ['reduced', ['none', 'none']],
] as const)('the axis leans to the entry under the mouse with motion %s', async (motion, leans) => {
  const page = await openPage('', { motion, field: false });
  await hydrated(page);
  const tip = page.locator('#experience [data-from] > :last-child');
  for (const [index, lean] of leans.entries()) {
    await page.locator('#experience h3').nth(index).hover();
    await expect(tip).toHaveCSS('rotate', lean);
  }
  await page.locator('#experience h2').hover();
  await expect(tip).toHaveCSS('rotate', 'none');
});

test.each([
  ['full', true],
  ['reduced', false],
] as const)('a ring runs from a landing needle with motion %s', async (motion, runs) => {
  const page = await openPage('', { motion, field: false });
  await hydrated(page);
  const ring = page.locator('#project-2 circle');
  const opacity = ring.evaluate(
    (circle) =>
      new Promise<number>((resolve) => {
        const watch = () => {
          const now = Number(getComputedStyle(circle).opacity);
          if (now > 0) resolve(now);
          else requestAnimationFrame(watch);
        };
        watch();
      }),
  );
  opacity.catch(() => {});
  await page.locator('#project-2 h3').hover();
  if (runs) expect(await opacity).toBeLessThan(1);
  else await page.waitForTimeout(1000);
  await expect(ring).toHaveCSS('opacity', '0');
});

test('posters are covered until their section is reached', async () => {
  const page = await openPage('', { motion: 'full', field: false });
  await hydrated(page);
  const cover = page.locator('#project-1 [data-cover]');
  await expect(cover).toHaveCSS('visibility', 'visible');
  await page.locator('#project-1 h3').scrollIntoViewIfNeeded();
  await expect(cover).toHaveCSS('visibility', 'hidden');
});

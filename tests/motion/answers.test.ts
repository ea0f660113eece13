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

import { test } from 'vitest';
import { expect, openPage, waitForHydration } from '../helpers/page.ts';
import { sample } from '../helpers/sites/sample.ts';
import { PHONE } from '../helpers/viewports.ts';

const PHONE_WITHOUT_SCRIPTS = { viewport: PHONE, hasTouch: true, javaScriptEnabled: false };

test('every text can be read without scripts', async () => {
  const withScripts = await openPage();
  await waitForHydration(withScripts);
  const page = await openPage('', { javaScriptEnabled: false, motion: 'full' });
  const words = (text: string) => new Set(text.split(/\s+/));
  const read = words(await page.locator('main').innerText());
  const all = words(await withScripts.locator('main').innerText());
  expect([...all].filter((word) => !read.has(word))).toEqual([]);
  const texts = page.locator('main :is(h1, h2, h3, p, li, dt, dd, img):not(.print-only *)');
  const hidden = await texts.evaluateAll((elements) =>
    elements
      .filter((each) => !each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(
        (each) =>
          !each.closest('.visually-hidden') && getComputedStyle(each).display !== 'contents',
      )
      .map((each) => each.outerHTML.slice(0, 80)),
  );
  expect(hidden).toEqual([]);
});

test('the links are there on a phone, and no button is dead', async () => {
  const page = await openPage('', PHONE_WITHOUT_SCRIPTS);
  for (const id of ['home', ...sample.sections] as const) {
    const name = sample[id]!.menuLabel;
    await expect(page.locator('nav').getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveText(['Send Message']);
});

import { expect as expectNow, test } from 'vitest';
import { barShares } from '../helpers/barShares.ts';
import { changeText, textBoxes } from '../helpers/changeText.ts';
import { expect, openPage } from '../helpers/page.ts';
import { sample } from '../helpers/sites/sample.ts';

const { items } = sample.skills;
const levels = items.map(({ level }) => level);

test('reads each skill once with its level, hides the drawing, and leads to one project that used the skill', async () => {
  const page = await openPage('', { javaScriptEnabled: false });
  const rows = page.locator('#skills').getByRole('listitem');
  await expect(rows).toHaveCount(items.length);
  for (const [index, { name, level }] of items.entries()) {
    const heard = await rows.nth(index).ariaSnapshot();
    expectNow(heard).toContain(`paragraph: ${name} ${level}%`);
    expectNow(heard.match(/\d%/g)).toHaveLength(1);
    expectNow(heard).not.toMatch(/img|meter/);
    const link = rows.nth(index).getByRole('link');
    await expect(link).toHaveCount(1);
    const card = page.locator(`#projects ${await link.getAttribute('href')}`);
    await expect(card.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  }
});

test.each([
  ['without scripts', { javaScriptEnabled: false }],
  ['with reduced motion', {}],
])('shows full bars %s', async (_how, options) => {
  const page = await openPage('', options);
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((each) => (document.documentElement.dir = each), direction);
    expectNow(await barShares(page), direction).toEqual(levels);
  }
});

test('lights the row under the mouse and the one with the focus', async () => {
  const page = await openPage('', { javaScriptEnabled: false });
  const bar = (index: number) => page.locator('#skills [data-level]').nth(index);
  await expect(bar(0)).toHaveCSS('opacity', '1');
  await page.locator('#skills li').nth(3).hover();
  await expect(bar(0)).toHaveCSS('opacity', '0.4');
  await expect(bar(3)).toHaveCSS('opacity', '1');
  await page.locator('#skills').getByRole('link').first().focus();
  await expect(bar(0)).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(bar(3)).toHaveCSS('opacity', '0.4');
});

test('has one scale for all rows, whatever the spacing and size of texts', async () => {
  const page = await openPage('', { javaScriptEnabled: false });
  for (const [width, style] of [
    [320, 'normal'],
    [390, 'wide spacing'],
    [768, 'wide spacing'],
    [1440, 'wide spacing'],
    [1440, 'double size'],
    [2560, 'normal'],
  ] as const) {
    const where = `${width} pixels, ${style} text`;
    await page.setViewportSize({ width, height: 900 });
    await changeText(page, style);
    const bars = await page.locator('#skills [data-level]').evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return `${Math.round(left)} to ${Math.round(right)}`;
      }),
    );
    expectNow(new Set(bars).size, where).toBe(1);
  }
});

test('prints five skills in a row', async () => {
  const page = await openPage('', {
    javaScriptEnabled: false,
    viewport: { width: 794, height: 900 },
  });
  await page.emulateMedia({ media: 'print' });
  const names = await textBoxes(page, '#skills li > p');
  expectNow(new Set(names.map(({ top }) => Math.round(top))).size).toBe(items.length / 5);
});

import { test } from 'vitest';
import { expect, hydrated, openPage } from '../helpers/page.ts';

test('every picture is loaded for paper', async () => {
  const page = await openPage();
  await hydrated(page);
  const missing = () =>
    page.evaluate(() =>
      [...document.images]
        .filter(({ alt, naturalWidth }) => alt && naturalWidth === 0)
        .map(({ src }) => src),
    );
  expect(await missing()).not.toEqual([]);
  // React may still hydrate the sections.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      return missing();
    })
    .toEqual([]);
});

test.each([
  ['with scripts', true],
  ['without scripts', false],
])(
  'the paper has every text in order, no control and no arrow, %s',
  async (_how, javaScriptEnabled) => {
    const page = await openPage('', { motion: 'full', field: false, javaScriptEnabled });
    if (javaScriptEnabled) await hydrated(page);
    await page.emulateMedia({ media: 'print' });
    for (const text of [
      'Arjun Dasgupta',
      'Voices of Satisfaction',
      'HTML5',
      '95%',
      'Kolkata, India',
    ])
      await expect(page.getByText(text).first()).toBeVisible();
    for (const control of ['header button', 'form', 'nav'])
      await expect(page.locator(control).first()).toBeHidden();
    await expect(page.locator('#root > [aria-hidden]').last()).toBeHidden();
    const entries = page.locator('#experience li');
    const tops = await entries.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().top),
    );
    expect(tops, 'entries from top to bottom').toEqual(tops.toSorted((one, other) => one - other));
  },
);

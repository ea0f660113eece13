import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { barPercentages } from '../helpers/barPercentages.ts';
import { textBoxes } from '../helpers/boxes.ts';
import { openPage, openPageForSuite } from '../helpers/page.ts';
import { sample } from '../helpers/sites/sample.ts';

const { items } = sample.skills;

describe('without scripts', () => {
  const page = openPageForSuite('', { javaScriptEnabled: false });

  test('each skill is read once with its level', async () => {
    const heard = await hearRows(page());
    const texts = heard.map((snapshot) => /paragraph: (.*)/.exec(snapshot)?.[1]);
    expect(texts).toEqual(items.map(({ name, level }) => `${name} ${level}%`));
    expect(heard.map((snapshot) => snapshot.match(/\d%/g)?.length)).toEqual(items.map(() => 1));
  });

  test('the drawing of a skill is not read', async () => {
    const heard = await hearRows(page());
    expect(heard.join('\n')).not.toMatch(/img|meter/);
  });

  test('the link of each skill leads to a project that lists it', async () => {
    for (const [index, { name }] of items.entries()) {
      const link = page().locator('#skills').getByRole('listitem').nth(index).getByRole('link');
      const card = page().locator(`#projects ${await link.getAttribute('href')}`);
      const tags = await card.getByRole('listitem').allTextContents();
      expect(tags).toContain(name);
    }
  });

  test('each bar is filled to its level', async () => {
    expect(await barPercentages(page())).toEqual(items.map(({ level }) => level));
  });

  test('five skills are printed in a row', async () => {
    await page().setViewportSize({ width: 794, height: 900 });
    await page().emulateMedia({ media: 'print' });
    const names = await textBoxes(page(), '#skills li > p');
    expect(new Set(names.map(({ top }) => Math.round(top))).size).toBe(items.length / 5);
  });
});

test('each bar is filled to its level with reduced motion', async () => {
  const page = await openPage();
  expect(await barPercentages(page)).toEqual(items.map(({ level }) => level));
});

/** Each row of a skill as a screen reader gets it. */
async function hearRows(page: Page): Promise<string[]> {
  const rows = await page.locator('#skills').getByRole('listitem').all();
  return Promise.all(rows.map((row) => row.ariaSnapshot()));
}

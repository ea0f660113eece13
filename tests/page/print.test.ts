import { beforeAll, describe, test } from 'vitest';
import { expect, openPage, openPageForSuite, waitForHydration } from '../helpers/page.ts';
import { unloadedPictures } from '../helpers/probes/unloadedPictures.ts';
import { sample } from '../helpers/sites/sample.ts';

test('every picture is loaded for paper', async () => {
  const page = await openPage();
  await waitForHydration(page);
  expect(await page.evaluate(unloadedPictures)).not.toEqual([]);
  // React may still hydrate the sections.
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      return page.evaluate(unloadedPictures);
    })
    .toEqual([]);
});

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('the paper %s', (_how, javaScriptEnabled) => {
  const page = openPageForSuite('', { motion: 'full', field: false, javaScriptEnabled });
  let wordsOnScreen: string[];

  beforeAll(async () => {
    if (javaScriptEnabled) await waitForHydration(page());
    wordsOnScreen = await page().locator('main').evaluate(readWords);
    await page().emulateMedia({ media: 'print' });
  });

  test('has every word of the page that is no control', async () => {
    const printed = new Set(await page().locator('main').evaluate(readWords));
    expect(wordsOnScreen.length).toBeGreaterThan(300);
    expect(wordsOnScreen.filter((word) => !printed.has(word))).toEqual([]);
  });

  test('has no control and no arrow', async () => {
    const controls = page().locator('header button, form, nav, #root > [aria-hidden]');
    const shown = await controls.evaluateAll((all) => all.map((each) => each.checkVisibility()));
    expect(shown.length).toBeGreaterThan(3);
    expect(shown).not.toContain(true);
  });

  test('has the entries of Experience from top to bottom', async () => {
    const tops = await page()
      .locator('#experience li > div')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(tops).toHaveLength(sample.experience.items.length);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  });
});

/** Runs in the page: the words of the texts that are not for the screen alone. */
function readWords(main: Element): string[] {
  const words: string[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    const isForScreen = parent.closest('style, form, button, svg, .screen-only, .visually-hidden');
    if (isForScreen || !parent.checkVisibility()) continue;
    words.push(...node.textContent!.split(/\s+/).filter(Boolean));
  }
  return words;
}

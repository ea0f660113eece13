import { expect, inject, test } from 'vitest';
import type { Content } from '../../../src/contentSchema.ts';
import { layoutFaults } from '../../helpers/probes/layoutFaults.ts';
import { visitInChromium } from '../../helpers/drivers/visit.ts';
import type { Target, Visitor } from '../../helpers/drivers/visitor.ts';
import { siteOf } from '../../helpers/sites/siteOf.ts';
import { sample } from '../../helpers/sites/sample.ts';

/** Finnish, as its owner would write it: a long word for every link, a compound for the title. */
const { about, skills, projects, experience, testimonials, contact } = sample;
const content = {
  ...sample,
  site: { ...sample.site, language: 'fi' },
  owner: {
    ...sample.owner,
    name: 'Aino-Kaisa Väänänen-Lehtonen',
    brand: 'Väänänen-Lehtonen',
    title: 'Ohjelmistokehittäjä ja käytettävyysasiantuntija',
    cv: { ...sample.owner.cv, short: 'Ansioluettelo' },
  },
  topBar: {
    ...sample.topBar,
    motion: 'Liikkuvuus',
    motionHint: 'Liikuttaa sivua.',
  },
  home: { ...sample.home, menuLabel: 'Etusivu' },
  about: { ...about, menuLabel: 'Tietoja minusta' },
  skills: { ...skills, menuLabel: 'Osaaminen' },
  projects: { ...projects, menuLabel: 'Referenssityöt' },
  experience: { ...experience, menuLabel: 'Työhistoria' },
  testimonials: { ...testimonials, menuLabel: 'Suositukset' },
  contact: { ...contact, menuLabel: 'Yhteydenotto' },
} satisfies Content;

const menuButton: Target = { role: 'button', name: content.topBar.menuButton };

const site = siteOf(content);

test('the bar is one row, and its brand whole, in every window of a tablet or more; wide ones show the links', async () => {
  const visitor = await visitInChromium({ site: site.url, width: 768 });
  await visitor.open();
  await visitor.hydrated();
  await visitor.evaluate(() => document.fonts.ready.then(() => undefined));
  for (let width = 768; width <= 2560; width += inject('long') ? 64 : 128) {
    await visitor.resize(width, 900);
    const at = `at ${width} pixels`;
    expect(await visitor.evaluate(barIsOneRow), at).toBe(true);
    expect(await cutPartOf(visitor, content.owner.brand), at).toBe(0);
    expect(await visitor.evaluate(layoutFaults), at).toEqual([]);
  }
  expect(await visitor.sees(menuButton)).toBe(false);
  expect(await visitor.sees({ role: 'link', name: 'Yhteydenotto' })).toBe(true);
});

test('until the links fit into the bar, the menu button shows them', async () => {
  const visitor = await visitInChromium({ site: site.url, width: 1100 });
  await visitor.open();
  await visitor.hydrated();
  expect(await visitor.sees({ role: 'link', name: 'Yhteydenotto' })).toBe(false);
  await visitor.click(menuButton);
  await visitor.click({ role: 'link', name: 'Yhteydenotto' });
  await visitor.until('the contact section is reached', () => location.hash === '#contact');
});

test('no word of the title is broken on a phone', async () => {
  const visitor = await visitInChromium({ site: site.url, width: 320, height: 700 });
  await visitor.open();
  await visitor.hydrated();
  await visitor.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of [320, 390]) {
    await visitor.resize(width, 700);
    expect(await visitor.evaluate(brokenWords, content.owner.title), `at ${width} pixels`).toEqual([]);
  }
});

/** Run in the page: whether all that the bar shows stands beside each other. */
function barIsOneRow(): boolean {
  const boxes = [...document.querySelectorAll('header a, header button')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.getBoundingClientRect())
    // The skip link waits above the window.
    .filter(({ bottom }) => bottom > 0);
  return Math.max(...boxes.map(({ top }) => top)) < Math.min(...boxes.map(({ bottom }) => bottom));
}

/** Pixels that a text's own element is too narrow for it by. */
function cutPartOf(visitor: Visitor, text: string): Promise<number> {
  return visitor.evaluate((wanted) => {
    const element = [...document.querySelectorAll<HTMLElement>('header *')].find(
      (each) => each.childElementCount === 0 && each.textContent === wanted,
    )!;
    return element.scrollWidth - element.clientWidth;
  }, text);
}

/** Run in the page: words of the text that stand on more than one line. */
function brokenWords(text: string): string[] {
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data !== text) continue;
    return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  }
  throw new Error(`${text} is not on the page`);
}

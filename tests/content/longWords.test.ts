import { describe, test } from 'vitest';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import {
  expect,
  LOST_FILES,
  openPage,
  waitForHydration,
  type PageOptions,
} from '../helpers/page.ts';
import { brokenWords } from '../helpers/probes/brokenWords.ts';
import { layoutFaults } from '../helpers/probes/layoutFaults.ts';
import { sample } from '../helpers/sites/sample.ts';
import { siteOf } from '../helpers/sites/siteOf.ts';

/** Long words of Finnish, German and Spanish pages. */
const { about, skills, projects, experience, testimonials, contact } = sample;
const content = {
  ...sample,
  site: { ...sample.site, language: 'fi' },
  owner: {
    ...sample.owner,
    name: 'Aino-Kaisa von Väänänen-Lehtonen',
    brand: 'Väänänen-Lehtonen',
    title: 'Ohjelmistokehittäjä ja käytettävyysasiantuntija',
    cv: { ...sample.owner.cv, short: 'Ansioluettelo' },
  },
  topBar: { ...sample.topBar, motion: 'Liikkuvuus' },
  home: { ...sample.home, menuLabel: 'Etusivu' },
  about: { ...about, menuLabel: 'Tietoja minusta', greeting: 'Käytettävyysasiantuntija' },
  skills: { ...skills, menuLabel: 'Osaaminen' },
  projects: { ...projects, menuLabel: 'Referenssityöt', heading: 'Proyectos destacados' },
  experience: { ...experience, menuLabel: 'Työhistoria' },
  testimonials: { ...testimonials, menuLabel: 'Suositukset', heading: 'Referenzprojekte' },
  contact: { ...contact, menuLabel: 'Yhteydenotto', heading: 'Zusammenarbeiten' },
  notFound: { ...sample.notFound, heading: 'Seitenverzeichnis' },
} satisfies CheckedContent;

/** Texts whose words stay whole. Names may break after a hyphen. */
const LARGE = ['#home h1', '#home h1 ~ p', '#projects h2', '#testimonials h2', '#contact h2'];

describe('long words', () => {
  const site = siteOf(content);
  const open = async (width: number, height = 800, path = '', options: PageOptions = {}) => {
    const page = await openPage(path, { site: site.url, viewport: { width, height }, ...options });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return page;
  };

  test.each([
    ['the page', '', LARGE],
    ['the page for wrong addresses', 'nothing', ['h1']],
  ])('are whole in the large type of %s', async (_where, path, texts) => {
    const expectedProblems = path === 'nothing' ? LOST_FILES : undefined;
    const page = await open(320, 800, path, { javaScriptEnabled: false, expectedProblems });
    for (const text of texts) await expect(page.locator(text).first()).toBeAttached();
    for (const width of [320, 390, 600, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      for (const text of texts) {
        expect(
          await page.locator(text).first().evaluateAll(brokenWords),
          `${text} at ${width}`,
        ).toEqual([]);
      }
    }
  });

  test('of a name keep "von" with the family name', async () => {
    const name = (await open(2560)).locator('#home h1');
    await expect(name).toHaveJSProperty('innerText', 'Aino-Kaisa\nvon Väänänen-Lehtonen');
  });

  test('are whole in the menu of a small phone, also of the current section', async () => {
    const page = await open(320, 568, '#projects');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('nav [aria-current]')).toHaveText('Referenssityöt');
    for (const [width, height] of [
      [320, 568],
      [320, 256],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      const links = page.locator('nav li a');
      expect(await links.evaluateAll(brokenWords), `at ${width} by ${height}`).toEqual([]);
    }
  });

  test('leave the bar one row in any window from 768 pixels on', async () => {
    const page = await open(768);
    await waitForHydration(page);
    const wraps: number[] = [];
    for (let width = 768; width <= 2560; width += 64) {
      await page.setViewportSize({ width, height: 800 });
      if (!(await page.evaluate(barIsOneRow))) wraps.push(width);
    }
    expect(wraps).toEqual([]);
  });

  test('leave the brand whole, and all texts in the window, from 768 pixels on', async () => {
    const page = await open(768, 900);
    await waitForHydration(page);
    for (let width = 768; width <= 2560; width += 256) {
      await page.setViewportSize({ width, height: 900 });
      const at = `at ${width} pixels`;
      const brand = page.getByText('Väänänen-Lehtonen', { exact: true }).first();
      expect(await brand.evaluate((text) => text.scrollWidth - text.clientWidth), at).toBe(0);
      expect(await page.evaluate(layoutFaults), at).toEqual([]);
    }
  });

  test('are links in the bar of a window with room for them', async () => {
    const page = await open(1920);
    await waitForHydration(page);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Yhteydenotto' })).toBeVisible();
  });

  test('stay behind the menu button in windows that they do not fit into', async () => {
    const page = await open(1100);
    await waitForHydration(page);
    await expect(page.getByRole('link', { name: 'Yhteydenotto' })).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Yhteydenotto' }).click();
    await expect(page.locator('#contact')).toBeInViewport();
  });
});

/** Run in the page: whether the bar is one row. */
function barIsOneRow(): boolean {
  const boxes = [...document.querySelectorAll('header :is(a, button)')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.getBoundingClientRect())
    // The skip link waits above the window.
    .filter(({ bottom }) => bottom > 0);
  return Math.max(...boxes.map(({ top }) => top)) < Math.min(...boxes.map(({ bottom }) => bottom));
}

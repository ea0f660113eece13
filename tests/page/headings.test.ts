import sharp from 'sharp';
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import type { Content } from '../../src/contentSchema.ts';
import { changeText } from '../helpers/changeText.ts';
import { expect, hydrated, openPage, type PageOptions } from '../helpers/page.ts';
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
} satisfies Content;

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
    const page = await open(320, 800, path, { javaScriptEnabled: false });
    for (const text of texts) await expect(page.locator(text).first()).toBeAttached();
    for (const width of [320, 390, 600, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      for (const text of texts)
        expect(await page.locator(text).first().evaluateAll(brokenWords), `${text} at ${width}`).toEqual([]);
    }
  });

  test('of a name keep "von" with the family name', async () => {
    const name = (await open(2560)).locator('#home h1');
    await expect(name).toHaveJSProperty('innerText', 'Aino-Kaisa\nvon Väänänen-Lehtonen');
  });

  test('are whole in the menu of a small phone, also of the current section', async () => {
    const page = await open(320, 568, '#projects');
    await hydrated(page);
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

  test('leave the bar one row, and the brand whole, from 768 pixels on', async () => {
    const page = await open(768, 900);
    await hydrated(page);
    for (let width = 768; width <= 2560; width += 256) {
      await page.setViewportSize({ width, height: 900 });
      const at = `at ${width} pixels`;
      expect(await page.evaluate(barIsOneRow), at).toBe(true);
      const brand = page.getByText('Väänänen-Lehtonen', { exact: true }).first();
      expect(await brand.evaluate((text) => text.scrollWidth - text.clientWidth), at).toBe(0);
      expect(await page.evaluate(layoutFaults), at).toEqual([]);
    }
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Yhteydenotto' })).toBeVisible();
  });

  test('stay behind the menu button in windows that they do not fit into', async () => {
    const page = await open(1100);
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'Yhteydenotto' })).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Yhteydenotto' }).click();
    await expect(page.locator('#contact')).toBeInViewport();
  });
});

/** Headings with their sizes in CSS pixels, in a window of this width. */
async function headingSizes(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h1 ~ p, h2, h3')].map((each) => ({
      heading: each.textContent,
      size: parseFloat(getComputedStyle(each).fontSize),
    })),
  );
}

test('a heading under 100 pixels is at least 1.5 times as large where the default size of text is doubled', async () => {
  const page = await openPage('', { javaScriptEnabled: false });
  for (const width of [320, 390, 444, 540, 639]) {
    await changeText(page, 'normal');
    const before = await headingSizes(page, width);
    await changeText(page, 'double size');
    const doubled = await headingSizes(page, width);
    for (const [index, { heading, size }] of before.entries()) {
      const growth = doubled[index]!.size / size;
      if (size < 100) expect(growth, `${heading} at ${width} pixels`).toBeGreaterThanOrEqual(1.5);
    }
  }
});

test('a heading under 100 pixels is at least 1.5 times as large at 200% zoom', async () => {
  const page = await openPage('', { javaScriptEnabled: false });
  for (const width of [640, 768, 1024, 1160, 1480, 1760, 2120, 2560]) {
    const before = await headingSizes(page, width);
    const zoomed = await headingSizes(page, width / 2);
    for (const [index, { heading, size }] of before.entries()) {
      const growth = (2 * zoomed[index]!.size) / size;
      if (size < 100) expect(growth, `${heading} at ${width} pixels`).toBeGreaterThanOrEqual(1.5);
    }
  }
});

test('the heading of projects ends before the margin', async () => {
  const page = await openPage('', { javaScriptEnabled: false, viewport: { width: 800, height: 800 } });
  const { x, width } = (await page.locator('#projects h2').boundingBox())!;
  expect(x + width).toBeCloseTo(800 - 0.045 * 800, 0);
});

test('every line of the large headings is flush with the texts below', async () => {
  const page = await openPage('', { javaScriptEnabled: false });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 1000 });
    for (const heading of ['#home h1', '#about h3', '#projects h2', '#testimonials h2', '#contact h2']) {
      const edges = await edgesOf(page, heading);
      expect(edges.length).toBeGreaterThan(0);
      for (const edge of edges) {
        expect(edge, `${heading} at ${width} pixels`).toBeGreaterThan(-1.5);
        expect(edge, `${heading} at ${width} pixels`).toBeLessThan(3);
      }
    }
  }
});

/** How far the letters of each line begin after the content box of a heading, in pixels. */
async function edgesOf(page: Page, selector: string): Promise<number[]> {
  const heading = page.locator(selector);
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const { left, lines } = await heading.evaluate((element) => {
    const { paddingLeft, fontSize } = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(element);
    const middles = [...range.getClientRects()]
      .filter((rect) => rect.width > 0)
      .map((rect) => Math.round(rect.top + rect.height / 2));
    const half = 0.3 * parseFloat(fontSize);
    return {
      left: element.getBoundingClientRect().left + parseFloat(paddingLeft),
      lines: [...new Set(middles)].map(
        (middle) => [Math.round(middle - half), Math.round(middle + half)] as const,
      ),
    };
  });
  const start = Math.max(0, Math.floor(left) - 20);
  const clip = { x: start, y: 0, width: 60, height: page.viewportSize()!.height };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.map(([from, to]) => {
    for (let x = 0; x < info.width; x += 1)
      for (let y = from; y < to; y += 1)
        if (data[(y * info.width + x) * info.channels]! > 150) return start + x - left;
    throw new Error(`${selector} has a line without letters`);
  });
}

/** Run in the page: whether the bar is one row. */
function barIsOneRow(): boolean {
  const boxes = [...document.querySelectorAll('header :is(a, button)')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.getBoundingClientRect())
    // The skip link waits above the window.
    .filter(({ bottom }) => bottom > 0);
  return Math.max(...boxes.map(({ top }) => top)) < Math.min(...boxes.map(({ bottom }) => bottom));
}

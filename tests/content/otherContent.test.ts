import { describe, test } from 'vitest';
import { barPercentages } from '../helpers/barPercentages.ts';
import { textBoxes } from '../helpers/boxes.ts';
import { content as own } from '../../src/content/content.ts';
import { textDirection } from '../../plugins/shared/textDirection.ts';
import { words } from '../../src/content/words/ar.ts';
import type { CheckedContent, ContentInput } from '../../src/content/schema/contentSchema.ts';
import { expect, openPage, waitForHydration } from '../helpers/page.ts';
import { layoutFaults } from '../helpers/probes/layoutFaults.ts';
import { readWholePage } from '../helpers/reading.ts';
import { sample } from '../helpers/sites/sample.ts';
import { siteOf } from '../helpers/sites/siteOf.ts';
import { expectCardsFit } from '../helpers/cards.ts';

const fifteen = Array.from({ length: 15 }, (_, index) => ({
  name: index === 4 ? 'Barrierefreiheitsprüfungen' : `Skill ${index + 1}`,
  level: [0, 62.5, 100][index % 3]!,
}));
const periods = [
  'septiembre de 2018 - marzo de 2021',
  'abril de 2021 - hoy',
  '2014-2018, media jornada',
  'September 2014 - Dezember 2023, in Teilzeit',
];
const { skills, projects, experience, testimonials } = sample;
const title = 'Antragsstrecke Wohngeldplusbewilligungsbescheid';
const [shop, board, weather] = projects.items.map(
  ({ pointer: _pointer, glow: _glow, answer: _answer, ...project }) => project,
);
const plain = {
  ...sample,
  site: { ...sample.site, language: 'sv' },
  topBar: { ...sample.topBar, skipLink: 'Till innehållet', menuButton: 'Meny', motion: 'Rörelse' },
  sections: ['about', 'skills', 'projects', 'experience', 'testimonials'],
  skills: { ...skills, items: fifteen },
  projects: { ...projects, quote: undefined, items: [shop!, { ...board!, title }, weather!] },
  experience: {
    ...experience,
    items: periods.map((period, id) => Object.assign({}, experience.items[0]!, { id, period })),
  },
  testimonials: { ...testimonials, items: testimonials.items.slice(0, 3) },
} satisfies CheckedContent;

const rightToLeft = {
  ...own,
  site: { ...sample.site, language: 'ar' },
  home: { tagline: 'أبني تطبيقات سريعة وموثوقة.' },
  sections: ['projects', 'contact', 'about', 'testimonials', 'skills', 'experience'],
} satisfies ContentInput;

const plainSite = siteOf(plain);
const arabicSite = siteOf(rightToLeft);
const swedish = 'in Swedish, which has no words, with plain screenshots and without contact';
const arabic = 'in Arabic, from right to left, in another order';

describe.each([
  [swedish, plain, plainSite, plain.topBar.motion],
  [arabic, rightToLeft, arabicSite, words.topBar.motion],
] as const)('a site %s', (_name, content, site, motion) => {
  const ids = ['home', ...content.sections];

  test('has its sections in the order of the content', async () => {
    const page = await openPage('', { site: site.url, javaScriptEnabled: false });
    const sections = page.locator('main > section');
    expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual(ids);
  });

  test('has its menu in the order of the content', async () => {
    const page = await openPage('', { site: site.url, javaScriptEnabled: false });
    const targets = await page
      .locator('nav a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(ids.map((id) => `#${id}`));
  });

  test('says its language and direction', async () => {
    const page = await openPage('', { site: site.url, javaScriptEnabled: false });
    await expect(page.locator('html')).toHaveAttribute('lang', content.site.language);
    await expect(page.locator('html')).toHaveAttribute('dir', textDirection(content.site.language));
  });

  test('names its motion switch in its language', async () => {
    const page = await openPage('', { site: site.url });
    await expect(page.getByRole('button', { name: motion })).toBeVisible();
  });

  test('has no link that leads nowhere', async () => {
    const page = await openPage('', { site: site.url, javaScriptEnabled: false });
    const dead = await page
      .locator('a[href^="#"]')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !document.getElementById(href.slice(1))),
      );
    expect(dead).toEqual([]);
  });

  test('shows everything within the window on a phone and on a desktop, without an error', async () => {
    const page = await openPage('', { site: site.url, motion: 'full', field: false });
    await waitForHydration(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await readWholePage(page);
      await expect
        .poll(() => page.evaluate(layoutFaults), { message: `${width} pixels` })
        .toEqual([]);
    }
  });
});

test('a last section with a surface has no edge above the footer', async () => {
  const page = await openPage('', { site: arabicSite.url });
  const colorOf = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colorOf('#experience')).toBe(await colorOf('html'));
});

describe('a site with fifteen skills without icons, three plain screenshots and long periods', () => {
  const open = () => openPage('', { site: plainSite.url, javaScriptEnabled: false });

  test('fills each bar to its level and keeps within the window', async () => {
    const page = await open();
    await expect(page.locator('#skills').getByText('62.5%')).toHaveCount(5);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await barPercentages(page)).toEqual(fifteen.map(({ level }) => Math.round(level)));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('begins names of skills at the edge of their bars on a phone', async () => {
    const page = await open();
    await page.setViewportSize({ width: 320, height: 900 });
    const lefts = async (selector: string) =>
      (await textBoxes(page, selector)).map(({ left }) => left);
    const names = await lefts('#skills p > span:first-child');
    expect(names).toHaveLength(fifteen.length);
    expect(names).toEqual(await lefts('#skills li'));
  });

  test('has cards that leave no gap and do not overlap', async () => {
    const page = await open();
    for (const width of [320, 768, 1440]) await expectCardsFit(page, width);
  });

  test('has no needle among the projects', async () => {
    const page = await open();
    await expect(page.locator('#projects li[id]')).not.toHaveCount(0);
    const needles = page.locator('#projects svg:has(g path)');
    await expect(needles.filter({ visible: true })).toHaveCount(0);
  });

  test('shows its plain screenshots on the ground colour', async () => {
    const page = await open();
    const pictures = await page.locator('#projects img').all();
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) {
      await expect(picture).toHaveCSS('background-color', 'rgb(7, 8, 15)');
    }
  });

  test('cuts no text', async () => {
    const page = await open();
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(layoutFaults), `${width} pixels`).toEqual([]);
    }
  });

  test('shows all periods in one size', async () => {
    const page = await open();
    const sizes = await page
      .locator('#experience p > .whole-words')
      .evaluateAll((all) => all.map((dates) => getComputedStyle(dates).fontSize));
    expect(sizes.length).toBeGreaterThanOrEqual(periods.length);
    expect(new Set(sizes).size).toBe(1);
  });
});

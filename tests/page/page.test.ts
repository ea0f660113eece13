import type { Page } from 'playwright';
import { beforeAll, describe, test } from 'vitest';
import {
  expect,
  LOST_FILES,
  openPage,
  openPageForSuite,
  waitForHydration,
} from '../helpers/page.ts';
import { readWholePage } from '../helpers/reading.ts';
import { sample, sectionIds } from '../helpers/sites/sample.ts';
import { shownTexts } from '../helpers/sites/shownTexts.ts';

describe('the served page', () => {
  const opened = openPageForSuite('', { javaScriptEnabled: false });
  let page: Page;

  beforeAll(() => {
    page = opened();
  });

  test('has its sections in order, then the footer', async () => {
    const parts = page.locator('main > section, footer');
    expect(await parts.evaluateAll((all) => all.map((part) => part.id || part.localName))).toEqual([
      ...sectionIds,
      'footer',
    ]);
  });

  test('the name is the heading of the page', async () => {
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('#home h1')).toHaveText('Arjun Dasgupta');
  });

  test('the name is read as two words', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Arjun Dasgupta');
  });

  test('lists are lists to Safari too, which ignores those without bullets', async () => {
    expect(await page.locator('ul, ol').count()).toBeGreaterThan(10);
    await expect(page.locator(':is(ul, ol):not([role=list])')).toHaveCount(0);
  });

  test('each section below has one heading, which names it', async () => {
    const sections = await page.locator('main > section:not(#home)').all();
    expect(sections).toHaveLength(sample.sections.length);
    for (const section of sections) {
      await expect(section.locator('h2')).toHaveCount(1);
      await expect(section).toHaveAccessibleName((await section.locator('h2').innerText()).trim());
    }
  });

  test('the menu has a link to each section', async () => {
    expect(
      await page
        .locator('nav a')
        .evaluateAll((links) =>
          links.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
        ),
    ).toEqual([
      'Home #home',
      'About #about',
      'Skills #skills',
      'Projects #projects',
      'Experience #experience',
      'Testimonials #testimonials',
      'Contact #contact',
    ]);
  });

  test.each(Object.entries(shownTexts(sample)))(
    'shows every text of its content in %s',
    async (id, texts) => {
      const shown = spaced(await page.locator(id).innerText());
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => !shown.includes(spaced(text)))).toEqual([]);
    },
  );

  test.each(
    Object.entries({
      '#skills [data-reveal=stagger]': 10,
      '#projects h3': 6,
      '#projects img[alt]:not([alt=""])': 6,
      '#experience li svg': 5,
      '#testimonials figure': 6,
      '#contact form :is(input, textarea)[required]': 3,
      'footer ul a': 3,
      ':is(#about, footer) a[target=_blank]': 5,
    }),
  )('has each of %s', async (selector, count) => {
    await expect(page.locator(selector)).toHaveCount(count);
  });

  test('the links of the footer are over the needles of Contact, the brand sinks into the end of the page', async () => {
    const [contact = NaN, list, brand] = await page
      .locator('#contact, footer text, footer ul')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
    expect(list, 'the links').toBeLessThan(contact);
    expect(brand, 'the brand').toBeGreaterThan(contact + 20);
  });
});

test('links lead down, to the work, to the form, and from the timeline to the form', async () => {
  const page = await openPage();
  for (const [name, id] of [
    ['Down to About', 'about'],
    ['View My Work', 'projects'],
    ["Let's Connect", 'contact'],
    ['Next: your project', 'contact'],
  ] as const) {
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    const section = page.locator(`#${id}`);
    await expect
      .poll(() => section.evaluate((each) => Math.abs(each.getBoundingClientRect().top)), {
        message: name,
      })
      .toBeLessThan(200);
  }
});

test('pictures lost in an outage come with a reload', async () => {
  const page = await openPage('about:blank', { expectedProblems: LOST_FILES });
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  await page.goto('./');
  await waitForHydration(page);
  await readWholePage(page, { pictures: false });
  await page.unroute(/\.(avif|webp)$/);
  await page.reload();
  await readWholePage(page);
});

/** Without line breaks, which depend on the layout. */
function spaced(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

import { afterAll, beforeAll, describe, test } from 'vitest';
import { startSite, type Site } from '../../scripts/site/startSite.ts';
import { content as own } from '../../src/content/content.ts';
import { textDirection } from '../../src/content/textDirection.ts';
import { words as arabic } from '../../src/content/words/ar.ts';
import type { Content, OwnContent } from '../../src/contentSchema.ts';
import { expect, hydrated, openPage, problemsOf } from '../helpers/page.ts';
import { layoutFaults } from '../helpers/probes/layoutFaults.ts';
import { readWholePage } from '../helpers/reading.ts';
import { builtPerson } from '../helpers/sites/other.ts';
import { content as sample } from '../helpers/sites/sample.ts';
import { siteOf } from '../helpers/sites/siteOf.ts';

/** Contents, each with the name of its motion switch. */
const contents: Record<string, { content: OwnContent & Pick<Content, 'site' | 'sections'>; motion: string }> =
  {
    'in Arabic, from right to left, in another order': {
      content: {
        ...own,
        site: { ...sample.site, language: 'ar' },
        home: { tagline: 'أبني تطبيقات سريعة وموثوقة.' },
        sections: ['projects', 'contact', 'about', 'experience', 'testimonials', 'skills'],
      },
      motion: arabic.topBar.motion,
    },
    'in Swedish, which has no words, with three projects and without testimonials and contact': {
      content: {
        ...sample,
        site: { ...sample.site, language: 'sv' },
        topBar: { ...sample.topBar, skipLink: 'Till innehållet', menuButton: 'Meny', motion: 'Rörelse' },
        sections: ['about', 'skills', 'projects', 'experience'],
        projects: sample.projects && { ...sample.projects, items: sample.projects.items.slice(0, 3) },
        testimonials: undefined,
      },
      motion: 'Rörelse',
    },
  };

describe.each(Object.entries(contents))('a site %s', (_name, { content, motion }) => {
  const site = siteOf(content);

  test('has its sections and menu in the order of the content, and no link leads nowhere', async () => {
    const page = await openPage('', { site: site.url });
    const ids = ['home', ...content.sections];
    expect(await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id))).toEqual(ids);
    expect(
      await page.locator('nav a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(ids.map((id) => `#${id}`));
    await expect(page.locator('html')).toHaveAttribute('lang', content.site.language);
    await expect(page.locator('html')).toHaveAttribute('dir', textDirection(content.site.language));
    await expect(page.getByRole('button', { name: motion })).toBeVisible();
    const dead = await page
      .locator('a[href^="#"]')
      .evaluateAll((links) =>
        links
          .map((link) => link.getAttribute('href') ?? '')
          .filter((href) => !document.getElementById(href.slice(1))),
      );
    expect(dead).toEqual([]);
  });

  test.each([390, 1440])('shows everything within a window of %i pixels, without an error', async (width) => {
    const page = await openPage('', {
      site: site.url,
      motion: 'full',
      field: false,
      viewport: { width, height: 900 },
    });
    await hydrated(page);
    await readWholePage(page);
    await expect.poll(() => page.evaluate(layoutFaults)).toEqual([]);
    expect(problemsOf(page)).toEqual([]);
  });
});

describe('a site without its contact section', () => {
  const site = siteOf({ ...sample, sections: sample.sections.filter((id) => id !== 'contact') });

  test('publishes no e-mail address and no phone number', async () => {
    const page = await openPage('404.html', { site: site.url });
    const texts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\.js$|\/$/.test(response.url())) texts.push(response.text());
    });
    await page.goto('./');
    await hydrated(page);
    const resume = await page.request.get('resume.json');
    const published = [...(await Promise.all(texts)), await resume.text()].join('\n');
    expect(published.includes(sample.owner.name)).toBe(true);
    for (const value of [sample.owner.email, sample.owner.phone])
      expect(published.includes(String(value)), value).toBe(false);
  });
});

describe('the site of another person, with a plain photo and long words', () => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite({ folder: await builtPerson() });
  });

  afterAll(() => site.close());

  test.each([320, 1440])('shows everything within a window of %i pixels', async (width) => {
    const page = await openPage('', { site: site.url, viewport: { width, height: 900 } });
    await hydrated(page);
    await readWholePage(page);
    await expect(page.locator('#about img').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(problemsOf(page)).toEqual([]);
  });
});

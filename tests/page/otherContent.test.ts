import { describe, test } from 'vitest';
import { content as own } from '../../src/content/content.ts';
import { textDirection } from '../../plugins/content/textDirection.ts';
import { words as arabic } from '../../src/content/words/ar.ts';
import type { Content, ContentInput } from '../../src/contentSchema.ts';
import { expect, hydrated, openPage, problemsOf } from '../helpers/page.ts';
import { layoutFaults } from '../helpers/probes/layoutFaults.ts';
import { readWholePage } from '../helpers/reading.ts';
import { content as sample } from '../helpers/sites/sample.ts';
import { siteOf } from '../helpers/sites/siteOf.ts';

/** Contents, each with the name of its motion switch. */
const contents: Record<
  string,
  { content: ContentInput & Pick<Content, 'site' | 'sections'>; motion: string }
> = {
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

  test('shows everything within the window on a phone and at a desk, without an error', async () => {
    const page = await openPage('', { site: site.url, motion: 'full', field: false });
    await hydrated(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await readWholePage(page);
      await expect.poll(() => page.evaluate(layoutFaults), { message: `${width} pixels` }).toEqual([]);
    }
    expect(problemsOf(page)).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startSite, type Site } from '../../../scripts/site/startSite.ts';
import { content } from '../../../src/content/content.ts';
import { visitInChromium } from '../../helpers/drivers/visit.ts';

describe.each(['/', '/some/site/'])('what npm start serves at %s', (base) => {
  let site: Site;

  beforeAll(async () => {
    site = await startSite({ folder: inject('siteFolder'), base });
  });

  afterAll(() => site.close());

  test('whatever leads nowhere is a page that says so, and leads home', async () => {
    const visitor = await visitInChromium({ site: site.url });
    const missing: string[] = [];
    visitor.page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
    for (const path of ['nothing', 'a/deep/er/place/?with=query', 'assets/nothing.html']) {
      await visitor.open(path);
      expect(missing.splice(0)).toEqual([`${site.url}${path}`]);
      expect(await visitor.read('h1')).toBe(content.notFound.heading);
      const ground = await visitor.evaluate(() => {
        const { backgroundColor } = getComputedStyle(document.documentElement);
        return `#${backgroundColor
          .match(/\d+/g)!
          .map((part) => Number(part).toString(16).padStart(2, '0'))
          .join('')}`;
      });
      expect(ground).toBe(content.site.colors.ground);
      await visitor.click({ role: 'link', name: content.notFound.homeLink });
      expect(visitor.page.url()).toBe(site.url);
      expect(await visitor.read('h1')).toContain(content.owner.name.split(' ')[0]);
    }
  });
});

import { describe, inject, test } from 'vitest';
import { startSite } from '../../scripts/site/startSite.ts';
import { content } from '../../src/content/content.ts';
import { expect, openPage } from '../helpers/page.ts';

describe.each(['/', '/some/site/'])('a site at %s', (base) => {
  test.each(['nothing', 'a/deep/er/place/?with=query', 'assets/nothing.html'])(
    'shows at %s that nothing is there, and leads home',
    async (path) => {
      const site = await startSite({ folder: inject('siteFolder'), base });
      const page = await openPage('', { site: site.url });
      const missing: string[] = [];
      page.on('response', (response) => void (response.status() >= 400 && missing.push(response.url())));
      await page.goto(path);
      expect(missing).toEqual([`${site.url}${path}`]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.notFound.heading);
      const link = page.getByRole('link', { name: content.notFound.homeLink });
      const needle = (await page.locator('main svg').boundingBox())!;
      const box = (await link.boundingBox())!;
      expect(needle.x).toBeGreaterThan(box.x + box.width);
      await link.click();
      await expect(page).toHaveURL(site.url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.owner.name);
      await site.close();
    },
  );
});

test('the page for unknown addresses is no wider than the window', async () => {
  for (const width of [320, 390, 768, 1440]) {
    const page = await openPage('nothing', { viewport: { width, height: 700 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

import { inject, test } from 'vitest';
import { expect, LOST_FILES, openPage } from '../helpers/page.ts';
import { content } from '../helpers/sites/sample.ts';

test.each(['nothing', 'a/deep/er/place/?with=query', 'assets/nothing.html'])(
  'the address %s says that nothing is there, and leads home',
  async (path) => {
    const page = await openPage('about:blank', {
      javaScriptEnabled: false,
      expectedProblems: LOST_FILES,
    });
    const missing: string[] = [];
    page.on(
      'response',
      (response) => void (response.status() >= 400 && missing.push(response.url())),
    );
    await page.goto(path);
    expect(missing).toEqual([`${inject('siteUrl')}${path}`]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.notFound.heading);
    const link = page.getByRole('link', { name: content.notFound.homeLink });
    const { x, width } = (await link.boundingBox())!;
    expect((await page.locator('main svg').boundingBox())!.x).toBeGreaterThan(x + width);
    await link.click();
    await expect(page).toHaveURL(inject('siteUrl'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.owner.name);
  },
);

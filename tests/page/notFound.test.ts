import { beforeAll, describe, inject, test } from 'vitest';
import { expect, LOST_FILES, openPageForSuite } from '../helpers/page.ts';
import { sample } from '../helpers/sites/sample.ts';

describe.each(['nothing', 'a/deep/er/place/?with=query', 'assets/nothing.html'])(
  'the page at %s',
  (path) => {
    const page = openPageForSuite('about:blank', {
      javaScriptEnabled: false,
      expectedProblems: LOST_FILES,
    });
    const missing: string[] = [];
    const homeLink = () => page().getByRole('link', { name: sample.notFound.homeLink });

    beforeAll(async () => {
      page().on('response', (response) => {
        if (response.status() >= 400) missing.push(response.url());
      });
      await page().goto(path);
    });

    test('misses no file', () => {
      expect(missing).toEqual([`${inject('siteUrl')}${path}`]);
    });

    test('says that nothing is there', async () => {
      const heading = page().getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(sample.notFound.heading);
    });

    test('has its needle to the right of its link', async () => {
      const { x, width } = (await homeLink().boundingBox())!;
      expect((await page().locator('main svg').boundingBox())!.x).toBeGreaterThan(x + width);
    });

    test('leads home', async () => {
      await homeLink().click();
      await expect(page()).toHaveURL(inject('siteUrl'));
      const heading = page().getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(sample.owner.name);
    });
  },
);

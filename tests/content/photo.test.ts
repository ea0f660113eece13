import { afterAll, beforeAll, describe, test } from 'vitest';
import { startSite, type Site } from '../../scripts/site/startSite.ts';
import { about, boxInAbout, expectHaloBesideWords } from '../helpers/halo.ts';
import { expect, openPage, openPageToClose, type OpenedPage } from '../helpers/page.ts';
import { ANOTHER_PERSON_PATH, buildAnotherPerson } from '../helpers/sites/siteSources.ts';

describe('a photo', () => {
  let site: Site;
  /** The page without scripts, which most tests only read. */
  let quiet: OpenedPage;

  beforeAll(async () => {
    site = await startSite({ folder: await buildAnotherPerson(), base: ANOTHER_PERSON_PATH });
    quiet = await openPageToClose('', { site: site.url, javaScriptEnabled: false });
  });

  afterAll(async () => {
    await quiet.close();
    await site.close();
  });

  test('keeps its colours', async () => {
    const { page } = quiet;
    const photo = about(page).getByRole('img');
    await expect(photo).toHaveCSS('filter', 'none');
    await expect(photo).toHaveCSS('mix-blend-mode', 'normal');
  });

  test('has a rim of 7 pixels', async () => {
    const { page } = quiet;
    const [box, rim] = [
      await boxInAbout(page, 'picture img'),
      await boxInAbout(page, 'div:has(> picture)'),
    ];
    expect([box.x - rim.x, box.y - rim.y, rim.width - box.width]).toEqual([7, 7, 14]);
  });

  test('has needles around it, and none behind the words', async () => {
    const page = await openPage('', { site: site.url });
    await expectHaloBesideWords(page);
  });

  test('has a CV beside it whose size is in the words of its language', async () => {
    const { page } = quiet;
    const link = about(page).getByRole('link', { name: /Lebenslauf/ });
    await expect(link).toContainText(/PDF, 1\s?kB/);
  });
});

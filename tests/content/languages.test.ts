import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { startSite, type Site } from '../../scripts/site/startSite.ts';
import { words as arabicWords } from '../../src/content/words/ar.ts';
import { words as englishWords } from '../../src/content/words/en.ts';
import {
  expect,
  LOST_FILES,
  motionSwitch,
  openPage,
  openPageToClose,
  waitForHydration,
} from '../helpers/page.ts';
import { buildFrom, writeContent } from '../helpers/sites/siteSources.ts';
import { arabic, english } from '../helpers/sites/twoLanguages.ts';
import { temporaryFolder } from '../helpers/temporaryFolder.ts';

const ADDRESS = english.site.address!;

const temporary = temporaryFolder();
const folder = join(temporary, 'dist');
let site: Site;

beforeAll(async () => {
  const contentFile = await writeContent(temporary, english);
  await writeFile(
    join(temporary, 'content.ar.ts'),
    `export const content = ${JSON.stringify(arabic)};\n`,
  );
  await buildFrom(folder, { contentFile, publicFolder: 'public' });
  site = await startSite({ folder, base: '/work/' });
});

afterAll(() => site.close());

const read = (file: string) => readFile(join(folder, file), 'utf8');

describe.each([
  ['index.html', 'en', 'ltr', '', english],
  ['ar/index.html', 'ar', 'rtl', 'ar/', arabic],
])('%s', (file, language, direction, path, { site: texts, owner, home, about }) => {
  test('says its language and its direction', async () => {
    expect(await read(file)).toContain(`<html lang="${language}" dir="${direction}">`);
  });

  test.each([
    ['description', texts?.description],
    ['title', owner?.title],
    ['place', owner?.location],
    ['tagline', home?.tagline],
    ['paragraph', about?.paragraphs?.[0]],
  ])('holds the %s of its language', async (_which, text) => {
    expect(await read(file)).toContain(text);
  });

  test('names itself as the address for search engines', async () => {
    expect(await read(file)).toContain(`<link rel="canonical" href="${ADDRESS}${path}">`);
  });

  test('names the page in all languages, and the one for all others', async () => {
    const html = await read(file);
    const links = [...html.matchAll(/<link rel="alternate" href="(\S+)" hreflang="(\S+)">/g)];
    expect(links.map(([, href, name]) => [name, href])).toEqual([
      ['en', ADDRESS],
      ['ar', `${ADDRESS}ar/`],
      ['x-default', ADDRESS],
    ]);
  });
});

test.each([
  ['index.html', english.owner.title],
  ['ar/index.html', arabic.owner!.title],
])('%s has the title of its link preview in its language: %s', async (file, title) => {
  const { name } = english.owner;
  expect(await read(file)).toContain(`<meta property="og:title" content="${name} · ${title}">`);
});

test.each([
  ['index.html', 'assets/share.jpg'],
  ['ar/index.html', 'assets/share-ar.jpg'],
])('%s names the picture of its link preview in its language: %s', async (file, picture) => {
  expect(await read(file)).toContain(`<meta property="og:image" content="${ADDRESS}${picture}">`);
});

test('the folder of a language has only the files that differ', async () => {
  expect((await readdir(join(folder, 'ar'))).toSorted()).toEqual([
    'contact.svg',
    'contact.vcf',
    'index.html',
    'llms.txt',
    'manifest.webmanifest',
    'resume.json',
  ]);
});

test('a page has the keywords that only its language has', async () => {
  const html = await read('ar/index.html');
  const keywords = arabic.skills!.items!.flatMap((skill) => skill?.keywords ?? []);
  expect(keywords).toHaveLength(2);
  expect(keywords.filter((keyword) => !html.includes(keyword))).toEqual([]);
});

test('the résumé of a language names its own address', async () => {
  const { basics, meta } = JSON.parse(await read('ar/resume.json')) as {
    basics: { url: string };
    meta: { canonical: string };
  };
  expect(basics.url).toBe(`${ADDRESS}ar/`);
  expect(meta.canonical).toBe(`${ADDRESS}ar/resume.json`);
});

test('the contact card of a language has its title and address', async () => {
  const card = await read('ar/contact.vcf');
  expect(card).toContain(`TITLE:${arabic.owner?.title}\r\n`);
  expect(card).toContain(`URL:${ADDRESS}ar/\r\n`);
});

test('a page links to the contact card of its language', async () => {
  expect(await read('ar/index.html')).toContain('href="/work/ar/contact.vcf"');
});

test('the 404 page leads to both pages, each in its language', async () => {
  const page = await openPage('nothing', {
    site: site.url,
    javaScriptEnabled: false,
    expectedProblems: LOST_FILES,
  });
  const links = await page
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('lang'), link.getAttribute('href')]),
    );
  expect(links).toEqual([
    [arabicWords.notFound.homeLink, 'ar', '/work/ar/'],
    [englishWords.notFound.homeLink, null, '/work/'],
  ]);
});

test('the sitemap names both pages', async () => {
  const sitemap = await read('sitemap.xml');
  expect([...sitemap.matchAll(/<loc>(\S+?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    ADDRESS,
    `${ADDRESS}ar/`,
  ]);
});

describe('a visitor who changes the language', () => {
  describe('in the middle of a message', () => {
    let page: Page;
    let close: () => Promise<void>;

    beforeAll(async () => {
      ({ page, close } = await openPageToClose('', { site: site.url }));
      await waitForHydration(page);
      await motionSwitch(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
      await page.getByLabel('Message').fill('A shop for boats');
      const link = page.getByRole('link', { name: 'العربية' });
      await expect(link).toHaveAttribute('href', /#contact$/);
      await link.click();
      await waitForHydration(page);
    });

    afterAll(() => close());

    test('stays at the section', () => {
      expect(page.url()).toBe(`${site.url}ar/#contact`);
    });

    test('keeps the draft', async () => {
      await expect(page.locator('[name=message]')).toHaveValue('A shop for boats');
    });

    test('keeps the choice of motion', async () => {
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
    });
  });

  test('loads the content of that language only', async () => {
    const page = await openPage('ar/', { site: site.url });
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      // A script that the page before the reload was still loading has no text.
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
    });
    await page.reload();
    await waitForHydration(page);
    const code = (await Promise.all(scripts)).join('\n');
    expect(code).toContain(arabic.home?.tagline);
    expect(code).not.toContain(english.home.tagline);
  });

  test('finds the link without scripts', async () => {
    const page = await openPage('ar/', { site: site.url, javaScriptEnabled: false });
    await page.getByRole('link', { name: 'English' }).click();
    expect(page.url()).toBe(site.url);
  });
});

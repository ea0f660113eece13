import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, inject, test } from 'vitest';
import { sharePicture } from '../../plugins/shared/sharePicture.ts';
import { fileGenerators } from '../../plugins/siteFiles/fileGenerators.ts';
import { textDirection } from '../../plugins/shared/textDirection.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { expect, openPage, openPageForSuite } from '../helpers/page.ts';
import { content as person } from '../helpers/sites/anotherPerson.ts';
import { hostile } from '../helpers/sites/hostileContent.ts';
import { sample } from '../helpers/sites/sample.ts';

interface Resume {
  basics: object;
  references: { reference: string }[];
}

interface ResumeSchema {
  validate(resume: unknown, done: (error: unknown, report: { valid: boolean }) => void): void;
}

const blank = openPageForSuite('about:blank');

test('a build has every picture of the sample', async () => {
  const published = await readdir(join(inject('siteFolder'), 'assets'));
  // Only a page whose address is known names the picture of link previews.
  const shown = (await readdir('public/assets')).filter((file) => !sharePicture.src.endsWith(file));
  expect(shown.length).toBeGreaterThan(0);
  expect(published).toEqual(expect.arrayContaining(shown));
});

// Each file is read by its own parser: the browser's for XML and the manifest, the schema's for the résumé.
describe.each<[string, CheckedContent]>([
  ['the sample', sample],
  ['another person', person],
  ['an attacker', hostile(person)],
])('the files of %s', (_whose, content) => {
  const { site, owner, testimonials } = content;
  const file = async (name: string) => String(await fileGenerators(content)[name]!());

  test('the sitemap names the address of the site, if it has one', async () => {
    if (!site.address) {
      return expect(Object.keys(fileGenerators(content))).not.toContain('sitemap.xml');
    }
    const parsed = await blank().evaluate(parseXml, await file('sitemap.xml'));
    expect(parsed).toEqual({
      root: 'urlset',
      namespace: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      text: new URL(site.address).href,
    });
  });

  test('robots.txt allows everything', async () => {
    const lines = (await file('robots.txt')).trimEnd().split('\n');
    expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
  });

  test('robots.txt names the sitemap', async () => {
    const lines = (await file('robots.txt')).trimEnd().split('\n');
    if (!site.address) return expect(lines).toHaveLength(2);
    expect(lines).toHaveLength(3);
    const [, address = ''] = /^Sitemap: (\S+)$/.exec(lines[2]!) ?? [];
    expect(address).toMatch(/^[\x21-\x7e]+$/);
    expect(new URL('./', address).href).toBe(new URL(site.address).href);
  });

  test('browsers read every text of the manifest as it was written', async () => {
    const page = await openPage('404.html');
    const manifest = await file('manifest.webmanifest');
    await page.route('**/*', (route) =>
      route.request().url().endsWith('.webmanifest')
        ? route.fulfill({ contentType: 'application/manifest+json', body: manifest })
        : route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><link rel=manifest href=manifest.webmanifest>',
          }),
    );
    await page.goto('./');
    const devtools = await page.context().newCDPSession(page);
    const { errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data!)).toMatchObject({
      name: `${owner.name} · ${owner.title}`,
      short_name: owner.brand,
      // In one line, as app stores show it.
      description: site.description?.replaceAll(/\s+/g, ' '),
      lang: site.language,
      dir: textDirection(site.language),
      theme_color: site.colors.ground,
    });
  });

  const readResume = async () => JSON.parse(await file('resume.json')) as Resume;

  test('the résumé is valid', async () => {
    const resume = await readResume();
    const { validate } = createRequire(import.meta.url)('resume-schema') as ResumeSchema;
    expect(
      await new Promise((resolve) =>
        validate(resume, (error, report) => resolve([error, report?.valid])),
      ),
    ).toEqual([null, true]);
  });

  test('the résumé has the name, title, e-mail and phone of its owner as they were written', async () => {
    const { basics } = await readResume();
    const { name, title: label, email, phone } = owner;
    expect(basics).toMatchObject({ name, label, email, phone });
  });

  test('the résumé has the texts of the testimonials as they were written', async () => {
    const { references } = await readResume();
    expect(references.map(({ reference }) => reference)).toEqual(
      testimonials?.items.map((each) => each.content),
    );
  });

  test('the icon of tabs is an SVG', async () => {
    const parsed = await blank().evaluate(parseXml, await file('favicon.svg'));
    expect(parsed).toMatchObject({ root: 'svg', namespace: 'http://www.w3.org/2000/svg' });
  });

  test.each([
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ])('%s is a PNG of %i pixels', async (name, width) => {
    const picture = sharp((await fileGenerators(content)[name]!()) as Buffer);
    expect(await picture.metadata()).toMatchObject({ format: 'png', width, height: width });
  });
});

/** Runs in the page: the root of an XML text, as the browser reads it, and all text in it. */
function parseXml(text: string) {
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
  return {
    root: documentElement.localName,
    namespace: documentElement.namespaceURI,
    text: documentElement.textContent,
  };
}

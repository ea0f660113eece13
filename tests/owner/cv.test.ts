import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { testBrowser } from '../../scripts/browser.ts';
import { printCv } from '../../scripts/printCv.ts';
import { startSite } from '../../scripts/site/startSite.ts';
import type { Content } from '../../src/contentSchema.ts';
import { openPage } from '../helpers/page.ts';
import { content as person } from '../helpers/sites/anotherPerson.ts';
import { builtPerson } from '../helpers/sites/other.ts';
import { sample } from '../helpers/sites/sample.ts';
import { tellingTexts, textsOf } from '../helpers/sites/tellingTexts.ts';

test('the CV of the sample says who the owner is and how to reach them, on at most two pages', async () => {
  const pdf = await readFile(join('public', sample.owner.cv.file));
  const { pages, text, words } = await read(pdf);
  expect(pages.length).toBeLessThanOrEqual(2);
  expect(pdf.length).toBeLessThanOrEqual(300_000);
  expect(pages[0], 'projects fill the page that skills end on').toContain(sample.projects.heading);
  expect(factsOf(sample).filter((fact) => !text.includes(squeeze(fact)))).toEqual([]);
  const periods = sample.experience.items.map(
    ({ title, period }) => `${title} ${period?.slice(0, 4)}`,
  );
  expect(periods.filter((each) => !words.includes(each))).toEqual([]);
  const [name] = await (await getDocumentProxy(new Uint8Array(pdf))).getOutline();
  expect(name!.title).toBe(sample.owner.name);
  expect(JSON.stringify(name)).toContain(`"${sample.testimonials.heading}"`);
});

test("another person's page prints as their CV, without controls and texts of the sample", async () => {
  const site = await startSite({ folder: await builtPerson() });
  const page = await openPage('', { site: site.url });
  await page.emulateMedia({ media: 'print' });
  const effectsOf = (all: Element[]) =>
    all.map((each) => getComputedStyle(each)).map(({ filter, boxShadow }) => filter + boxShadow);
  const effects = await page.locator('#projects *').evaluateAll(effectsOf);
  expect(new Set(effects), 'Chromium prints them as pixels').toEqual(new Set(['nonenone']));
  const { pages, text } = await read(await printCv(page.context().browser()!, site.url));
  await site.close();
  expect(pages.length).toBeLessThanOrEqual(2);
  expect(text.slice(0, 80), 'it begins with name and title').toContain(squeeze(person.owner.title));
  expect(factsOf(person).filter((fact) => !text.includes(squeeze(fact)))).toEqual([]);
  const { contact, home } = person;
  const controls = [contact.form.sendButton, home.workButton, contact.whatsapp.button];
  const own = new Set(textsOf(person));
  const foreign = tellingTexts(sample).filter((telling) => !own.has(telling));
  expect([...controls, ...foreign].filter((each) => text.includes(squeeze(each)))).toEqual([]);
});

test('a page that cannot be printed is named, even while a picture is on its way', async () => {
  const page = '<script>fetch("slow.webp")</script><img src="missing.png">';
  const site = await startSite({
    folder: await builtPerson(),
    // The slow picture never comes.
    before: ({ url }, response, next) => {
      if (url === '/') response.setHeader('Content-Type', 'text/html').end(page);
      else if (url !== '/slow.webp') next();
    },
  });
  const browser = await chromium.launch(testBrowser());
  await expect(printCv(browser, site.url)).rejects.toThrow('decode');
  await browser.close();
  await site.close();
});

/** The facts that a reader of a CV looks for. */
function factsOf({ site, owner, about, skills, projects, experience }: Content): string[] {
  const { title, email, phone = '', location, languages = [], profiles = [] } = owner;
  const facts = [
    title,
    email,
    phone,
    location,
    site.address?.replace(/^https:\/\/|\/$/g, '') ?? '',
    ...languages,
    ...profiles.slice(0, 2).map(({ label, url }) => label + url.replace('https://', '')),
    ...(about?.paragraphs ?? []),
    ...(skills?.items ?? []).map(({ name }) => name),
    ...(projects?.items ?? []).map((project) => project.title),
    ...(experience?.items ?? []).map((entry) => entry.title),
  ];
  return facts.filter((fact) => fact !== undefined);
}

async function read(pdf: Buffer): Promise<{ pages: string[]; text: string; words: string }> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text: pages } = await extractText(document);
  const text = pages.join('\n');
  return { pages, text: squeeze(text), words: text.replaceAll(/\s+/g, ' ') };
}

/** Without white space, which a PDF has where its lines end. */
function squeeze(text: string): string {
  return text.replaceAll(/\s/g, '');
}

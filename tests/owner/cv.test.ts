import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { testBrowser } from '../../scripts/browser.ts';
import { printCv } from '../../scripts/printCv.ts';
import { startSite, type Site } from '../../scripts/site/startSite.ts';
import type { Content } from '../../src/contentSchema.ts';
import { openPage, openShared } from '../helpers/page.ts';
import { content as person } from '../helpers/sites/anotherPerson.ts';
import { builtPerson, buildOther, writeOther } from '../helpers/sites/other.ts';
import { sample } from '../helpers/sites/sample.ts';
import { tellingTexts, textsOf } from '../helpers/sites/tellingTexts.ts';
import { temporaryFolder } from '../helpers/temporaryFolder.ts';

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
  const { pdf } = await printCv(page.context().browser()!, site.url);
  const { pages, text } = await read(pdf);
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

describe('a long CV', () => {
  const temporary = temporaryFolder();
  /** Distances by which the content is moved down, in points: a line has 13. */
  const distances = Array.from({ length: 6 }, (_, index) => 9 * index);
  let site: Site;
  let printed: { pages: number; sections: Record<string, number> };
  /** The lines of each page, at each distance. */
  let prints: Line[][][];

  beforeAll(async () => {
    const folder = join(temporary, 'dist');
    await buildOther(folder, await writeOther(temporary, longCv(), Buffer.from('%PDF-1.4\n')));
    site = await startSite({ folder });
    const { page, close } = await openShared('', { site: site.url });
    printed = await printCv(page.context().browser()!, site.url);
    prints = [];
    for (const distance of distances) prints.push(await linesOf(await printMoved(page, distance)));
    await close();
    return () => site.close();
    // A busy machine may need minutes.
  }, 400_000);

  test('has its number of pages, and names the height of its sections', () => {
    expect(printed.pages).toBe(prints[0]!.length);
    expect(printed.pages).toBeGreaterThan(2);
    const { experience, skills } = printed.sections;
    expect(experience!).toBeGreaterThan(skills!);
    const height = Object.values(printed.sections).reduce((sum, each) => sum + each);
    expect(Math.abs(height - printed.pages)).toBeLessThan(1);
  });

  test('has no heading, title or company alone at the foot of a page', () => {
    const { experience, projects, ...others } = longCv();
    const entries = [...experience!.items, ...projects!.items];
    const sections = Object.values({ experience, projects, ...others });
    const heads = [
      ...sections.flatMap((each) => (each && 'heading' in each ? [each.heading] : [])),
      ...entries.map(({ title = '' }) => title),
      ...experience!.items.map(({ company }) => company ?? ''),
    ].map(squeeze);
    const ends = prints.flatMap((pages) => pages.map((lines) => squeeze(lines.at(-1)!.text)));
    const isHead = (end: string) => heads.some((head) => head !== '' && end.startsWith(head));
    expect(ends.filter(isHead)).toEqual([]);
  });

  test('fills its pages: long entries go on on the next', () => {
    const ends = prints.flatMap((pages) => pages.slice(0, -1).map((lines) => lines.at(-1)!.y));
    expect(Math.max(...ends)).toBeLessThan(LOWEST_FIFTH);
  });

  test('has no lone line of a text at the head of a page', () => {
    const heads = prints.flatMap((pages) => pages.slice(1).map(([head, next]) => [head!, next!]));
    const lone = heads.filter(([head]) => squeeze(head!.text).endsWith(squeeze(LAST_WORDS)));
    expect(lone).toEqual([]);
  });

  test('breaks no word of skills and titles', () => {
    const words = new Set(prints[0]!.flat().flatMap(({ text }) => text.split(/\s+/)));
    const { skills, projects } = longCv();
    const names = [
      ...skills!.items.map(({ name }) => name),
      ...projects!.items.map(({ title }) => title),
    ];
    expect(names.flatMap((name) => name.split(' ')).filter((word) => !words.has(word))).toEqual([]);
  });

  test('has each level on a line with its skill', () => {
    const lone = prints[0]!.flat().filter(({ text }) => /^[\d.%\s]+$/.test(text));
    expect(lone).toEqual([]);
  });
});

/** A line of a printed page. */
interface Line {
  text: string;
  /** Distance from the foot of the page, in points. */
  y: number;
}

/** Height of the lowest fifth of A4 above the foot, in points. */
const LOWEST_FIFTH = 842 / 5;

/** Texts of different sizes on one line differ by less, in points. */
const SAME_LINE = 4;

/** The last words of each long text. */
const LAST_WORDS = 'Und Schluss.';

const SENTENCE = 'Register, Formulare, Schnittstellen: was täglich tausendfach gebraucht wird. ';

/** Somebody with long words and long texts. */
function longCv(): Content {
  const names = [
    'Programmiersprachen',
    'Anforderungsanalyse',
    'Benutzerfreundlichkeitsuntersuchungen',
    'CSS',
    'Skill number 22',
  ];
  return {
    ...person,
    skills: { ...person.skills, items: names.map((name) => ({ name, level: 90 })) },
    experience: { ...person.experience, items: [1, 12, 3, 30, 7, 1].map(longEntry) },
    projects: { ...person.projects, items: [1, 2, 1, 2].map(longProject) },
  };
}

/** An entry of the timeline whose description has so many sentences. */
function longEntry(sentences: number, index: number) {
  const [entry] = person.experience.items;
  return {
    ...entry!,
    id: index + 1,
    title: `Stelle ${index + 1}`,
    company: `Firma ${index + 1}`,
    description: SENTENCE.repeat(sentences) + LAST_WORDS,
  };
}

/** A project whose description has so many sentences. */
function longProject(sentences: number, index: number) {
  const [project] = person.projects.items;
  return {
    ...project!,
    id: index + 1,
    title: `Wohngeldplusbewilligungsbescheid ${index + 1}`,
    description: SENTENCE.repeat(sentences) + LAST_WORDS,
  };
}

/** Prints the page with its content moved down by a number of points. */
async function printMoved(page: Page, distance: number): Promise<Buffer> {
  await page.evaluate((points) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@media print { main { padding-block-start: ${points}pt } }`);
    document.adoptedStyleSheets = [sheet];
  }, distance);
  return page.pdf({ format: 'A4' });
}

/** The lines of each page, from top to bottom. */
async function linesOf(pdf: Buffer): Promise<Line[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: Line[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim() ? [{ text: item.str, y: item.transform[5] as number }] : [],
    );
    const lines: Line[] = [];
    for (const { text, y } of texts.toSorted((one, other) => other.y - one.y)) {
      const line = lines.at(-1);
      if (line && line.y - y < SAME_LINE) line.text += ` ${text}`;
      else lines.push({ text, y });
    }
    pages.push(lines);
  }
  return pages;
}

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

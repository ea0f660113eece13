import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { testBrowser } from '../../scripts/browser.ts';
import { printCv, type PrintedCv } from '../../scripts/printCv.ts';
import { startSite, type Site } from '../../scripts/site/startSite.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { contentSource } from '../../plugins/contentSource/contentSource.ts';
import { openPage, openPageToClose } from '../helpers/page.ts';
import {
  BOTTOM_MARGIN,
  factsOf,
  linesOf,
  readPdf,
  squeeze,
  type Line,
  type PdfTexts,
} from '../helpers/readPdf.ts';
import { content as person } from '../helpers/sites/anotherPerson.ts';
import {
  buildAnotherPerson,
  buildFrom,
  ANOTHER_PERSON_PATH,
  writeSources,
} from '../helpers/sites/siteSources.ts';
import { tellingTexts, textsOf } from '../helpers/sites/tellingTexts.ts';
import { temporaryFolder } from '../helpers/temporaryFolder.ts';

describe("another person's page as their CV", () => {
  let site: Site;
  let printed: PdfTexts;

  beforeAll(async () => {
    site = await startSite({ folder: await buildAnotherPerson(), base: ANOTHER_PERSON_PATH });
    const { page, close } = await openPageToClose('', { site: site.url });
    const { pdf } = await printCv(page.context().browser()!, site.url);
    printed = await readPdf(pdf);
    await close();
    return () => site.close();
  });

  test('has at most two pages', () => {
    expect(printed.pages.length).toBeLessThanOrEqual(2);
  });

  test('begins with the title of its owner', () => {
    expect(printed.text.slice(0, 80)).toContain(squeeze(person.owner.title));
  });

  test('has the facts that a reader looks for', () => {
    expect(factsOf(person).filter((fact) => !printed.text.includes(squeeze(fact)))).toEqual([]);
  });

  test('has no control', () => {
    const { contact, home } = person;
    const controls = [contact.form.sendButton, home.workButton, contact.whatsapp.button];
    expect(controls.filter((each) => printed.text.includes(squeeze(each)))).toEqual([]);
  });

  test('has no text of content.ts', async () => {
    const own = new Set(textsOf(person));
    const content = (await contentSource().read()).content as CheckedContent;
    const foreign = tellingTexts(content).filter((telling) => !own.has(telling));
    expect(foreign.length).toBeGreaterThan(3);
    expect(foreign.filter((each) => printed.text.includes(squeeze(each)))).toEqual([]);
  });

  test('has no filter or shadow in Projects, which Chromium would print as pixels', async () => {
    const page = await openPage('', { site: site.url });
    await page.emulateMedia({ media: 'print' });
    const effects = await page.locator('#projects *').evaluateAll((all) =>
      all.map((each) => {
        const { filter, boxShadow } = getComputedStyle(each);
        return filter + boxShadow;
      }),
    );
    expect(new Set(effects)).toEqual(new Set(['nonenone']));
  });
});

test('a picture that cannot be printed is an error, even while another is on its way', async () => {
  const page = '<script>fetch("slow.webp")</script><img src="missing.png">';
  const site = await startSite({
    folder: await buildAnotherPerson(),
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
  let printed: PrintedCv;
  /** The lines of each page without the address in its bottom margin, at each distance. */
  let prints: Line[][][];

  beforeAll(async () => {
    const folder = join(temporary, 'dist');
    await buildFrom(folder, await writeSources(temporary, longCv()));
    site = await startSite({ folder, base: ANOTHER_PERSON_PATH });
    const { page, close } = await openPageToClose('', { site: site.url });
    printed = await printCv(page.context().browser()!, site.url);
    prints = [];
    for (const distance of distances) prints.push(await linesOf(await printMoved(page, distance)));
    // Moved so far, the last line of a text has no place on the first page.
    const lastLine = prints[0]![0]!.findLast(({ text }) => endsText(text));
    prints.push(await linesOf(await printMoved(page, lastLine!.y - BOTTOM_MARGIN)));
    await close();
    return () => site.close();
    // A busy machine may need minutes.
  }, 400_000);

  test('says how many pages it has, and how high its sections are', () => {
    expect(printed.pages).toBe(prints[0]!.length);
    expect(printed.pages).toBeGreaterThan(2);
    const { experience, skills } = printed.sections;
    expect(experience!).toBeGreaterThan(skills!);
    const height = Object.values(printed.sections).reduce((sum, each) => sum + each);
    expect(Math.abs(height - printed.pages)).toBeLessThan(1);
  });

  test('names the letters on paper that no font of this machine has', () => {
    expect(printed.missing).toContain(UNKNOWN);
    expect(printed.missing).not.toContain(UNKNOWN_ON_SCREEN);
  });

  test('has no heading, title or company alone at the bottom of a page', () => {
    const { experience, projects, ...others } = longCv();
    const entries = [...experience!.items, ...projects!.items];
    const sections = Object.values({ experience, projects, ...others });
    const titles = [
      ...sections.flatMap((each) => (each && 'heading' in each ? [each.heading] : [])),
      ...entries.map(({ title = '' }) => title),
      ...experience!.items.map(({ company }) => company ?? ''),
    ].map(squeeze);
    const ends = prints.flatMap((pages) => pages.map((lines) => squeeze(lines.at(-1)!.text)));
    const isTitle = (end: string) => titles.some((title) => title !== '' && end.startsWith(title));
    expect(ends.filter(isTitle)).toEqual([]);
  });

  test('fills its pages: long entries go on on the next', () => {
    const ends = prints.flatMap((pages) => pages.slice(0, -1).map((lines) => lines.at(-1)!.y));
    expect(ends.length).toBeGreaterThan(prints.length);
    expect(Math.max(...ends)).toBeLessThan(LOWEST_FIFTH);
  });

  test('has no lone line of a text at the top of a page', () => {
    const firstLines = prints.flatMap((pages) => pages.slice(1).map(([first]) => first!.text));
    expect(firstLines.filter(endsText)).toEqual([]);
  });

  test('breaks no word of skills and titles', () => {
    const words = new Set(prints[0]!.flat().flatMap(({ text }) => text.split(/[\s:]+/)));
    const { skills, projects } = longCv();
    const names = [
      ...skills!.items.map(({ name }) => name),
      ...projects!.items.map(({ title }) => title),
    ];
    expect(names.flatMap((name) => name.split(' ')).filter((word) => !words.has(word))).toEqual([]);
  });

  test('has the keywords of a group on the line of its name', () => {
    const lines = prints[0]!.flat().map(({ text }) => text);
    expect(lines).toContainEqual(expect.stringMatching(/Werkzeuge: Git, Docker, Ansible$/));
  });

  test('has each point on a separate line', () => {
    const lines = prints[0]!.flat().map(({ text }) => text);
    const points = lines.filter((text) => POINTS.some((point) => text.includes(point)));
    expect(points).toEqual(POINTS);
  });

  test('leaves out the footer with its note', () => {
    const text = squeeze(
      prints[0]!
        .flat()
        .map((line) => line.text)
        .join(''),
    );
    const { copyright, madeWith } = person.footer;
    const footer = ['USt-IdNr. DE 123 456 789', copyright, madeWith];
    expect(footer.filter((each) => text.includes(squeeze(each)))).toEqual([]);
  });

  test('has each level on a line with its skill', () => {
    const lone = prints[0]!.flat().filter(({ text }) => /^[\d.%\s]+$/.test(text));
    expect(lone).toEqual([]);
  });
});

/** Height of the lowest fifth of A4, in points. */
const LOWEST_FIFTH = 842 / 5;

/** The last words of each long text. */
const LAST_WORDS = 'Und Schluss.';

const SENTENCE = 'Register, Formulare, Schnittstellen: was täglich tausendfach gebraucht wird. ';

const KEYWORDS = ['Git', 'Docker', 'Ansible'];

/** For private use: no font has them. */
const UNKNOWN = '\u{10FFFD}';
const UNKNOWN_ON_SCREEN = '\u{10FFFC}';

const POINTS = ['Drei Register', 'Zwei Formulare', 'Eine Schnittstelle'];

/** The second has two lines. */
const LONG_POINTS = ['Vier Ämter', SENTENCE.repeat(2) + LAST_WORDS, 'Ein Portal'];

/** Whether a line is the last one of a text. */
function endsText(line: string): boolean {
  return squeeze(line).endsWith(squeeze(LAST_WORDS));
}

/** Somebody with long words and long texts. */
function longCv(): CheckedContent {
  const names = [
    'Programmiersprachen',
    'Anforderungsanalyse',
    'Benutzerfreundlichkeitsuntersuchungen',
    'CSS',
    'Skill number 22',
  ];
  return {
    ...person,
    skills: {
      ...person.skills,
      items: [
        ...names.map((name) => ({ name, level: 90 })),
        { name: 'Werkzeuge', keywords: KEYWORDS },
      ],
    },
    experience: { ...person.experience, items: [1, 12, 3, 30, 7, 1].map(longEntry) },
    projects: { ...person.projects, items: [1, 2, 1, 2].map(longProject) },
    footer: { ...person.footer, note: `USt-IdNr. DE 123 456 789 ${UNKNOWN_ON_SCREEN}` },
  };
}

/** An entry of the timeline whose description has so many sentences. */
function longEntry(sentences: number, index: number) {
  const [entry] = person.experience.items;
  return {
    ...entry!,
    id: index + 1,
    title: `Stelle ${index + 1}`,
    company: `Firma ${index + 1} ${UNKNOWN}`,
    description: SENTENCE.repeat(sentences) + LAST_WORDS,
    points: index === 2 ? POINTS : LONG_POINTS,
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

import { appendFile, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { contentSource } from '../../plugins/contentSource/contentSource.ts';
import { startSite, type Site } from '../../scripts/site/startSite.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { pictureFiles } from '../../src/helpers/pictureFiles.ts';
import { expect, openPage, waitForHydration } from '../helpers/page.ts';
import { layoutFaults } from '../helpers/probes/layoutFaults.ts';
import { expectAllTextShows } from '../helpers/reading.ts';
import { content as person } from '../helpers/sites/anotherPerson.ts';
import { runScript } from '../helpers/scripts/runScript.ts';
import {
  buildAnotherPerson,
  buildFrom,
  ANOTHER_PERSON_PATH,
  someKeys,
  writeSources,
  type SiteSources,
} from '../helpers/sites/siteSources.ts';
import { spellings, tellingTexts, textsOf } from '../helpers/sites/tellingTexts.ts';
import { temporaryFolder } from '../helpers/temporaryFolder.ts';

const temporary = temporaryFolder();
let folder: string;
let site: Site;

beforeAll(async () => {
  folder = await buildAnotherPerson();
  site = await startSite({ folder, base: ANOTHER_PERSON_PATH });
});

afterAll(() => site.close());

const read = (file: string) => readFile(join(folder, file), 'utf8');

describe("another person's site", () => {
  /** All files as one text. */
  let built: string;
  const isThere = (text: string) => spellings(text).some((spelling) => built.includes(spelling));

  beforeAll(async () => {
    const files = await filesBelow(folder);
    const bytes = await Promise.all(files.map((file) => readFile(join(folder, file))));
    built = Buffer.concat(bytes).toString();
  });

  test('holds every text of its content', () => {
    // The build sets the dash between two dates.
    const periods = new Set<string>(person.experience.items.map(({ period }) => period));
    const texts = textsOf(person).flatMap((text) =>
      periods.has(text) ? text.split(/\s+-\s+|,\s+/) : text,
    );
    expect(texts.filter((text) => !isThere(text))).toEqual([]);
  });

  test('holds no text of content.ts', async () => {
    const own = new Set(textsOf(person));
    const content = (await contentSource().read()).content as CheckedContent;
    const foreign = tellingTexts(content).filter((text) => !own.has(text));
    expect(foreign.length).toBeGreaterThan(3);
    expect(foreign.filter(isThere)).toEqual([]);
  });

  test('holds nothing of the content check', () => {
    expect(['Zod', 'international number'].filter(isThere)).toEqual([]);
  });

  test('carries the licences of the code that the page loads', async () => {
    const notices = await read('licenses.md');
    const names = ['react', 'gsap', 'swiper', '@emailjs/browser'];
    expect(names.filter((name) => !notices.includes(`## ${name} - `))).toEqual([]);
  });

  test.each(['bricolage-grotesque', 'geist'])(
    'carries the licence of the font %s',
    async (font) => {
      const text = await read(`licenses/@fontsource-variable-${font}.txt`);
      expect(text).toContain('SIL OPEN FONT LICENSE');
    },
  );

  test.each(['three', '@react-three-fiber', '@react-three-drei'])(
    'carries the licence of %s, which the worker loads',
    async (name) => {
      expect(await read(`licenses/${name}.txt`)).toMatch(/MIT|ISC/);
    },
  );

  test('shows every text at each width, and the links of its projects, as showLinks asks', async () => {
    const page = await openPage('', { site: site.url });
    await waitForHydration(page);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => page.evaluate(layoutFaults), `at ${width} pixels`).toEqual([]);
      await expectAllTextShows(page);
      expect(await page.locator('#projects a[target=_blank]').count()).toBe(2);
    }
  });

  test.each([390, 1440, 2560])(
    'at %i pixels has needles down to the end of the page, behind a brand with high letters',
    async (width) => {
      const page = await openPage('', {
        site: site.url,
        javaScriptEnabled: false,
        viewport: { width, height: 900 },
      });
      const gap = await page.evaluate(() => {
        const { bottom } = document.querySelector('#contact')!.getBoundingClientRect();
        return document.documentElement.scrollHeight - scrollY - bottom;
      });
      expect(Math.abs(gap)).toBeLessThan(1);
    },
  );
});

describe('a site for publishing', () => {
  const cv = { ...person.owner.cv, file: 'assets/own.pdf' };
  const ready = without({ ...person, owner: { ...person.owner, cv } }, 'sample');
  const place = join(temporary, 'ready');
  let sources: SiteSources;
  const inPublic = (file: string) => join(sources.publicFolder, 'assets', file);
  const publish = () =>
    buildFrom(join(place, 'dist'), sources, { mode: 'publish', keys: someKeys });

  beforeAll(async () => {
    sources = await writeSources(place, ready);
    // As if drawn in their colours.
    await appendFile(inPublic('field-home-wide-1920.webp'), 'drawn anew');
  });

  test('is not built as long as something is missing', async () => {
    await expect(publish()).rejects.toThrow(/share\.jpg does not exist/);
  });

  describe('that is ready', () => {
    let log: string;

    beforeAll(async () => {
      await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#102030' } })
        .jpeg()
        .toFile(inPublic('share.jpg'));
      await writeFile(inPublic('old-64.avif'), 'an old face');
      await writeFile(join(sources.publicFolder, 'CNAME'), 'nour.example.org');
      log = await publish();
    });

    test('is built without a word about missing content', () => {
      expect(log).not.toContain('Before it can be published');
    });

    test('is named by its address', () => {
      expect(log).toMatch(
        /\/dist\/ is ready to upload, for https:\/\/nour\.example\.org\/portfolio\/$/,
      );
    });

    test('is ready for npm run check too', async () => {
      const { contentFile: CONTENT_FILE, publicFolder: PUBLIC_FOLDER } = sources;
      const check = () => import('../../scripts/check/check.ts');
      const { output } = await runScript(check, { CONTENT_FILE, PUBLIC_FOLDER, ...someKeys });
      expect(output).toContain('It is ready: npm run build:publish');
    });

    test('asks for a test of the EmailJS keys, which the build does not try', () => {
      expect(log).toContain('The EmailJS keys are not tried here: npm run check -- --send');
    });

    test('leaves out pictures that nothing links to, and names them', async () => {
      expect(log).toMatch(/nothing links to them:\n  public\/assets\/old-64\.avif\n/);
      expect(await filesBelow(join(place, 'dist'))).not.toContain('assets/old-64.avif');
    });

    test('has its other files', async () => {
      const pictures = pictureFiles('assets/nour', 'portrait');
      const wanted = ['CNAME', 'assets/share.jpg', cv.file, ...pictures];
      expect(await filesBelow(join(place, 'dist'))).toEqual(expect.arrayContaining(wanted));
    });
  });
});

async function filesBelow(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1));
}

/** The content without any field of this name. */
function without<T>(value: T, field: string): T {
  return JSON.parse(
    JSON.stringify(value, (key, each: unknown) => (key === field ? undefined : each)),
  ) as T;
}

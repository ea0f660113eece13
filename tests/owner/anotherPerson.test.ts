import { appendFile, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type Site } from '../../scripts/site/startSite.ts';
import { pictureFiles } from '../../src/content/pictureFiles.ts';
import type { Content } from '../../src/contentSchema.ts';
import { hydrated, openPage } from '../helpers/page.ts';
import { layoutFaults } from '../helpers/probes/layoutFaults.ts';
import { content as person } from '../helpers/sites/anotherPerson.ts';
import { builtPerson, buildOther, someKeys, writeOther } from '../helpers/sites/other.ts';
import { sample } from '../helpers/sites/sample.ts';
import { spellings, tellingTexts, textsOf } from '../helpers/sites/tellingTexts.ts';

const emptyPdf = Buffer.from('%PDF-1.4\n%%EOF\n');

let temporary: string;
let folder: string;
let site: Site;

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'person-'));
  folder = await builtPerson();
  site = await startSite({ folder });
});

afterAll(async () => {
  await site.close();
  await rm(temporary, { recursive: true });
});

const read = (file: string) => readFile(join(folder, file), 'utf8');

describe("another person's site", () => {
  test('holds every text of its content, none of the sample and nothing of the content check', async () => {
    const files = await filesBelow(folder);
    const bytes = await Promise.all(files.map((file) => readFile(join(folder, file))));
    const built = Buffer.concat(bytes).toString();
    const isThere = (text: string) => spellings(text).some((spelling) => built.includes(spelling));
    const own = new Set(textsOf(person));
    const foreign = tellingTexts(sample).filter((text) => !own.has(text));
    expect(foreign.length).toBeGreaterThan(50);
    expect(textsOf(person).filter((text) => !isThere(text))).toEqual([]);
    expect([...foreign, 'Zod', 'international number'].filter(isThere)).toEqual([]);
  });

  test('carries the licences of the code and the fonts', async () => {
    const notices = await read('licenses.md');
    for (const name of ['react', 'gsap', 'swiper', '@emailjs/browser'])
      expect(notices).toContain(`## ${name} - `);
    for (const font of ['bricolage-grotesque', 'geist'])
      expect(await read(`licenses/@fontsource-variable-${font}.txt`)).toContain('SIL OPEN FONT LICENSE');
    for (const name of ['three', '@react-three-fiber', '@react-three-drei'])
      expect(await read(`licenses/${name}.txt`)).toMatch(/MIT|ISC/);
  });

  test('links its projects in a new tab, as projects.showLinks asks for', async () => {
    const page = await openPage('#projects', { site: site.url });
    for (const url of [person.projects.items[0]!.liveUrl, person.projects.items[0]!.githubUrl]) {
      const link = page.locator(`#projects a[href='${url}']`);
      expect(await link.getAttribute('target')).toBe('_blank');
      const name = `${url.replace(/^https:\/\/|\/$/g, '')} (${person.site.newTab})`;
      expect(await link.textContent()).toBe(name);
    }
  });

  test('reads from right to left, and has no links of projects unless showLinks asks for them', async () => {
    const { showLinks: _showLinks, ...projects } = person.projects;
    const mirrored: Content = { ...person, site: { ...person.site, language: 'ar' }, projects };
    const built = join(temporary, 'mirrored/dist');
    await buildOther(built, await writeOther(join(temporary, 'mirrored'), mirrored, emptyPdf));
    const rtl = await startSite({ folder: built });
    for (const [url, ...widths] of [
      [site.url, 320, 768, 1440],
      [rtl.url, 390, 1440],
    ] as const)
      for (const width of widths) {
        const page = await openPage('', { site: url, viewport: { width, height: 900 } });
        await hydrated(page);
        expect(await page.evaluate(layoutFaults), `${url} at ${width} pixels`).toEqual([]);
      }
    await rtl.close();
    const files = await Promise.all((await filesBelow(built)).map((file) => readFile(join(built, file))));
    expect(Buffer.concat(files).toString('latin1')).not.toMatch(/wohngeld\.example|nour\/antragsstrecke/);
  });
});

test('only a site that is ready is built for publishing', async () => {
  const cv = { ...person.owner.cv, file: 'assets/own.pdf' };
  const ready = without({ ...person, owner: { ...person.owner, cv } }, 'sample');
  const place = join(temporary, 'ready');
  const other = await writeOther(place, ready, emptyPdf);
  const inPublic = (file: string) => join(other.publicFolder, 'assets', file);
  const publish = () => buildOther(join(place, 'dist'), other, { mode: 'publish', keys: someKeys });
  // As if drawn in their colours.
  await appendFile(inPublic('field-home-wide-1920.webp'), 'drawn anew');
  await expect(publish()).rejects.toThrow(/share\.jpg does not exist/);
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#102030' } })
    .jpeg()
    .toFile(inPublic('share.jpg'));
  await writeFile(inPublic('old-64.avif'), 'an old face');
  await writeFile(join(other.publicFolder, 'CNAME'), 'nour.example.org');
  const log = await publish();
  expect(log).not.toContain('Before it can be published');
  expect(log).toMatch(/nothing links to them:\n  public\/assets\/old-64\.avif\n/);
  const published = await filesBelow(join(place, 'dist'));
  expect(published).not.toContain('assets/old-64.avif');
  const wanted = ['CNAME', 'assets/share.jpg', cv.file, ...pictureFiles('assets/nour', 'portrait')];
  expect(published).toEqual(expect.arrayContaining(wanted));
});

async function filesBelow(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1));
}

/** The content without any field of this name. */
function without<T>(value: T, field: string): T {
  return JSON.parse(JSON.stringify(value, (key, each: unknown) => (key === field ? undefined : each))) as T;
}

import { appendFile, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureFiles, pictureSizes } from '../../src/content/pictureFiles.ts';
import type { Content } from '../../src/contentSchema.ts';
import type { ChromiumVisitor } from '../helpers/drivers/chromium.ts';
import { visitInChromium } from '../helpers/drivers/visit.ts';
import { content as person } from '../helpers/sites/anotherPerson.ts';
import { builtPerson, buildOther, someKeys, writeContent, writeOther } from '../helpers/sites/other.ts';
import { startSite, type Site } from '../../scripts/site/startSite.ts';
import { spellings, textsOf } from '../helpers/sites/tellingTexts.ts';

/** A PDF that says nothing: what is printed from the page is looked at where the CV is made. */
const emptyPdf = Buffer.from('%PDF-1.4\n%%EOF\n');

let temporary: string;
let folder: string;
let site: Site;
let html: string;

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'owner-'));
  folder = await builtPerson();
  site = await startSite({ folder });
  html = await readFile(join(folder, 'index.html'), 'utf8');
});

afterAll(async () => {
  await site.close();
  await rm(temporary, { recursive: true });
});

describe("another person's site", () => {
  test('says everything that its content says, and ships nothing of the content check', async () => {
    const files = (await filesBelow(folder)).filter((file) => /\.(html|js|json|svg|webmanifest)$/.test(file));
    const built = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
    expect(
      textsOf(person).filter((text) => !spellings(text).some((spelling) => built.includes(spelling))),
    ).toEqual([]);
    expect(built).not.toMatch(/Zod|international number/);
  });

  test('has the title, the canonical address and link previews of its own', () => {
    const { address = '', description } = person.site;
    const title = `${person.owner.name} · ${person.owner.title}`;
    const head = new Map(
      [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name, value]) => [
        name,
        unescapeHtml(value!),
      ]),
    );
    expect(html).toContain(`<html lang="de" dir="ltr"`);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(head.get('description')).toBe(description);
    expect(head.get('theme-color')).toBe(person.site.colors.ground);
    for (const name of ['og:title', 'twitter:title', 'og:image:alt']) expect(head.get(name)).toBe(title);
    for (const name of ['og:description', 'twitter:description']) expect(head.get(name)).toBe(description);
    for (const name of ['og:image', 'twitter:image'])
      expect(head.get(name)).toBe(`${address}assets/share.jpg`);
    expect([head.get('og:image:width'), head.get('og:image:height'), head.get('og:url')]).toEqual([
      '1200',
      '630',
      address,
    ]);
  });

  test('tells search engines of a Person and a WebSite', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const [owner, website] = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
    expect(owner).toMatchObject({
      '@type': 'Person',
      name: person.owner.name,
      jobTitle: person.owner.title,
      image: `${person.site.address}assets/nour-${pictureSizes.portrait.widths[1]}.webp`,
      sameAs: Object.values(person.owner.profiles).map(({ url }) => url),
    });
    expect(website).toMatchObject({ '@type': 'WebSite', url: person.site.address, inLanguage: 'de' });
  });

  test('has a sitemap, robots, a manifest and icons that follow from it', async () => {
    const read = (file: string) => readFile(join(folder, file), 'utf8');
    expect(await read('robots.txt')).toBe(
      `User-agent: *\nAllow: /\nSitemap: ${person.site.address}sitemap.xml\n`,
    );
    expect(await read('sitemap.xml')).toContain(`<loc>${person.site.address}</loc>`);
    expect(await read('favicon.svg')).toContain(person.site.colors.accent);
    const manifest = JSON.parse(await read('manifest.webmanifest')) as Record<string, unknown> & {
      icons: Icon[];
    };
    expect(manifest).toMatchObject({
      short_name: person.owner.brand,
      lang: 'de',
      theme_color: '#0f140c',
      start_url: './',
    });
    for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.type === 'image/png')) {
      const { width, height, format } = await sharp(join(folder, src)).metadata();
      expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
    }
    expect(await cornerOf(join(folder, 'apple-touch-icon.png'))).toBe('#0f140c');
  });

  test('carries the notices of what is downloaded with it', async () => {
    const notices = await readFile(join(folder, 'licenses.md'), 'utf8');
    for (const name of ['react', 'three', 'gsap', 'swiper', '@emailjs/browser'])
      expect(notices).toContain(`## ${name} - `);
    const fonts = (await filesBelow(join(folder, 'licenses'))).toSorted();
    expect(fonts).toEqual(['bricolage-grotesque-license.txt', 'geist-license.txt']);
    for (const file of fonts)
      expect(await readFile(join(folder, 'licenses', file), 'utf8')).toContain('SIL OPEN FONT LICENSE');
  });

  test("says what the project's links lead to, to everyone and in a new tab, as projects.showLinks asks for", async () => {
    const visitor = await visitInChromium({ site: site.url });
    await visitor.open('#projects');
    for (const url of [person.projects.items[0]!.liveUrl, person.projects.items[0]!.githubUrl]) {
      const link = await visitor.evaluate((href) => {
        const { target, textContent } = document.querySelector<HTMLAnchorElement>(
          `#projects a[href='${href}']`,
        )!;
        return { target, textContent };
      }, url);
      expect(link).toEqual({
        target: '_blank',
        textContent: `${url.replace(/^https:\/\/|\/$/g, '')} (${person.site.newTab})`,
      });
    }
  });

  test('offers a valid JSON Resume', async () => {
    const resume = JSON.parse(await readFile(join(folder, 'resume.json'), 'utf8')) as Record<
      string,
      unknown[]
    >;
    expect(await validate(resume)).toEqual({ valid: true });
    expect(await validate({ ...resume, work: [{ startDate: 'long ago' }] })).not.toEqual({ valid: true });
    expect(resume).toMatchObject({
      basics: { name: person.owner.name, url: person.site.address },
      education: [],
    });
    expect(resume.work).toEqual([expect.objectContaining({ startDate: '2014' })]);
    expect(resume.references).toHaveLength(9);
  });

  test.each([320, 390, 768, 1440])(
    'at %i pixels nothing sticks out or is cut, and words break by the hyphens of their language, buttons where there is no room',
    async (width) => {
      const visitor = await opened(site, width);
      expect(await visitor.evaluate(cutTexts)).toEqual([]);
      const { asked, crowded } = await visitor.evaluate(brokenLines);
      // Whether there are hyphens is up to the browser, which may lack the language; the page asks for them.
      const unasked = asked.filter(({ hyphens, language }) => hyphens !== 'auto' || language !== 'de');
      expect({ unasked, crowded }).toEqual({ unasked: [], crowded: [] });
    },
  );

  test('reads well from right to left', async () => {
    const arabic = { ...person, site: { ...person.site, language: 'ar', direction: 'rtl' as const } };
    const mirrored = await hosted('mirrored', {
      ...arabic,
      projects: { ...person.projects, showLinks: undefined },
    });
    try {
      for (const width of [390, 1440])
        expect(await (await opened(mirrored.site, width)).evaluate(cutTexts)).toEqual([]);
      // Nor does it say where its projects are, unless it is asked to.
      for (const file of await filesBelow(mirrored.folder)) {
        expect([
          file,
          /wohngeld\.example|nour\/antragsstrecke/.test(
            await readFile(join(mirrored.folder, file), 'latin1'),
          ),
        ]).toEqual([file, false]);
      }
    } finally {
      await mirrored.site.close();
    }
  });
});

test('a site that is ready is built for publishing, and no other is', async () => {
  const ready = {
    ...without(person, 'sample'),
    owner: { ...without(person.owner, 'sample'), cv: { ...person.owner.cv, file: 'assets/own.pdf' } },
  };
  const place = join(temporary, 'ready');
  const other = await writeOther(place, ready, emptyPdf);
  const publish = () => buildOther(join(place, 'dist'), other, { mode: 'publish', keys: someKeys });
  await expect(publish()).rejects.toThrow(/share\.jpg does not exist/);
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#102030' } })
    .jpeg()
    .toFile(join(other.publicFolder, 'assets/share.jpg'));
  // As if drawn in their colours.
  await appendFile(join(other.publicFolder, 'assets/field-home-wide-1920.webp'), 'drawn anew');
  // A line of the sample's that they want to keep.
  const footer = { ...ready.footer, madeWith: 'Design & Develope with modern web technologies' };
  await writeContent(place, { ...ready, footer });
  await expect(publish()).rejects.toThrow(/keep: \['footer\.madeWith'\]/);
  const kept = { ...ready, keep: ['footer.madeWith'], footer };
  await writeContent(place, kept);
  // What no page shows is not published either.
  await writeFile(join(other.publicFolder, 'assets/old-64.avif'), 'an old face');
  await writeFile(join(other.publicFolder, 'CNAME'), 'nour.example.org');
  const log = await publish();
  expect(log).not.toContain('Before it can be published');
  expect(log).toMatch(/nothing links to them:\n  public\/assets\/old-64\.avif\n/);
  const published = await filesBelow(join(place, 'dist'));
  expect(published).not.toContain('assets/old-64.avif');
  expect(published).toEqual(
    expect.arrayContaining([
      'CNAME',
      'assets/share.jpg',
      kept.owner.cv.file,
      ...pictureFiles('assets/nour', 'portrait'),
    ]),
  );
  expect(await readFile(join(place, 'dist/index.html'), 'utf8')).toContain(person.owner.name);
});

interface Icon {
  src: string;
  sizes: string;
  type: string;
}

/** Builds a site with this content and serves it. */
async function hosted(name: string, content: Content): Promise<{ folder: string; site: Site }> {
  const built = join(temporary, name, 'dist');
  await buildOther(built, await writeOther(join(temporary, name), content, emptyPdf));
  return { folder: built, site: await startSite({ folder: built }) };
}

async function opened(host: Site, width: number): Promise<ChromiumVisitor> {
  const visitor = await visitInChromium({ site: host.url, width, height: 900 });
  await visitor.open();
  await visitor.hydrated();
  return visitor;
}

/** Run in the page: texts that reach beyond the window, or beyond the box that cuts them. */
function cutTexts(): string[] {
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement!;
    if (!parent.checkVisibility() || parent.closest('.visually-hidden, header, [class*=skip]')) continue;
    range.selectNodeContents(texts.currentNode);
    const text = range.getBoundingClientRect();
    if (text.width <= 1) continue;
    // A card of the carousel may lie outside the window, but nothing may leave its card.
    const card = parent.closest('#testimonials figure')?.getBoundingClientRect();
    const { left, right } = card ?? { left: 0, right: innerWidth };
    if (text.left < left - 0.5 || text.right > right + 0.5)
      cut.push(texts.currentNode.textContent!.slice(0, 40));
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [...cut, `the page is ${scrollWidth} wide`] : cut;
}

/** Run in the page: words that stand on more than one line, and buttons that do so although they had room beside them. */
function brokenLines() {
  const asked: { word: string; hyphens: string; language: string | undefined }[] = [];
  const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const parent = node.parentElement!;
    if (!parent.checkVisibility() || parent.closest('.visually-hidden')) continue;
    for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1)
        asked.push({
          word,
          hyphens: getComputedStyle(parent).hyphens,
          language: parent.closest<HTMLElement>('[lang]')?.lang,
        });
    }
  }
  const crowded = [...document.querySelectorAll<HTMLElement>('#home a, #about a, form button')].flatMap(
    (button) => {
      const before = button.offsetHeight;
      button.style.whiteSpace = 'nowrap';
      button.style.width = 'max-content';
      const [after, needed] = [button.offsetHeight, button.offsetWidth];
      button.style.whiteSpace = button.style.width = '';
      const room = button.parentElement!.clientWidth;
      return after < before && needed <= room ? [`${button.textContent}: ${needed} of ${room} pixels`] : [];
    },
  );
  return { asked, crowded };
}

async function filesBelow(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1));
}

/** Validates by the schema's own package. */
function validate(resume: object): Promise<unknown> {
  const schema = createRequire(import.meta.url)('resume-schema') as {
    validate(resume: object, done: (errors: unknown, report: unknown) => void): void;
  };
  return new Promise((resolve) => schema.validate(resume, (errors, report) => resolve(errors ?? report)));
}

/** Colour of the first pixel of a picture, as `#rrggbb`. */
async function cornerOf(file: string): Promise<string> {
  const pixel = await sharp(file)
    .removeAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
}

/** The content without any field of this name. */
function without<T>(value: T, field: string): T {
  return JSON.parse(JSON.stringify(value, (key, each: unknown) => (key === field ? undefined : each))) as T;
}

/** The text of an attribute of HTML. */
function unescapeHtml(value: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return value.replaceAll(/&([^;]+);/g, (entity, name: string) => entities[name] ?? entity);
}

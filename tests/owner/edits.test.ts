import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paletteOf } from '../../plugins/theme/palette.ts';
import type { Content } from '../../src/contentSchema.ts';
import { startSite } from '../../scripts/site/startSite.ts';
import { visitInChromium } from '../helpers/drivers/visit.ts';
import { buildOther, writeContent } from '../helpers/sites/other.ts';
import { sample } from '../helpers/sites/sample.ts';

/**
 * What an owner changes in content.ts, and what the built site then is. Edits that have nothing to do with one another
 * are made to one site.
 */

let temporary: string;

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'edits-'));
});

afterAll(() => rm(temporary, { recursive: true }));

/** A built site, as its files read. */
interface Built {
  folder: string;
  html: string;
  resume: {
    basics: Record<string, unknown>;
    references?: unknown[];
    education?: unknown[];
    projects: Record<string, unknown>[];
  };
  /** The person of the structured data. */
  person: Record<string, unknown>;
  /** What the build said. */
  log: string;
  /** The text of every file, pictures and all. */
  everything: string;
}

async function built(edit: Partial<Content>): Promise<Built> {
  const place = await mkdtemp(join(temporary, 'site-'));
  const folder = join(place, 'dist');
  const content = { ...sample, ...edit };
  const log = await buildOther(folder, {
    contentFile: await writeContent(place, content),
    publicFolder: 'public',
  });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return {
    folder,
    html,
    resume: JSON.parse(await readFile(join(folder, 'resume.json'), 'utf8')) as Built['resume'],
    person: (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'][0]!,
    log,
    everything: (await Promise.all(files.map((file) => readFile(file, 'latin1')))).join('\n'),
  };
}

/** Ids of the page's sections, and those that its menu leads to, in their order. */
function orderOf({ html }: Built): { sections: string[]; menu: string[] } {
  const [, menu = ''] = /<nav\b(.*?)<\/nav>/s.exec(html) ?? [];
  return {
    sections: [...html.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id!),
    menu: [...menu.matchAll(/href="#(\w+)"/g)].map(([, id]) => id!),
  };
}

describe('without phone, WhatsApp, CV, faces, education and tags, and in Swedish,', () => {
  const { phone: _phone, cv: _cv, ...owner } = sample.owner;
  const { whatsapp: _whatsapp, ...contact } = sample.contact;
  const [{ tech: _tech, ...untagged }, ...others] = sample.projects.items as [
    (typeof sample.projects.items)[number],
    ...typeof sample.projects.items,
  ];
  const voices = sample.testimonials.items.slice(0, 2).map(({ avatar: _avatar, id: _id, ...rest }) => rest);
  const profiles = profilesOf(2);
  let site: Built;

  beforeAll(async () => {
    site = await built({
      site: { ...sample.site, language: 'sv' },
      owner: { ...owner, profiles },
      topBar: {
        ...sample.topBar,
        motion: 'Rörelser',
        motionHint: 'Rör sidan.',
      },
      contact,
      projects: { ...sample.projects, items: [untagged, ...others] },
      testimonials: { ...sample.testimonials, items: voices },
      experience: {
        ...sample.experience,
        items: sample.experience.items.filter(({ type }) => type === 'work'),
        typeLabels: { work: 'Work' },
      },
    });
  });

  test('the page names none of these ways to its owner', () => {
    expect(site.html).not.toMatch(/href="tel:|wa\.me|\.pdf|WhatsApp/);
    expect(site.html).toContain(owner.email);
    expect(site.person.telephone).toBeUndefined();
    expect(site.resume.basics.phone).toBeUndefined();
    expect(site.log).not.toContain('npm run cv');
  });

  test('a project without tags has no list of them', () => {
    const [, card = ''] = /id="project-1"(.*?)id="project-2"/s.exec(site.html) ?? [];
    expect(card).toContain('E-Commerce Platform');
    expect(card).not.toContain('MongoDB');
    expect(card).not.toContain('<ul');
    expect(site.resume.projects[0]!.keywords).toBeUndefined();
  });

  test('testimonials without faces and ids stand as they are', () => {
    expect(site.html).toContain(voices[0]!.name);
    expect(site.html).not.toContain('avatar-1');
  });

  test('there is no education, and no word for it', () => {
    expect(site.html).not.toContain('Education');
    expect(site.resume.education).toEqual([]);
  });

  test('the motion button says in Swedish what it does', () => {
    expect(site.html).toContain('<html lang="sv" dir="ltr"');
    expect(site.html).toContain('Spela rörelser');
  });

  test('two profiles are linked, where they are to be shown', () => areLinked(site, profiles));
});

describe('with another order of the sections, five profiles, a long name and another palette', () => {
  const sections = ['projects', 'testimonials', 'contact', 'about', 'experience', 'skills'] as const;
  const profiles = profilesOf(5);
  const name = 'Mia Wimmermann-Schwarzenberger';
  const colors = {
    ground: '#0b0f0a',
    text: '#f3f0e6',
    accent: '#a3e635',
    education: '#f0a35e',
    highlight: '#ffd24a',
  };
  let site: Built;

  beforeAll(async () => {
    site = await built({
      site: { ...sample.site, colors },
      sections: [...sections],
      owner: { ...sample.owner, profiles, name, brand: `${name} Software` },
    });
  });

  test('the order is that of page and menu, and the arrow leads to the first', () => {
    const order = ['home', ...sections];
    expect(orderOf(site)).toEqual({ sections: order, menu: order });
    expect(site.html).toMatch(/href="#projects" aria-label="Down to Projects"/);
  });

  test('all profiles are linked, where they are to be shown', () => areLinked(site, profiles));

  test('no byte holds an old colour, and what was drawn in the old ones is named', () => {
    const now = new Set(Object.values(paletteOf(colors)));
    const old = Object.values(paletteOf(sample.site.colors)).filter((color) => !now.has(color));
    expect(old.length).toBeGreaterThan(25);
    const text = site.everything.toLowerCase();
    expect(old.filter((color) => text.includes(color))).toEqual([]);
    for (const color of Object.values(colors)) expect(text).toContain(color);
    for (const script of ['npm run cv', 'npm run share', 'npm run poster'])
      expect(site.log).toContain(script);
  });

  test('the name is as large as the window lets it be, each of its words in one piece', async () => {
    const host = await startSite({ folder: site.folder });
    for (const width of [320, 390, 1440]) {
      const visitor = await visitInChromium({ site: host.url, width, height: 844 });
      await visitor.open();
      await visitor.hydrated();
      const { widest, room, broken } = await visitor.evaluate(() => {
        const walker = document.createTreeWalker(document.querySelector('h1')!, NodeFilter.SHOW_TEXT);
        const words: DOMRectList[] = [];
        for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
          for (const { 0: word, index } of node.data.matchAll(/[^\s-]+-?/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            words.push(range.getClientRects());
          }
        }
        return {
          widest: Math.max(...words.map(([line]) => line!.width)),
          room: innerWidth < 768 ? innerWidth - 40 : innerWidth * 0.57,
          broken: words.filter((lines) => lines.length > 1).length,
        };
      });
      expect(broken, `words that are broken at ${width}`).toBe(0);
      expect(widest / room).toBeGreaterThan(0.75);
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // The brand gives way to the controls beside it.
      const [brand, control] = await visitor.evaluate(() =>
        ['header a[href="#home"]', 'header button[data-works]'].map(
          (each) => document.querySelector(each)!.getBoundingClientRect().toJSON() as DOMRect,
        ),
      );
      expect(brand!.right).toBeLessThanOrEqual(control!.left);
    }
    await host.close();
  });
});

describe('without projects, contact and profiles, and with the content of testimonials deleted', () => {
  let site: Built;

  beforeAll(async () => {
    const { profiles: _profiles, ...owner } = sample.owner;
    site = await built({ owner, testimonials: undefined, sections: ['about', 'skills', 'experience'] });
  });

  test('no button leads to projects and contact', () => {
    expect(site.html).not.toMatch(/href="#(projects|project-\d+|contact)"/);
    expect(site.html).not.toContain(sample.home.workButton);
    expect(site.html).not.toContain('View My Work');
    for (const { glow, description } of sample.projects.items) {
      expect(site.everything).not.toContain(glow);
      expect(site.everything).not.toContain(description.slice(0, 30));
    }
    expect(site.html).toContain(sample.skills.items[0]!.name);
  });

  test('no link to contact stands at the tip of the timeline', () => {
    expect(site.html).toContain('Northlight Studio');
    expect(site.html).not.toContain(sample.experience.contactLink);
  });

  test('there is no list of profiles', () => {
    expect(site.html).not.toContain('github');
    expect(site.html).not.toContain(`aria-label="${sample.footer.profilesLabel}"`);
  });

  test('nothing of the testimonials remains', () => expectNoTestimonials(site));
});

describe('of its first screen alone, all content left where it is', () => {
  let site: Built;

  beforeAll(async () => {
    site = await built({ sections: [] });
  });

  test('the page has no arrow', () => {
    expect(orderOf(site)).toEqual({ sections: ['home'], menu: ['home'] });
    expect(site.html).not.toContain('Down to');
  });

  test('nothing of the testimonials remains', () => expectNoTestimonials(site));
});

/** So many profiles, the second of them for the footer alone. */
function profilesOf(count: number): NonNullable<Content['owner']['profiles']> {
  return Array.from({ length: count }, (_, index) => ({
    label: `Network ${index}`,
    url: `https://network-${index}.example.com/me`,
    ...(index === 1 && { shownIn: ['footer' as const] }),
  }));
}

function areLinked(site: Built, profiles: NonNullable<Content['owner']['profiles']>): void {
  const [page = '', footer = ''] = site.html.split('<footer');
  for (const [index, { url }] of profiles.entries()) {
    expect(footer).toContain(`href="${url}"`);
    expect(page.includes(`href="${url}"`)).toBe(index !== 1);
  }
  expect(site.person.sameAs).toEqual(profiles.map(({ url }) => url));
  expect(site.resume.basics.profiles).toHaveLength(profiles.length);
}

function expectNoTestimonials(site: Built): void {
  expect(orderOf(site).menu).not.toContain('testimonials');
  expect(site.html).not.toContain('href="#testimonials"');
  expect(site.resume.references).toBeUndefined();
  for (const { content, name } of sample.testimonials.items) {
    expect(site.everything).not.toContain(content.slice(0, 30));
    expect(site.everything).not.toContain(name);
  }
  expect(site.everything).not.toContain(sample.testimonials.heading);
}

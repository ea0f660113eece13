import { mkdtemp, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paletteOf } from '../../plugins/theme/palette.ts';
import { siteBase } from '../../scripts/site/siteBase.ts';
import { startSite, type Site } from '../../scripts/site/startSite.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { changeText } from '../helpers/textStyle.ts';
import { motionSwitch, openPageToClose, waitForHydration } from '../helpers/page.ts';
import { brokenWords } from '../helpers/probes/brokenWords.ts';
import { buildFrom, writeContent } from '../helpers/sites/siteSources.ts';
import { sample } from '../helpers/sites/sample.ts';
import { temporaryFolder } from '../helpers/temporaryFolder.ts';

// One built site has several edits that have nothing to do with each other: builds are slow.

const temporary = temporaryFolder();

/** A built site. */
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
  log: string;
  /** All files as one text. */
  everything: string;
}

async function built(edit: Partial<CheckedContent>): Promise<Built> {
  const place = await mkdtemp(join(temporary, 'site-'));
  const folder = join(place, 'dist');
  const contentFile = await writeContent(place, { ...sample, ...edit });
  const log = await buildFrom(folder, { contentFile, publicFolder: 'public' });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return {
    folder,
    html,
    resume: JSON.parse(await readFile(join(folder, 'resume.json'), 'utf8')) as Built['resume'],
    person: (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'][0]!,
    log,
    // Without the PDF: it is printed apart.
    everything: (
      await Promise.all(
        files.filter((file) => !file.endsWith('.pdf')).map((file) => readFile(file, 'latin1')),
      )
    ).join('\n'),
  };
}

/** Ids of the sections on the page and in the menu, in order. */
function orderOf({ html }: Built): { sections: string[]; menu: string[] } {
  const [, menu = ''] = /<nav\b(.*?)<\/nav>/s.exec(html) ?? [];
  return {
    sections: [...html.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id!),
    menu: [...menu.matchAll(/href="#(\w+)"/g)].map(([, id]) => id!),
  };
}

describe('without phone, WhatsApp, faces, education and tags, in another order and palette', () => {
  const { phone: _phone, ...owner } = sample.owner;
  const { whatsapp: _whatsapp, ...contact } = sample.contact;
  const [{ tech: _tech, ...untagged }, ...others] = sample.projects.items as [
    (typeof sample.projects.items)[number],
    ...typeof sample.projects.items,
  ];
  const voices = sample.testimonials.items
    .slice(0, 2)
    .map(({ avatar: _avatar, id: _id, ...rest }) => rest);
  const sections = [
    'projects',
    'testimonials',
    'contact',
    'about',
    'experience',
    'skills',
  ] as const;
  /** The second is for the footer alone. */
  const profiles = Array.from({ length: 5 }, (_, index) => ({
    label: `Network ${index}`,
    url: `https://network-${index}.example.com/me`,
    ...(index === 1 && { shownIn: ['footer' as const] }),
  }));
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
      owner: { ...owner, profiles, name, brand: `${name} Software` },
      contact,
      projects: { ...sample.projects, quote: undefined, items: [untagged, ...others] },
      testimonials: { ...sample.testimonials, items: voices },
      experience: {
        ...sample.experience,
        items: sample.experience.items.filter(({ type }) => type === 'work'),
      },
    });
  });

  test('the page names none of these ways to its owner', () => {
    expect(site.html).not.toMatch(/href="tel:|wa\.me|WhatsApp/);
  });

  test('the page names the e-mail address', () => {
    expect(site.html).toContain(owner.email);
  });

  test('search engines and résumé name no phone', () => {
    expect([site.person.telephone, site.resume.basics.phone]).toEqual([undefined, undefined]);
  });

  test('a project without tags has no list', () => {
    const [, card = ''] = /id="project-1"(.*?)id="project-2"/s.exec(site.html) ?? [];
    expect(card).toContain(untagged.title);
    expect(card).not.toContain('<ul');
  });

  test('a project without tags has no keywords in the résumé', () => {
    expect(site.resume.projects[0]!.keywords).toBeUndefined();
  });

  test('no file holds the links of projects, which showLinks does not ask for', () => {
    const links = sample.projects.items.flatMap(({ liveUrl = [], githubUrl = [] }) =>
      [liveUrl, githubUrl].flat(),
    );
    expect(links).not.toEqual([]);
    expect(links.filter((link) => site.everything.includes(link))).toEqual([]);
  });

  test('testimonials need no faces and ids', () => {
    expect(site.html).toContain(voices[0]!.name);
    expect(site.html).not.toContain('avatar-1');
  });

  test('the timeline needs no education', () => {
    expect(site.html).not.toContain('Education');
    expect(site.resume.education).toEqual([]);
  });

  test('page and menu have the order', () => {
    const order = ['home', ...sections];
    expect(orderOf(site)).toEqual({ sections: order, menu: order });
  });

  test('the arrow leads to the first section', () => {
    expect(site.html).toMatch(/href="#projects" aria-label="Down to Projects"/);
  });

  test('profiles are linked where they are shown', () => {
    const [page = '', footer = ''] = site.html.split('<footer');
    for (const [index, { url }] of profiles.entries()) {
      expect(footer).toContain(`href="${url}"`);
      expect(page.includes(`href="${url}"`)).toBe(index !== 1);
    }
  });

  test('search engines and résumé name all profiles', () => {
    expect(site.person.sameAs).toEqual(profiles.map(({ url }) => url));
    expect(site.resume.basics.profiles).toMatchObject(profiles.map(({ url }) => ({ url })));
  });

  test('no file holds an old colour', () => {
    const now = new Set(Object.values(paletteOf(colors)));
    const old = Object.values(paletteOf(sample.site.colors)).filter((color) => !now.has(color));
    const text = site.everything.toLowerCase();
    expect(old.length).toBeGreaterThan(25);
    expect(old.filter((color) => text.includes(color))).toEqual([]);
  });

  test('the files hold each new colour', () => {
    const text = site.everything.toLowerCase();
    expect(Object.values(colors).filter((color) => !text.includes(color))).toEqual([]);
  });

  test.each(['cv', 'share', 'stills'])(
    'the build asks for npm run %s, whose files have the old colours',
    (script) => {
      expect(site.log).toContain(`npm run ${script}`);
    },
  );

  describe.each([320, 390, 1440])('in a window of %i pixels', (width) => {
    let host: Site;
    let page: Page;
    let close: () => Promise<void>;
    const heading = () => page.getByRole('heading', { level: 1 });

    beforeAll(async () => {
      host = await startSite({ folder: site.folder, base: await siteBase() });
      ({ page, close } = await openPageToClose('', {
        site: host.url,
        viewport: { width, height: 844 },
      }));
      await waitForHydration(page);
    });

    afterAll(async () => {
      await close();
      await host.close();
    });

    test('the name takes most of its column', async () => {
      const widest = await heading().evaluate((element) => {
        const range = document.createRange();
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const widths: number[] = [];
        while (texts.nextNode()) {
          range.selectNodeContents(texts.currentNode);
          widths.push(...[...range.getClientRects()].map((line) => line.width));
        }
        return Math.max(...widths);
      });
      const column = width < 768 ? width - 40 : width * 0.57;
      expect(widest / column).toBeGreaterThan(0.68);
    });

    test('the page is as wide as the window', async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });

    test('the brand ends before the motion switch', async () => {
      const brand = await page.locator('header a[href="#home"]').first().boundingBox();
      const motion = await motionSwitch(page).boundingBox();
      expect(brand!.x + brand!.width).toBeLessThanOrEqual(motion!.x);
    });

    test.each(['normal', 'wide spacing'] as const)(
      'no word of the name is broken, text: %s',
      async (style) => {
        await changeText(page, style);
        expect(await heading().evaluateAll(brokenWords)).toEqual([]);
      },
    );
  });
});

describe('without projects, contact and profiles, and with the content of testimonials deleted', () => {
  let site: Built;

  beforeAll(async () => {
    const { profiles: _profiles, cv: _cv, ...owner } = sample.owner;
    site = await built({
      owner,
      testimonials: undefined,
      sections: ['about', 'skills', 'experience'],
    });
  });

  test('no CV is linked', () => {
    expect(site.html).not.toContain('.pdf');
  });

  test('no CV is to be printed', () => {
    expect(site.log).not.toContain('npm run cv');
  });

  test('nothing leads to projects and contact', () => {
    expect(site.html).not.toMatch(/href="#(projects|project-\d+|contact)"/);
    expect(site.html).not.toContain(sample.home.workButton);
    expect(site.html).not.toContain(sample.experience.contactLink);
  });

  test('no file holds a text of projects', () => {
    const texts = sample.projects.items.flatMap(({ glow = [], description = [] }) =>
      [glow, description].flat(),
    );
    expect(texts.filter((text) => site.everything.includes(text))).toEqual([]);
  });

  test('the other sections are there', () => {
    const order = ['home', 'about', 'skills', 'experience'];
    expect(orderOf(site)).toEqual({ sections: order, menu: order });
  });

  test('no file holds e-mail, phone and place, which only the contact section shows', () => {
    const { email, phone, location } = sample.owner;
    expect(
      [email, phone, location].filter((text) => text && site.everything.includes(text)),
    ).toEqual([]);
  });

  test('search engines and résumé name no e-mail address', () => {
    expect(site.person).not.toHaveProperty('email');
    expect(site.resume.basics).not.toHaveProperty('email');
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

function expectNoTestimonials(site: Built): void {
  expect(orderOf(site).menu).not.toContain('testimonials');
  expect(site.resume.references).toBeUndefined();
  const { heading, items } = sample.testimonials;
  const texts = [heading, ...items.flatMap(({ content, name }) => [content.slice(0, 30), name])];
  expect(texts.filter((text) => site.everything.includes(text))).toEqual([]);
}

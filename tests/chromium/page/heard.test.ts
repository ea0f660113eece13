import { describe, expect, test } from 'vitest';
import { show } from '../../helpers/pages/movement.ts';
import type { ChromiumOptions, ChromiumVisitor } from '../../helpers/drivers/chromium.ts';
import { heard, type Heard } from '../../helpers/probes/heard.ts';
import { visitInChromium } from '../../helpers/drivers/visit.ts';
import { siteWithoutField } from '../../helpers/sites/siteWithoutField.ts';

const site = siteWithoutField();

const ways: Record<string, ChromiumOptions> = {
  'at a desk': {},
  'at a desk, with motion': { motion: 'full' },
  'on a phone': { width: 390, height: 844 },
  'on a phone, without scripts': { width: 390, height: 844, scripts: false },
};

describe.each(Object.entries(ways))('what a screen reader tells %s', (_where, options) => {
  let told: Promise<Heard[]> | undefined;
  /** One visit for all that is asked about it. */
  const listen = () => (told ??= listenTo(options));

  test('has landmarks with names of their own, and headings without gaps', async () => {
    const page = await listen();
    const landmarks = page.filter(({ role }) =>
      ['banner', 'navigation', 'main', 'region', 'contentinfo'].includes(role),
    );
    const names = landmarks.map(({ role, name }) => `${role} ${name}`.trim());
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !name.startsWith('navigation'))).toEqual([
      'banner',
      'main',
      'region Arjun Dasgupta',
      'region About',
      'region Skills',
      'region Featured projects',
      'region Experience',
      'region Voices of Satisfaction',
      "region Let's Work Together",
      'contentinfo',
    ]);
    const levels = page.filter(({ role }) => role === 'heading').map(({ level }) => level!);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.slice(1).entries()) {
      expect(level).toBeGreaterThan(1);
      expect(level - levels[index]!).toBeLessThan(2);
    }
  });

  test('names nothing twice in a row but sections by their headings, and no drawing', async () => {
    const page = (await listen()).filter(({ role }) => role !== 'StaticText' && role !== 'LabelText');
    const twice = page.filter(
      ({ role, name }, index) => name && role !== 'heading' && name === page[index - 1]?.name,
    );
    expect(twice).toEqual([]);
    const [region, heading, carousel] = page.slice(
      page.findIndex(({ name }) => name === 'Voices of Satisfaction'),
    );
    expect([region, heading, carousel].map((each) => `${each?.role} ${each?.name}`)).toEqual([
      'region Voices of Satisfaction',
      'heading Voices of Satisfaction',
      'group Testimonials',
    ]);
    const images = page.filter(({ role }) => role === 'image').map(({ name }) => name);
    expect(images.filter((name) => name.length < 15 || /needle|arrow|icon/i.test(name))).toEqual([]);
    // A phrase is set off for the needle's sake: "highlighted" would be said for nothing.
    expect(page.filter(({ role }) => role === 'mark')).toEqual([]);
  });

  test('says of links where they lead: one name, one place', async () => {
    const links = (await listen()).filter(({ role }) => role === 'link');
    expect(links.length).toBeGreaterThan(30);
    const places = new Map<string, string>();
    for (const { name, url } of links) {
      expect(name).toMatch(/\S/);
      expect([name, url]).toEqual([name, places.get(name) ?? url]);
      places.set(name, url!);
    }
    expect(places.get('arjun@dasgupta.example.com')).toMatch(/^mailto:/);
  });

  test('begins each project with its heading, then says what the picture shows', async () => {
    const page = await listen();
    const from = page.findIndex(({ name }) => name === 'Featured projects');
    const projects = page.slice(
      from,
      page.findIndex(({ role, name }) => role === 'region' && name === 'Experience'),
    );
    const heads = projects
      .filter(({ role }) => role === 'heading' || role === 'image')
      .map(({ role }) => role);
    expect(heads).toEqual(['heading', ...Array.from({ length: 6 }, () => ['heading', 'image'])].flat());
  });
});

test('the page for addresses that lead nowhere tells its heading, what is the matter and the way home', async () => {
  const visitor = await visitInChromium();
  await visitor.open('nowhere');
  const page = (await heard(visitor)).filter(({ role }) => role !== 'StaticText');
  expect(page.map(({ role, name }) => `${role} ${name}`.trim())).toEqual([
    'main',
    'heading Nothing here',
    'paragraph',
    'paragraph',
    'link To the page',
  ]);
  expect(await visitor.page.title()).toMatch(/^Nothing here/);
  expect(await visitor.evaluate(() => document.documentElement.lang)).toBe('en');
});

async function listenTo(options: ChromiumOptions): Promise<Heard[]> {
  const visitor: ChromiumVisitor = await visitInChromium({ site: site.url, ...options });
  await visitor.open();
  if (options.scripts === false) return heard(visitor);
  await visitor.hydrated();
  await show(visitor, 'testimonials');
  return heard(visitor);
}

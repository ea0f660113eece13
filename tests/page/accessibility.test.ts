import type { Page } from 'playwright';
import { afterEach, beforeAll, describe, test } from 'vitest';
import { expectNoViolationsOnPage, loadAxe } from '../helpers/axe.ts';
import { accepted, formOf, refused, UNSENT, type ContactForm } from '../helpers/contact.ts';
import { SENDING } from '../helpers/contactTexts.ts';
import {
  expect,
  LOST_FILES,
  openPage,
  openPageForSuite,
  openPageToClose,
  waitForHydration,
  type PageOptions,
} from '../helpers/page.ts';
import { jumpTo, readWholePage } from '../helpers/reading.ts';
import { sample } from '../helpers/sites/sample.ts';
import { PHONE } from '../helpers/viewports.ts';

const ON_PHONE = { viewport: PHONE };

describe('axe finds nothing', () => {
  test('on the page with full motion', async () => {
    const page = await openForAxe({ motion: 'full', field: false });
    await expectNoViolationsOnPage(page, 'full motion');
  });

  describe('on the page with reduced motion', () => {
    const page = openPageForSuite();

    beforeAll(() => prepareForAxe(page()));

    afterEach(() => page().emulateMedia({ contrast: null, forcedColors: null }));

    test('and nothing else', async () => {
      await expectNoViolationsOnPage(page(), 'reduced motion');
    });

    test('and more contrast', async () => {
      await page().emulateMedia({ contrast: 'more' });
      await expectNoViolationsOnPage(page(), 'more contrast');
    });

    test('and forced colours', async () => {
      await page().emulateMedia({ forcedColors: 'active' });
      // Forced colours are the system's. axe cannot read them.
      const rules = { 'color-contrast': { enabled: false } };
      await expectNoViolationsOnPage(page(), 'forced colours', 'html', rules);
    });
  });

  test('on a phone and in its open menu', async () => {
    const page = await openForAxe(ON_PHONE);
    await expectNoViolationsOnPage(page, 'phone');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('nav a').first()).toBeVisible();
    await expectNoViolationsOnPage(page, 'menu', 'header');
  });

  test('on the page for unknown addresses', async () => {
    const page = await openPage('nothing', { expectedProblems: LOST_FILES });
    await loadAxe(page);
    await expectNoViolationsOnPage(page, 'unknown address');
  });

  describe('in the form', () => {
    const opened = openPageForSuite('#contact', { expectedProblems: UNSENT });
    let form: ContactForm;

    beforeAll(async () => {
      await waitForHydration(opened());
      form = await formOf(opened());
      await loadAxe(opened());
    });

    test('with errors', async () => {
      await form.fill({ name: '', email: '', message: '' });
      await form.send();
      await expect(form.form.locator('[aria-invalid=true]')).toHaveCount(3);
      await expectNoViolationsOnPage(opened(), 'errors', '#contact');
    });

    test('while it sends', async () => {
      const release = form.hold();
      await form.fill();
      await form.send();
      await expect(form.button).toHaveText(SENDING);
      await expectNoViolationsOnPage(opened(), 'sending', '#contact');
      release();
      await expect(form.button).toBeEnabled();
    });

    test.each([
      ['a failure', refused],
      ['a success', accepted],
    ])('after %s', async (outcome, reply) => {
      await form.fill();
      await form.send(reply);
      await expectNoViolationsOnPage(opened(), outcome, '#contact');
    });
  });
});

/** Opens the page with everything shown. */
async function openForAxe(options?: PageOptions): Promise<Page> {
  const page = await openPage('', options);
  if (options?.motion === 'full') {
    await waitForHydration(page);
    await readWholePage(page);
  }
  await prepareForAxe(page);
  return page;
}

/** Waits until everything is shown, and loads axe. */
async function prepareForAxe(page: Page): Promise<void> {
  await waitForHydration(page);
  await jumpTo(page, 'testimonials');
  await expect(page.getByRole('button', { name: 'Go to testimonial' })).toHaveCount(6);
  await loadAxe(page);
}

describe.each([
  ['on a desktop', {}],
  ['on a desktop, with motion', { motion: 'full', field: false }],
  ['on a phone', ON_PHONE],
  ['on a phone, without scripts', { ...ON_PHONE, javaScriptEnabled: false }],
] satisfies [string, PageOptions][])('a screen reader %s', (_where, options) => {
  let nodes: AccessibleNode[];
  let text: string;

  // Each test reads the same tree, so one visit serves all.
  beforeAll(async () => {
    const { page, close } = await openPageToClose('', options);
    if (!('javaScriptEnabled' in options)) {
      await waitForHydration(page);
      await jumpTo(page, 'testimonials');
    }
    nodes = await accessibilityTree(page);
    text = (await page.locator('main').ariaSnapshot()).replaceAll(/\s+/g, ' ');
    await close();
  });

  const withRole = (...roles: string[]) => nodes.filter(({ role }) => roles.includes(role));

  test('finds landmarks, no two with the same name', () => {
    const landmarks = withRole('banner', 'navigation', 'main', 'region', 'contentinfo').map(
      ({ role, name }) => `${role} ${name}`.trim(),
    );
    expect(landmarks).toEqual([...new Set(landmarks)]);
    expect(landmarks).toEqual(
      expect.arrayContaining(['banner', 'main', 'region About', 'region Skills', 'contentinfo']),
    );
  });

  test('finds one main heading first, and no gap in the levels of the others', () => {
    const levels = withRole('heading').map(({ level }) => level ?? 0);
    expect(levels.indexOf(1)).toBe(0);
    expect(levels.lastIndexOf(1)).toBe(0);
    const gaps = levels.slice(1).filter((level, index) => level - levels[index]! > 1);
    expect(gaps).toEqual([]);
  });

  test('finds a name in every link', () => {
    const links = withRole('link');
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter(({ name }) => !/\S/.test(name))).toEqual([]);
  });

  test('finds one place behind each name of a link', () => {
    const places = new Map(withRole('link').map(({ name, url }) => [name, url]));
    const others = withRole('link').filter(({ name, url }) => places.get(name) !== url);
    expect(places.size).toBeGreaterThan(15);
    expect(others).toEqual([]);
  });

  test('finds a name in every control and picture', () => {
    const controls = withRole('button', 'textbox', 'group', 'form', 'image');
    expect(controls.length).toBeGreaterThan(10);
    expect(controls.filter(({ name }) => !/\w/.test(name))).toEqual([]);
  });

  test('finds the one live region, in which results will be read', () => {
    expect(withRole('status')).toHaveLength(1);
  });

  test('finds one form, with three fields and no login', () => {
    expect(withRole('form')).toHaveLength(1);
    const names = withRole('textbox').map(({ name }) => name);
    expect(names).toEqual(['Name', 'Email', 'Message']);
  });

  test('finds no picture but the described ones and the stars', () => {
    const { about, projects } = sample;
    const described = new Set([
      about.portrait?.alt,
      ...projects.items.map(({ image }) => image?.alt),
    ]);
    const others = withRole('image').filter(
      ({ name }) => !described.has(name) && !/^\d out of 5 stars$/.test(name),
    );
    expect(others).toEqual([]);
  });

  test.each([
    ['HTML5', 95],
    ['Node.js', 80],
  ])('reads the level of %s after its name', (name, level) => {
    expect(text).toMatch(new RegExp(`${name}[^%]{0,60}${level}%`));
  });

  test('reads a testimonial before the name of its author', () => {
    const [start, end] = [text.indexOf('Our old shop'), text.lastIndexOf('Maya Fernandes')];
    expect(start).toBeGreaterThan(-1);
    expect(start).toBeLessThan(end);
  });
});

interface AccessibleNode {
  role: string;
  name: string;
  level: number | undefined;
  url: string | undefined;
}

/** The accessibility tree of Chromium, top to bottom, without nodes that are ignored. */
async function accessibilityTree(page: Page): Promise<AccessibleNode[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const property = (node: (typeof nodes)[number], wanted: string) =>
    node.properties?.find(({ name }) => name === wanted)?.value.value as unknown;
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const ordered: AccessibleNode[] = [];
  const visit = (id: string) => {
    const node = byId.get(id);
    if (!node) return;
    const [level, url] = [property(node, 'level'), property(node, 'url')];
    if (!node.ignored) {
      ordered.push({
        role: String(node.role?.value),
        name: String(node.name?.value ?? ''),
        level: typeof level === 'number' ? level : undefined,
        url: typeof url === 'string' ? url : undefined,
      });
    }
    for (const child of node.childIds ?? []) visit(child);
  };
  visit(nodes[0]!.nodeId);
  return ordered;
}

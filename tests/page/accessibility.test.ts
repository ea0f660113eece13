import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { FAILED, SENT } from '../helpers/contact.ts';
import { fillIn, mailService } from '../helpers/mailService.ts';
import { expect, hydrated, openPage, type PageOptions } from '../helpers/page.ts';
import { jumpTo, readWholePage } from '../helpers/reading.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PHONE = { viewport: { width: 390, height: 844 } };

interface State {
  name: string;
  options?: PageOptions;
  /** Brings the page into the state. */
  prepare?: (page: Page) => Promise<unknown>;
}

const states: State[] = [
  { name: 'the page', options: { motion: 'full', field: false } },
  { name: 'the page on a phone', options: PHONE },
  {
    name: 'the open menu',
    options: PHONE,
    prepare: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  {
    name: 'errors in the form',
    prepare: async (page) => {
      await sendButton(page).click();
      await expect(page.locator('form [aria-invalid=true]')).toHaveCount(3);
    },
  },
  {
    name: 'sending',
    prepare: async (page) => {
      const mail = await mailService(page);
      mail.hold();
      await send(page);
      await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    },
  },
  { name: 'sent', prepare: (page) => sendWith(page, 200, SENT) },
  { name: 'failed', prepare: (page) => sendWith(page, 500, FAILED) },
  { name: 'reduced motion' },
  { name: 'forced colours', options: { forcedColors: 'active' } },
  { name: 'more contrast', options: { contrast: 'more' } },
];

test.each(states)('axe finds nothing: $name', async ({ options = {}, prepare }) => {
  const page = await openPage('', options);
  await hydrated(page);
  if (prepare) await prepare(page);
  else await readWholePage(page);
  await page.evaluate(axe);
  // Forced colours are the system's; axe cannot read them.
  const rules = { 'color-contrast': { enabled: options.forcedColors !== 'active' } };
  const { violations } = (await page.evaluate(
    `axe.run(document, ${JSON.stringify({ rules })})`,
  )) as AxeResults;
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});

describe.each([
  ['at a desk', {}],
  ['at a desk, with motion', { motion: 'full', field: false }],
  ['on a phone', PHONE],
  ['on a phone, without scripts', { ...PHONE, javaScriptEnabled: false }],
] satisfies [string, PageOptions][])('a screen reader %s', (_where, options) => {
  test('finds named landmarks, headings without gaps, and one place for each link', async () => {
    const page = await openPage('', options);
    if (!('javaScriptEnabled' in options)) {
      await hydrated(page);
      await jumpTo(page, 'testimonials');
    }
    const nodes = await accessibilityTree(page);

    const landmarks = nodes
      .filter(({ role }) => ['banner', 'navigation', 'main', 'region', 'contentinfo'].includes(role))
      .map(({ role, name }) => `${role} ${name}`.trim());
    expect(new Set(landmarks).size).toBe(landmarks.length);
    expect(landmarks).toEqual(
      expect.arrayContaining(['banner', 'main', 'region About', 'region Skills', 'contentinfo']),
    );

    const levels = nodes.filter(({ role }) => role === 'heading').map(({ level }) => level ?? 0);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.slice(1).entries()) {
      expect(level).toBeGreaterThan(1);
      expect(level - levels[index]!).toBeLessThan(2);
    }

    const places = new Map<string, string | undefined>();
    for (const { name, url } of nodes.filter(({ role }) => role === 'link')) {
      expect(name).toMatch(/\S/);
      expect([name, places.get(name) ?? url]).toEqual([name, url]);
      places.set(name, url);
    }
    expect(places.size).toBeGreaterThan(15);

    const controls = nodes.filter(({ role }) =>
      ['button', 'textbox', 'group', 'form', 'image'].includes(role),
    );
    expect(controls.filter(({ name }) => !/\w/.test(name))).toEqual([]);
    expect(nodes.filter(({ role, name }) => role === 'image' && /needle|arrow|icon/i.test(name))).toEqual([]);
  });

  test('hears each skill with its level, and each quote before its author', async () => {
    const page = await openPage('', options);
    const snapshot = await page.locator('main').ariaSnapshot();
    const text = snapshot.replaceAll(/\s+/g, ' ');
    for (const [name, level] of [
      ['HTML5', 95],
      ['Node.js', 80],
    ])
      expect(text).toMatch(new RegExp(`${name}[^%]{0,60}${level}%`));
    expect(text.indexOf('Our old shop')).toBeLessThan(text.lastIndexOf('Maya Fernandes'));
  });
});

function sendButton(page: Page) {
  return page.getByRole('button', { name: 'Send Message' });
}

async function send(page: Page): Promise<void> {
  await fillIn(page);
  await sendButton(page).click();
}

async function sendWith(page: Page, status: number, banner: string): Promise<void> {
  const mail = await mailService(page);
  mail.reply = status;
  await send(page);
  await expect(page.locator('form')).toContainText(banner);
}

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
    if (!node.ignored)
      ordered.push({
        role: String(node.role?.value),
        name: String(node.name?.value ?? ''),
        level: typeof level === 'number' ? level : undefined,
        url: typeof url === 'string' ? url : undefined,
      });
    for (const child of node.childIds ?? []) visit(child);
  };
  visit(nodes[0]!.nodeId);
  return ordered;
}

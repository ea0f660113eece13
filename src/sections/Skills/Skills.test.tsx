import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { owner, sharedWith } from '../../../tests/helpers/components/props.ts';
import { chooseMotion } from '../../motion/motionStore.ts';
import type { SkillsContent } from './schema.ts';
import { Skills } from './Skills.tsx';

const content: SkillsContent = {
  menuLabel: 'Skills',
  heading: 'Skills',
  items: [
    { name: 'React', icon: '⚛️', level: 90 },
    { name: 'Node.js', level: 62.5 },
    { name: 'CSS', level: 0 },
    { name: 'Weaving by hand', level: 100 },
  ],
};
const projects = [
  { title: 'Shop', href: '#project-1', tech: ['react', 'Node.js'] },
  { title: 'Atlas', href: '#project-2', tech: [' React ', 'Node.js'] },
];

beforeEach(() => chooseMotion('reduced'));

describe('a screen reader', () => {
  test.each([
    [0, 'React 90%Shop'],
    [1, 'Node.js 62.5%Atlas'],
    [2, 'CSS 0%'],
    [3, 'Weaving by hand 100%'],
  ])('hears in row %i: %s', async (index, heard) => {
    const rows = await renderSkills();
    expect(heardText(rows[index]!)).toBe(heard);
  });

  test('does not hear the bars', async () => {
    const rows = await renderSkills();
    const bars = rows.map((row) => row.querySelector('[data-level]')!.getAttribute('aria-hidden'));
    expect(bars).toEqual(['true', 'true', 'true', 'true']);
  });
});

describe('the link of a skill', () => {
  test('leads to a project that used it, whatever the case and spaces of its tag', async () => {
    const rows = await renderSkills(content.items, [projects[1]!]);
    expect(linkOf(rows[0]!)).toBe('#project-2');
  });

  test('leads to such projects in turn', async () => {
    const rows = await renderSkills();
    expect(rows.map(linkOf).slice(0, 2)).toEqual(['#project-1', '#project-2']);
  });

  test('is left out if no project used the skill', async () => {
    const rows = await renderSkills();
    expect(rows.map(linkOf).slice(2)).toEqual([undefined, undefined]);
  });
});

describe('the bar', () => {
  afterEach(() => document.documentElement.removeAttribute('dir'));

  test.each(['ltr', 'rtl'])('is filled to its level from where reading starts: %s', async (dir) => {
    document.documentElement.dir = dir;
    const rows = await renderSkills();
    // A needle means one percent.
    expect(rows.map((row) => filledShare(row, dir))).toEqual([90, 63, 0, 100]);
  });
});

describe('of all rows', () => {
  afterEach(() => userEvent.unhover(document.body));

  test('none is dimmed at first', async () => {
    const rows = await renderSkills();
    expect(rows.map(barOpacity)).toEqual(['1', '1', '1', '1']);
  });

  test('the one under the mouse alone is lit', async () => {
    const rows = await renderSkills();
    await userEvent.hover(rows[2]!);
    await expect.poll(() => rows.map(barOpacity)).toEqual(['0.4', '0.4', '1', '0.4']);
  });

  test('the one with the focus alone is lit', async () => {
    const rows = await renderSkills();
    rows[1]!.querySelector('a')!.focus();
    await expect.poll(() => rows.map(barOpacity)).toEqual(['0.4', '1', '0.4', '0.4']);
  });
});

describe('all bars have one scale', () => {
  afterEach(() => {
    document.adoptedStyleSheets = [];
  });

  test.each([320, 390, 768, 1440, 2560])('at %i pixels', async (width) => {
    await page.viewport(width, 900);
    const rows = await renderSkills();
    expect(new Set(rows.map(barEdges)).size).toBe(1);
  });

  test.each([
    ['twice the size', ':root { font-size: 200% }'],
    ['wider spacing', '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'],
  ])('with texts of %s', async (_what, rule) => {
    await page.viewport(1440, 900);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [sheet];
    const rows = await renderSkills();
    expect(new Set(rows.map(barEdges)).size).toBe(1);
  });
});

describe('skills without levels', () => {
  test('are names, and groups with their keywords', async () => {
    const rows = await renderSkills([
      { name: 'Git' },
      { name: 'Frontend', keywords: ['React', 'Vue'] },
    ]);
    expect(rows.map(heardText)).toEqual(['Git', 'FrontendReact, Vue']);
  });

  test('have no bar', async () => {
    await renderSkills([{ name: 'Git' }]);
    expect(document.querySelector('[data-level]')).toBeNull();
  });

  test('follow those with levels', async () => {
    const rows = await renderSkills([{ name: 'Git' }, { name: 'React', level: 80 }], []);
    expect(rows.map(heardText)).toEqual(['React 80%', 'Git']);
  });
});

/** Renders skills. Resolves to their rows. */
async function renderSkills(items = content.items, used = projects): Promise<HTMLElement[]> {
  const shared = sharedWith({ projects: used });
  await render(<Skills content={{ ...content, items }} owner={owner} shared={shared} />);
  return page.getByRole('listitem').elements() as HTMLElement[];
}

/** The text of an element without its drawings. */
function heardText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent;
}

function linkOf(row: Element): string | undefined {
  return row.querySelector('a')?.getAttribute('href') ?? undefined;
}

function bar(row: Element): Element {
  return row.querySelector('[data-level]')!;
}

function barOpacity(row: Element): string {
  return getComputedStyle(bar(row)).opacity;
}

/** Left and right edge, in whole pixels. */
function barEdges(row: Element): string {
  const { left, right } = bar(row).getBoundingClientRect();
  return `${Math.round(left)} to ${Math.round(right)}`;
}

/** How far the bar is filled, in percent. */
function filledShare(row: Element, dir: string): number {
  const whole = bar(row).getBoundingClientRect();
  const filled = row.querySelector('[data-bar] svg')!.getBoundingClientRect();
  const length = dir === 'ltr' ? filled.right - whole.left : whole.right - filled.left;
  return Math.round((length / whole.width) * 100);
}

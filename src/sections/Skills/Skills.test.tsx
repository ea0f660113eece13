import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { expectNoViolations } from '../../../tests/helpers/components/axe.ts';
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

/** The highlight colour, as the browser computes it. */
const HIGHLIGHT = 'rgb(255, 108, 182)';

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
    expect(rows.map((row) => filledRatio(row, dir))).toEqual([90, 63, 0, 100]);
  });
});

test('the keywords of a bar are below it on paper', async () => {
  await page.viewport(680, 900);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })));
  const [row] = await renderSkills([{ name: 'React', level: 75, keywords: ['Hooks'] }]);
  const needles = bar(row!).getBoundingClientRect();
  expect(topOf('React')).toBeLessThan(needles.top);
  expect(topOf('Hooks')).toBeGreaterThanOrEqual(needles.bottom);
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

  test('the lit one changes only after the page has scrolled under a still mouse', async () => {
    const rows = await renderSkills();
    await userEvent.hover(page.getByRole('heading'));
    const still = { clientX: 8, clientY: 8, pointerType: 'mouse', bubbles: true };
    rows[0]!.dispatchEvent(new PointerEvent('pointerover', still));
    rows[0]!.dispatchEvent(new PointerEvent('pointermove', still));
    const inFirst = rows.map(nameColor);
    dispatchEvent(new Event('scroll'));
    rows[1]!.dispatchEvent(new PointerEvent('pointerover', still));
    expect(rows.map(nameColor)).toEqual(inFirst);
    const [lit, dimmed] = inFirst;
    await expect.poll(() => rows.map(nameColor)).toEqual([dimmed, lit, dimmed, dimmed]);
  });

  test('the one with the focus alone is lit', async () => {
    const rows = await renderSkills();
    await userEvent.hover(page.getByRole('heading'));
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

test('a row of a higher third is larger', async () => {
  const [ninety, sixty, none] = await barHeights();
  expect(ninety).toBeGreaterThan(sixty!);
  expect(sixty).toBeGreaterThan(none!);
});

test('rows of the same third are equally high', async () => {
  const [ninety, , , hundred] = await barHeights();
  expect(hundred).toBe(ninety);
});

test.each([320, 390, 1024, 1440])('at %i pixels needles keep their shape', async (width) => {
  await page.viewport(width, 900);
  const rows = await renderSkills();
  for (const row of rows) {
    const { a: across, d: down } = row.querySelector('path')!.getScreenCTM()!;
    expect(across / down).toBeCloseTo(1, 1);
  }
});

describe('the icon', () => {
  test('is before the name if each row with a bar has one', async () => {
    const [html, css] = await renderSkills([
      { name: 'HTML', icon: '🌐', level: 90 },
      { name: 'CSS', icon: '🎨', level: 80 },
    ]);
    expect([html!, css!].map(iconIsBefore)).toEqual([true, true]);
  });

  test('follows the name if only some rows have one', async () => {
    const [, css] = await renderSkills([
      { name: 'HTML', level: 90 },
      { name: 'CSS', icon: '🎨', level: 80 },
    ]);
    expect(iconIsBefore(css!)).toBe(false);
  });

  test('leaves all names at the edge if only some rows have one', async () => {
    const rows = await renderSkills([
      { name: 'HTML', level: 90 },
      { name: 'CSS', icon: '🎨', level: 80 },
    ]);
    expect(rows.map(nameStart)).toEqual(rows.map((row) => row.getBoundingClientRect().left));
  });

  test('of a skill without a level follows the name', async () => {
    const [figma] = await renderSkills([{ name: 'Figma', icon: '🎨' }]);
    expect(iconIsBefore(figma!)).toBe(false);
  });
});

describe('names without levels', () => {
  const names = [{ name: 'Git' }, { name: 'React' }, { name: 'Figma' }];

  test('have one needle each', async () => {
    const items = await renderSkills(names);
    expect(items.map(hasNeedle)).toEqual([true, true, true]);
  });

  test('have no bar', async () => {
    await renderSkills(names);
    expect(document.querySelector('[data-level]')).toBeNull();
  });

  test('link to a project that used them', async () => {
    const items = await renderSkills(names);
    expect(items.map(linkOf)).toEqual([undefined, '#project-2', undefined]);
  });

  test.each([
    [390, 3, 1],
    [390, 4, 1],
    [768, 3, 3],
    [768, 4, 2],
    [768, 10, 2],
    [1440, 3, 3],
    [1440, 4, 2],
    [1440, 7, 4],
    [1440, 10, 4],
  ])('at %i pixels %i of them are in columns: %i', async (width, count, columns) => {
    await page.viewport(width, 900);
    const items = await renderSkills(
      Array.from({ length: count }, (_, index) => ({ name: `Skill ${index}` })),
    );
    expect(new Set(items.map((item) => item.getBoundingClientRect().left)).size).toBe(columns);
  });

  test('follow bars and groups', async () => {
    await renderSkills([
      { name: 'Git' },
      { name: 'Frontend', keywords: ['React'] },
      { name: 'CSS', level: 80 },
    ]);
    const inOrder = ['CSS', 'Frontend', 'Git'].map(topOf);
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
  });

  test('are joined by commas on paper', async () => {
    await renderSkills(names, []);
    expect(paperText(document.querySelector('section ul')!)).toBe('Git, React, Figma');
  });
});

describe('a group', () => {
  const frontend = { name: 'Frontend', keywords: ['React', 'Vue.js', 'C++'] };

  test('is a name and a list of keywords', async () => {
    const [group, ...keywords] = await renderSkills([frontend]);
    expect(group!.querySelector('p')).toHaveTextContent('Frontend');
    expect(keywords.map(({ innerText }) => innerText)).toEqual(frontend.keywords);
  });

  test('has a needle for each keyword', async () => {
    const [, ...keywords] = await renderSkills([frontend]);
    expect(keywords.map(hasNeedle)).toEqual([true, true, true]);
  });

  test('has its keywords beside its name on a desktop', async () => {
    await page.viewport(1440, 900);
    await renderSkills([frontend]);
    const name = page.getByText('Frontend').element().getBoundingClientRect();
    const keyword = page.getByText('Vue.js').element().getBoundingClientRect();
    expect(keyword.left).toBeGreaterThan(name.right);
    expect(keyword.top).toBeLessThan(name.bottom);
  });

  test('has its keywords below its name on a phone', async () => {
    await page.viewport(390, 844);
    await renderSkills([frontend]);
    expect(topOf('React')).toBeGreaterThan(topOf('Frontend'));
  });

  test.each(['', '🎨'])('below bars is in line with them, with the icon "%s"', async (icon) => {
    await page.viewport(1440, 900);
    const [css, group] = await renderSkills([{ name: 'CSS', icon, level: 80 }, frontend]);
    expect(nameStart(group!)).toBe(nameStart(css!));
    const keywords = group!.querySelector('ul')!.getBoundingClientRect();
    expect(keywords.left).toBe(bar(css!).getBoundingClientRect().left);
  });

  test('is one text on paper', async () => {
    const [group] = await renderSkills([frontend]);
    expect(paperText(group!)).toBe('FrontendReact, Vue.js, C++');
  });
});

describe('a keyword', () => {
  const items = [{ name: 'Languages', keywords: ['C++', 'Go'] }];

  afterEach(() => userEvent.unhover(document.body));
  afterEach(() => document.documentElement.removeAttribute('dir'));

  test('under the mouse alone has a needle in the highlight colour', async () => {
    const [, cpp, go] = await renderSkills(items);
    await userEvent.hover(cpp!);
    await expect.poll(() => needleColors(cpp!)).toContain(HIGHLIGHT);
    expect(needleColors(go!)).not.toContain(HIGHLIGHT);
  });

  test('keeps its direction in a page from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const [, cpp] = await renderSkills(items);
    const [letter, sign] = [0, 1].map((index) => letterBox(cpp!, index).left);
    expect(sign).toBeGreaterThan(letter!);
  });

  test('with a level below its bar: begins where the bar begins', async () => {
    await page.viewport(1440, 900);
    const [row, keyword] = await renderSkills([{ name: 'CSS', level: 80, keywords: ['Grid'] }]);
    expect(keyword!.getBoundingClientRect().left).toBe(bar(row!).getBoundingClientRect().left);
  });
});

test('leaves more space above its heading if About does not reach into it', async () => {
  await page.viewport(1440, 900);
  const spaceAbove = async (sections: string[]) => {
    await cleanup();
    const menu = sections.map((id) => ({ id, label: id }));
    await render(<Skills content={content} owner={owner} shared={sharedWith({ menu })} />);
    const { top } = page.getByRole('region').element().getBoundingClientRect();
    return page.getByRole('heading').element().getBoundingClientRect().top - top;
  };
  const belowAbout = await spaceAbove(['about', 'skills']);
  expect(await spaceAbove(['experience', 'skills'])).toBeGreaterThan(belowAbout + 20);
});

test('has no violation that axe finds', async () => {
  await renderSkills();
  await expectNoViolations();
});

/** Renders skills. Resolves to their rows. */
async function renderSkills(items = content.items, used = projects): Promise<HTMLElement[]> {
  const shared = sharedWith({ projects: used });
  await render(<Skills content={{ ...content, items }} owner={owner} shared={shared} />);
  return page.getByRole('listitem').elements() as HTMLElement[];
}

/** Heights of the bars in a window of 1440px. */
async function barHeights(): Promise<number[]> {
  await page.viewport(1440, 900);
  const rows = await renderSkills();
  return rows.map((row) => bar(row).getBoundingClientRect().height);
}

/** The text of an element without its drawings. */
function heardText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent;
}

/** The text of an element on paper. */
function paperText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('.screen-only')) hidden.remove();
  return copy.textContent;
}

/** Whether one needle is drawn before the text. */
function hasNeedle(item: Element): boolean {
  return getComputedStyle(item, '::before').clipPath.startsWith('polygon');
}

/** The colours of the needle before the text. */
function needleColors(item: Element): string {
  return getComputedStyle(item, '::before').backgroundImage;
}

/** Whether the icon is before the name, from left to right. */
function iconIsBefore(row: Element): boolean {
  const icon = row.querySelector('p [aria-hidden]')!.getBoundingClientRect();
  return icon.left < nameStart(row);
}

/** The left edge of the name, in pixels. */
function nameStart(row: Element): number {
  return row.querySelector('bdi')!.getBoundingClientRect().left;
}

/** The top of a text, in pixels. */
function topOf(text: string): number {
  return page.getByText(text, { exact: true }).element().getBoundingClientRect().top;
}

/** The box of one letter. */
function letterBox(item: Element, index: number): DOMRect {
  const range = new Range();
  const text = item.querySelector('bdi')!.firstChild!;
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  return range.getBoundingClientRect();
}

function linkOf(row: Element): string | undefined {
  return row.querySelector('a')?.getAttribute('href') ?? undefined;
}

function bar(row: Element): Element {
  return row.querySelector('[data-level]')!;
}

function nameColor(row: Element): string {
  return getComputedStyle(row.querySelector('p > span')!).color;
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
function filledRatio(row: Element, dir: string): number {
  const whole = bar(row).getBoundingClientRect();
  const filled = row.querySelector('[data-bar-fill] svg')!.getBoundingClientRect();
  const length = dir === 'ltr' ? filled.right - whole.left : whole.right - filled.left;
  return Math.round((length / whole.width) * 100);
}

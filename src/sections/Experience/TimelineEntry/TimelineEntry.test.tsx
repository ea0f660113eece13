import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ExperienceEntry } from '../schema.ts';
import { TimelineEntry } from './TimelineEntry.tsx';

const CYAN = 'rgb(34, 211, 238)';
const PURPLE = 'rgb(208, 161, 255)';

const entry: ExperienceEntry = {
  title: 'Desarrolladora full-stack freelance',
  company: 'Looms',
  dates: { parts: ['2020–', '2023'], separator: '', note: 'part-time' },
  description: 'Weaves pages.',
  type: 'work',
};

test('a title breaks between words, not at a hyphen', async () => {
  await page.viewport(320, 600);
  await renderEntry();
  const heading = page.getByRole('heading').element();
  for (let width = 260; width < 420; width += 20) {
    (heading as HTMLElement).style.width = `${width}px`;
    expect(heading.querySelector('span')?.offsetHeight, `${width} px`).toBeLessThan(45);
  }
});

test('is read as title, period, kind, company and description', async () => {
  const { textContent } = await renderEntry();
  expect(textContent).toBe(
    'Desarrolladora full-stack freelance2020–2023 part-time WorkLoomsWeaves pages.',
  );
});

test('has no company, dates and text that the content lacks', async () => {
  const { textContent } = await renderEntry({
    company: undefined,
    dates: undefined,
    description: undefined,
  });
  expect(textContent).toBe('Desarrolladora full-stack freelanceWork');
});

test('a range of years begins at the right in a page that reads from right to left', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  await renderEntry();
  const [first, last] = [...document.querySelectorAll('b')].map((b) => b.getBoundingClientRect());
  expect(first!.left).toBeGreaterThanOrEqual(last!.right - 1);
});

test('a dash between a year and a word has about as much space after it as before it', async () => {
  await page.viewport(1440, 900);
  const rendered = await renderEntry({
    dates: { parts: ['March 2021\u{A0}–', 'present'], separator: ' ' },
  });
  (rendered as HTMLElement).style.setProperty('--date-size', '64px');
  const year = rendered.querySelector('b')!.firstChild as Text;
  const [digit, dash] = ['1', '–'].map((sign) => boxOf(year, year.data.lastIndexOf(sign)));
  const word = page.getByText('present').element().getBoundingClientRect();
  const [before, after] = [dash!.left - digit!.right, word.left - dash!.right];
  expect(after).toBeGreaterThan(0.7 * before);
  expect(after).toBeLessThan(1.3 * before);
});

test.each([
  ['work', CYAN],
  ['education', PURPLE],
] as const)('points of %s have bullets in its colour', async (type, color) => {
  await renderEntry({ type, points: ['Looms'] });
  const point = page.getByRole('list').getByRole('listitem').element();
  expect(getComputedStyle(point, '::before').backgroundImage).toContain(color);
});

test('keeps the line breaks of its description', async () => {
  await renderEntry({ description: 'One\nTwo' });
  const description = page.getByText('One').element();
  expect((description as HTMLElement).innerText).toBe('One\nTwo');
});

test('work has a lightning', async () => {
  const path = iconOf(await renderEntry({ type: 'work' }));
  const leftCorner = draws(path, 4.5, 13.5);
  const rightCorner = draws(path, 18.5, 10.5);
  expect({ leftCorner, rightCorner }).toEqual({ leftCorner: true, rightCorner: true });
});

test('education has a check in a circle', async () => {
  const path = iconOf(await renderEntry({ type: 'education' }));
  const quarters = [
    draws(path, 21, 12),
    draws(path, 12, 21),
    draws(path, 3, 12),
    draws(path, 12, 3),
  ];
  const footOfCheck = draws(path, 10.8, 15);
  expect([...quarters, footOfCheck]).toEqual([true, true, true, true, true]);
});

test.each([
  ['work', CYAN],
  ['education', PURPLE],
] as const)('icon and kind of %s are %s', async (type, color) => {
  const rendered = await renderEntry({ type });
  const kind = page.getByText('Work', { exact: true }).element();
  expect([iconOf(rendered), kind].map((each) => getComputedStyle(each).color)).toEqual([
    color,
    color,
  ]);
});

async function renderEntry(parts: Partial<ExperienceEntry> = {}): Promise<Element> {
  await render(<TimelineEntry entry={{ ...entry, ...parts }} typeLabel="Work" />);
  return page.getByRole('listitem').first().element();
}

function iconOf(rendered: Element): SVGPathElement {
  return rendered.querySelector('path')!;
}

/** Whether the line of an icon goes through a point of its box, which is 24 wide and high. */
function draws(path: SVGPathElement, x: number, y: number): boolean {
  return path.isPointInStroke(new DOMPoint(x, y));
}

/** The box of one letter of a text. */
function boxOf(text: Text, index: number): DOMRect {
  const range = document.createRange();
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  return range.getBoundingClientRect();
}

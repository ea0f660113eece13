import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseMotion } from '../../motion/motionStore.ts';
import { sample } from '../../../tests/helpers/sites/sample.ts';
import { Testimonials } from './Testimonials.tsx';
import type { Testimonial } from './schema.ts';

const { testimonials } = sample;
const projects = [1, 2, 3, 4, 5, 6].map((id) => ({
  id,
  title: `Project ${id}`,
  href: `#project-${id}`,
  tech: [],
}));
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  chooseMotion('reduced');
  warn.mockClear();
});

afterEach(() => {
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  [1, 390],
  [1, 1280],
  [2, 800],
  [2, 1280],
  [3, 1280],
])(
  '%i testimonials that fit at %i pixels share the width and have no controls',
  async (count, width) => {
    const root = await renderCarousel(testimonials.items.slice(0, count), width);
    expect(inView(root)).toHaveLength(count);
    expect(visibleButtons(root)).toEqual([]);
    const slideWidth = (root.clientWidth - (count - 1) * 30) / count;
    for (const slide of root.querySelectorAll('.swiper-slide')) {
      expect(slide.getBoundingClientRect().width).toBeCloseTo(slideWidth, -0.5);
    }
  },
);

test.each([
  [2, 390],
  [3, 800],
  [4, 1280],
  [5, 1280],
])('%i testimonials go all the way round at %i pixels', async (count, width) => {
  const root = await renderCarousel(testimonials.items.slice(0, count), width);
  const shown = inView(root).length;
  expect(shown).toBeLessThan(count);
  const step = async (label: string, lead: number) => {
    root.querySelector<HTMLElement>(`[aria-label="${label}"]`)!.click();
    const names = Array.from(
      { length: shown },
      (_, index) => `${((lead + index) % count) + 1} of ${count}`,
    );
    await expect.poll(() => inView(root)).toEqual(names);
  };
  for (let lead = 1; lead <= count + 1; lead += 1) await step(testimonials.labels.next, lead);
  for (let lead = count; lead >= 0; lead -= 1) await step(testimonials.labels.previous, lead);
});

test.each([
  [2, 390],
  [3, 800],
  [4, 1280],
])(
  'the links of %i testimonials keep the focus at %i pixels, and come into view',
  async (count, width) => {
    const root = await renderCarousel(testimonials.items.slice(0, count), width);
    for (const link of root.querySelectorAll<HTMLElement>('a')) {
      link.focus();
      await expect.poll(() => inView(root)).toContain(link.closest('.swiper-slide')!.ariaLabel);
      expect(document.activeElement).toBe(link);
    }
  },
);

test('a window that changes its width keeps the leading slide', async () => {
  const root = await renderCarousel(testimonials.items.slice(0, 5), 1280);
  root.querySelector<HTMLElement>(`[aria-label="${testimonials.labels.next}"]`)!.click();
  for (const [width, shown] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.viewport(width, 900);
    await expect
      .poll(() => inView(root))
      .toEqual([2, 3, 4].slice(0, shown).map((n) => `${n} of 5`));
  }
});

test('without a picture the first letter of the name is there, for eyes only; without stars nothing', async () => {
  const [first, second] = testimonials.items;
  const { name, content } = first!;
  const root = await renderCarousel([{ name, content, company: 'Looms' }, second!], 1280);
  expect(root.querySelectorAll('[role=img]')).toHaveLength(1);
  expect(root.querySelector('figure')!.textContent).toBe(`${content}${name[0]}${name}Looms`);
  const letter = root.querySelector('figcaption > [aria-hidden=true]')!;
  expect(letter.textContent).toBe(name[0]);
  const face = root.querySelector('img')!.getBoundingClientRect();
  const { width, height } = letter.getBoundingClientRect();
  expect([width, height]).toEqual([face.width, face.height]);
});

test('a testimonial links to its project if the page shows it', async () => {
  const [first, second, third] = testimonials.items;
  const { project: _, ...withoutProject } = third!;
  const root = await renderCarousel([first!, { ...second!, project: 99 }, withoutProject], 1280);
  const links = [...root.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`#project-${first!.project}`]);
  expect(links[0]!.closest('figure')!.textContent).toContain(first!.content);
});

test('controls and links are large enough for a finger', async () => {
  chooseMotion('full');
  const root = await renderCarousel(testimonials.items, 800);
  for (const target of [...visibleButtons(root), ...root.querySelectorAll('a')]) {
    const { width, height } = target.getBoundingClientRect();
    expect(Math.min(width, height), '43.99998 while it moves').toBeGreaterThan(43.99);
  }
});

async function renderCarousel(items: Testimonial[], width: number): Promise<HTMLElement> {
  await page.viewport(width, 900);
  const { container } = await render(
    <Testimonials
      content={{ ...testimonials, items }}
      owner={sample.owner}
      page={{ sections: [], newTabNote: sample.site.newTab, projects, testimonials: [] }}
    />,
  );
  // The Tab key stops at the slides until the controls work.
  await expect
    .poll(() => container.querySelector('.swiper-initialized:not([tabindex="0"])'))
    .not.toBeNull();
  return container.querySelector<HTMLElement>('[data-count]')!;
}

/** Names of the slides that are wholly between the margins, from left to right. */
function inView(root: HTMLElement): (string | null)[] {
  const { left, right } = root.getBoundingClientRect();
  return [...root.querySelectorAll('.swiper-slide')]
    .map((slide) => ({ name: slide.ariaLabel, rect: slide.getBoundingClientRect() }))
    .filter(({ rect }) => rect.left >= left - 1 && rect.right <= right + 1)
    .toSorted((a, b) => a.rect.left - b.rect.left)
    .map(({ name }) => name);
}

function visibleButtons(root: HTMLElement): Element[] {
  return [...root.querySelectorAll('button')].filter((button) =>
    button.checkVisibility({ visibilityProperty: true }),
  );
}

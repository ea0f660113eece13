import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseMotion } from '../../motion/motionStore.ts';
import '../../styles/main.css';
import { sample } from '../../../tests/helpers/sites/sample.ts';
import type { ProjectReference } from '../sectionProps.ts';
import { Testimonials } from './Testimonials.tsx';

const { testimonials } = sample;
const around = {
  owner: sample.owner,
  page: { entries: [], newTab: sample.site.newTab, language: 'en', projects: [] },
};
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  chooseMotion('full');
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
])('%i testimonials that fit at %i pixels stand still', async (count, width) => {
  const root = await renderSome(count, width);
  expect(inView(root)).toHaveLength(count);
  expect(root.querySelector('.swiper-wrapper')!.getAttribute('aria-live')).toBe('polite');
  expect(visibleButtons(root)).toEqual([]);
  dispatchKey('ArrowRight');
  await settled(root);
  expect(inView(root)[0]).toBe(`1 of ${count}`);
});

test.each([
  [2, 390],
  [3, 800],
  [4, 1280],
  [5, 1280],
])('%i testimonials go all the way round at %i pixels', async (count, width) => {
  const root = await renderSome(count, width);
  const shown = inView(root).length;
  expect(shown).toBeLessThan(count);
  // No bullets on phones.
  expect(visibleButtons(root)).toHaveLength(width < 768 ? 3 : count + 3);
  for (let step = 1; step <= count + 1; step += 1) {
    root.querySelector<HTMLElement>('[data-step=next]')!.click();
    await settled(root);
    const names = Array.from({ length: shown }, (_, index) => `${((step + index) % count) + 1} of ${count}`);
    await expect.poll(() => inView(root)).toEqual(names);
  }
  for (let step = count; step >= 0; step -= 1) {
    root.querySelector<HTMLElement>('[data-step=previous]')!.click();
    await settled(root);
    await expect.poll(() => inView(root)[0]).toBe(`${(step % count) + 1} of ${count}`);
  }
});

test('fewer testimonials than places share the width', async () => {
  const root = await renderSome(2, 1280);
  const { width } = root.getBoundingClientRect();
  for (const slide of root.querySelectorAll('.swiper-slide')) {
    expect(slide.getBoundingClientRect().width).toBeCloseTo((width - 30) / 2, 0);
  }
});

test.each([
  [6, 0, 390],
  [6, 1, 1280],
  [6, 5, 800],
  [4, 0, 800],
])(
  'of %i testimonials number %i is taken out of the page at %i pixels: each press still moves on by one',
  async (count, gone, width) => {
    const root = await renderSome(count, width);
    const shown = inView(root).length;
    root.querySelector<HTMLElement>('[data-step=next]')!.click();
    await settled(root);
    root.querySelector(`[aria-label="${gone + 1} of ${count}"]`)!.remove();
    await frames(5);
    const left = Array.from({ length: count }, (_, index) => `${index + 1} of ${count}`).filter(
      (_, index) => index !== gone,
    );
    expect(inView(root)).toHaveLength(shown);
    let lead = left.indexOf(inView(root)[0]!);
    for (let step = 0; step <= left.length; step += 1) {
      root.querySelector<HTMLElement>('[data-step=next]')!.click();
      await settled(root);
      lead += 1;
      expect(inView(root)).toEqual(
        Array.from({ length: shown }, (_, index) => left[(lead + index) % left.length]),
      );
      const bullet = root.querySelector('[data-go-to][aria-current]')!;
      expect(bullet.getAttribute('data-go-to')).toBe(String(lead % left.length));
    }
    expect(visibleButtons(root)).toHaveLength(width < 768 ? 3 : left.length + 3);
  },
);

test.each([
  [4, 1280, 3],
  [2, 390, 1],
  [2, 390, 0],
])(
  'of %i testimonials at %i pixels only %i are left in the page: they stand still',
  async (count, width, left) => {
    const root = await renderSome(count, width);
    root.querySelector<HTMLElement>('[data-step=next]')!.click();
    await settled(root);
    const slides = [...root.querySelectorAll('.swiper-slide')].toSorted((a, b) =>
      a.ariaLabel!.localeCompare(b.ariaLabel!),
    );
    for (const slide of slides.slice(left)) slide.remove();
    await frames(5);
    expect(inView(root)).toEqual(slides.slice(0, left).map(({ ariaLabel }) => ariaLabel));
    expect(visibleButtons(root)).toEqual([]);
  },
);

test('a link keeps the focus when another testimonial is taken out of the page', async () => {
  const shown = testimonials.items.map(({ project }) => ({
    id: project,
    title: 'X',
    href: '#project-1',
    tech: [],
  }));
  const root = await renderSome(6, 800, shown);
  const link = root.querySelector<HTMLElement>('[aria-label="2 of 6"] a')!;
  link.focus();
  root.querySelector('[aria-label="5 of 6"]')!.remove();
  await frames(5);
  expect(document.activeElement).toBe(link);
});

test('who has no picture has the first letter of the name in its place, for eyes only', async () => {
  await resize(1280);
  const [first, second] = testimonials.items;
  const { avatar: _avatar, id: _id, ...faceless } = first!;
  const { getByText } = await render(
    <Testimonials content={{ ...testimonials, items: [faceless, second!] }} {...around} />,
  );
  const letter = getByText(first!.name[0]!, { exact: true }).element();
  expect(letter.getAttribute('aria-hidden')).toBe('true');
  const face = document.querySelector('#testimonials img')!.getBoundingClientRect();
  const { width, height } = letter.getBoundingClientRect();
  expect([width, height]).toEqual([face.width, face.height]);
});

test('a testimonial links to its project where the page shows it, and says nothing of it elsewhere', async () => {
  await resize(1280);
  const [first, second, third] = testimonials.items;
  const { project: _project, ...ofNone } = third!;
  const shown = [
    { id: 1, title: 'Shop', href: '#project-4', tech: [] },
    { title: 'A project without id', href: '#project-5', tech: [] },
  ];
  const { getByRole } = await render(
    <Testimonials
      content={{ ...testimonials, items: [{ ...first!, project: 1 }, { ...second!, project: 2 }, ofNone] }}
      {...around}
      page={{ ...around.page, projects: shown }}
    />,
  );
  const links = getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Shop', '#project-4'],
  ]);
  expect(links[0]!.closest('figure')!.textContent).toContain(first!.content);
});

test('bullets and links are large enough for a finger', async () => {
  const shown = testimonials.items.map(({ project }) => ({
    id: project,
    title: 'X',
    href: '#project-1',
    tech: [],
  }));
  const root = await renderSome(6, 800, shown);
  const links = [...root.querySelectorAll('.swiper-slide:not([inert]) a')];
  expect(links).toHaveLength(2);
  for (const button of [...visibleButtons(root), ...links]) {
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('a window that changes its width keeps the slide that leads', async () => {
  const root = await renderSome(5, 1280);
  const next = root.querySelector<HTMLElement>('[data-step=next]')!;
  next.click();
  await settled(root);
  for (const [width, shown] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await resize(width);
    await expect.poll(() => inView(root)).toEqual([2, 3, 4].slice(0, shown).map((n) => `${n} of 5`));
  }
  next.click();
  await settled(root);
  expect(inView(root)).toEqual(['3 of 5', '4 of 5', '5 of 5']);
});

/** Sets the window's width in pixels, and lets the page take notice. */
async function resize(width: number): Promise<void> {
  await page.viewport(width, 900);
  await frames(5);
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

async function renderSome(
  count: number,
  width: number,
  projects: readonly ProjectReference[] = [],
): Promise<HTMLElement> {
  await resize(width);
  const { container } = await render(
    <Testimonials
      content={{ ...testimonials, items: testimonials.items.slice(0, count) }}
      {...around}
      page={{ ...around.page, projects }}
    />,
  );
  await expect.poll(() => container.querySelector('[data-attached]')).not.toBeNull();
  // Swiper measures itself once more in the frames after its start.
  await frames(5);
  return container.querySelector<HTMLElement>('[data-attached]')!;
}

/** Names of the slides that are wholly in view, from left to right. */
function inView(root: HTMLElement): (string | null)[] {
  const box = root.querySelector('.swiper')!.getBoundingClientRect();
  return [...root.querySelectorAll('.swiper-slide')]
    .map((slide) => ({ name: slide.getAttribute('aria-label'), rect: slide.getBoundingClientRect() }))
    .filter(({ rect }) => rect.left >= box.left - 1 && rect.right <= box.right + 1)
    .toSorted((a, b) => a.rect.left - b.rect.left)
    .map(({ name }) => name);
}

function visibleButtons(root: HTMLElement): Element[] {
  return [...root.querySelectorAll('button')].filter((button) =>
    button.checkVisibility({ visibilityProperty: true }),
  );
}

/** Lets all slides come to where they are under way to. */
async function settled(root: HTMLElement): Promise<void> {
  const slides = root.querySelector('.swiper-wrapper')!;
  await new Promise(requestAnimationFrame);
  for (const animation of slides.getAnimations()) animation.finish();
  // Swiper hears of the end with the next event.
  await new Promise((resolve) => setTimeout(resolve, 30));
}

function dispatchKey(key: string): void {
  document.dispatchEvent(
    new KeyboardEvent('keydown', { key, keyCode: key === 'ArrowRight' ? 39 : 37, bubbles: true }),
  );
}

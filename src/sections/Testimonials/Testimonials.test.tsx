import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { content } from '../../content/content.ts';
import { chooseMotion, startMotionStore } from '../../motion/motionStore.ts';
import '../../styles/main.css';
import { Testimonials } from './Testimonials.tsx';

const { testimonials } = content;
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  startMotionStore();
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
  expect(visibleButtons(root)).toHaveLength(count + 3);
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

async function renderSome(count: number, width: number): Promise<HTMLElement> {
  await resize(width);
  const { container } = await render(
    <Testimonials
      content={{ ...testimonials, items: testimonials.items.slice(0, count) }}
      owner={content.owner}
      page={{ entries: [], newTab: content.site.newTab, language: 'en', projects: [] }}
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
  return [...root.querySelectorAll('button')].filter((button) => button.checkVisibility({ visibilityProperty: true }));
}

/** Waits until no slide is under way. */
async function settled(root: HTMLElement): Promise<void> {
  const slides = root.querySelector('.swiper-wrapper')!;
  await new Promise(requestAnimationFrame);
  await Promise.all(slides.getAnimations().map(({ finished }) => finished));
  // Swiper hears of the end with the next event.
  await new Promise((resolve) => setTimeout(resolve, 30));
}

function dispatchKey(key: string): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key, keyCode: key === 'ArrowRight' ? 39 : 37, bubbles: true }));
}

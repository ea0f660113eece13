import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { words } from '../../../src/content/words/en.ts';
import type { Testimonial } from '../../../src/sections/Testimonials/schema.ts';
import { Testimonials } from '../../../src/sections/Testimonials/Testimonials.tsx';
import { owner, sharedWith } from './props.ts';

export const { labels } = words.testimonials;
export const PHONE_WIDTH = 390;
export const TABLET_WIDTH = 800;
export const DESKTOP_WIDTH = 1280;

/** The testimonials of most tests. */
export const clients: Testimonial[] = [1, 2, 3, 4, 5, 6].map((n) => ({
  name: `Client ${n}`,
  role: 'Weaver',
  company: 'Looms',
  content: `The looms of shop ${n} have not stopped since.`,
  project: n,
  rating: n < 6 ? n : 5,
}));
/** The project of each of them. */
export const projects = clients.map((_, index) => ({
  id: index + 1,
  title: `Project ${index + 1}`,
  href: `#project-${index + 1}`,
  tech: [],
}));

/** In the tests of this file slides arrive at once. */
export function skipTransitions(): void {
  beforeEach(() => {
    document.documentElement.dataset.noAnimation = '';
  });
  afterEach(() => {
    delete document.documentElement.dataset.noAnimation;
  });
}

/** Renders the section and waits until the carousel runs. Returns the element around slides and controls. */
export async function renderCarousel(
  items: Testimonial[] = clients,
  width = DESKTOP_WIDTH,
  shownProjects = projects,
): Promise<HTMLElement> {
  await page.viewport(width, 900);
  const content = { ...words.testimonials, items };
  const { container } = await render(
    <Testimonials
      content={content}
      owner={owner}
      shared={sharedWith({ projects: shownProjects })}
    />,
  );
  // The Tab key stops at the slides until the controls work.
  await expect
    .poll(() => container.querySelector('.swiper-initialized:not([tabindex="0"])'))
    .not.toBeNull();
  return container.querySelector<HTMLElement>('[data-count]')!;
}

/** In the order of the DOM. */
export function slidesOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('.swiper-slide')];
}

/** Names of the slides that are wholly between the margins, from left to right. */
export function inView(root: HTMLElement): (string | null)[] {
  const { left, right } = root.getBoundingClientRect();
  return slidesOf(root)
    .map((slide) => ({ name: slide.ariaLabel, rect: slide.getBoundingClientRect() }))
    .filter(({ rect }) => rect.left >= left - 1 && rect.right <= right + 1)
    .toSorted((a, b) => a.rect.left - b.rect.left)
    .map(({ name }) => name);
}

/** Names of slides in their order, from an index on, which may be negative. */
export function namesFrom(index: number, shown: number, count: number): string[] {
  return Array.from({ length: shown }, (_, step) => {
    const slide = (((index + step) % count) + count) % count;
    return `${slide + 1} of ${count}`;
  });
}

/** Buttons in the order that is seen by the Tab key. */
export function visibleButtons(root: HTMLElement): Element[] {
  return [...root.querySelectorAll('button')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
}

export function button(root: HTMLElement, name: string): HTMLElement {
  return root.querySelector<HTMLElement>(`button[aria-label="${name}"]`)!;
}

export function dotName(n: number): string {
  return `Go to testimonial ${n}`;
}

/** Names of the dots that are current: one. */
export function currentDots(root: HTMLElement): (string | null)[] {
  return [...root.querySelectorAll('[aria-current=true]')].map(({ ariaLabel }) => ariaLabel);
}

/** Whether Pause is pressed, as screen readers hear it. */
export function isStopped(root: HTMLElement): string | null {
  return button(root, labels.pause).ariaPressed;
}

/** Selects the text of a slide, as a screen reader does. */
export function select(root: HTMLElement, n: number): void {
  const slide = slidesOf(root).find(({ ariaLabel }) => ariaLabel === `${n} of 6`)!;
  getSelection()!.selectAllChildren(slide.querySelector('blockquote p')!);
}

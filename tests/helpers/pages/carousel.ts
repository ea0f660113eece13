import { show } from './movement.ts';
import type { Target, Visitor } from '../drivers/visitor.ts';

export const pauseButton: Target = { role: 'button', name: 'Pause the carousel' };
export const playButton: Target = { role: 'button', name: 'Play the carousel' };
export const next: Target = { role: 'button', name: 'Next testimonials' };
export const previous: Target = { role: 'button', name: 'Previous testimonials' };

/** Milliseconds in which the carousel turns if it turns at all. */
export const ONE_TURN = 3500;

/** Scrolls to the carousel and waits until it is one. */
export async function reachCarousel(visitor: Visitor): Promise<void> {
  await show(visitor, 'testimonials');
  await visitor.until('the carousel is attached', isAttached);
}

/** Reaches an element of the carousel with the Tab key; throws where that does not lead there. */
export async function focusByKeyboard(visitor: Visitor, selector: string): Promise<void> {
  await visitor.evaluate(focusBefore);
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await visitor.press('Tab');
    if (await visitor.evaluate((target) => document.activeElement!.matches(target), selector)) return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** Run in the page: puts the focus on the last control before the carousel; the page stays where it is. */
export function focusBefore(): void {
  const carousel = document.querySelector('#testimonials [aria-roledescription=carousel]')!;
  const before = [...document.querySelectorAll<HTMLElement>('a[href], button')].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      carousel.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING,
  );
  before.at(-1)!.focus({ preventScroll: true });
}

/** Run in the page: where the focus is. */
export function focusNow() {
  const element = document.activeElement as HTMLElement;
  const { top, bottom } = element.getBoundingClientRect();
  return {
    name: element === document.body ? 'BODY' : (element.ariaLabel ?? element.innerText.trim()),
    inCarousel: element.closest('[aria-roledescription=carousel]') !== null,
    inView: element.checkVisibility({ visibilityProperty: true }) && top >= 0 && bottom <= innerHeight,
  };
}

/** Run in the page: whether the carousel is one. */
export function isAttached(): boolean {
  return document.querySelector('.swiper-initialized') !== null;
}

/** Run in the page: whether no slide is under way. */
export function slidesRest(): boolean {
  return document.querySelector('.swiper-wrapper')!.getAnimations().length === 0;
}

/** Run in the page: index of the testimonial that leads, as the bullets tell it. */
export function current(): number {
  return Number(document.querySelector('[data-go-to][aria-current]')!.getAttribute('data-go-to'));
}

/** Run in the page. */
export function leads(index: number): boolean {
  return document.querySelector(`[data-go-to="${index}"]`)!.hasAttribute('aria-current');
}

/** Run in the page: whether the carousel says that it turns by itself, or stands. */
export function turnsNow(running: boolean): boolean {
  return (
    document.querySelector('.swiper-wrapper')!.getAttribute('aria-live') === (running ? 'off' : 'polite')
  );
}

/** Run in the page: names of the slides that are wholly in view, their places and the gap between the first two. */
export function slidesInView() {
  const box = document.querySelector('.swiper')!.getBoundingClientRect();
  const all = [...document.querySelectorAll('.swiper-slide')];
  const boxes = all.map((slide) => ({ slide, rect: slide.getBoundingClientRect() }));
  const inView = boxes.filter(({ rect }) => rect.left >= box.left - 1 && rect.right <= box.right + 1);
  const [first, second] = boxes
    .filter(({ rect }) => rect.left >= box.left - 1)
    .toSorted((a, b) => a.rect.left - b.rect.left);
  return {
    count: all.length,
    slides: inView.map(({ slide }) => slide.getAttribute('aria-label')),
    lefts: inView.map(({ rect }) => Math.round(rect.left)),
    heights: new Set(boxes.map(({ rect }) => Math.round(rect.height))).size,
    gap: second!.rect.left - first!.rect.right,
  };
}

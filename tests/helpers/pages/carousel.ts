import { show } from './movement.ts';
import type { Visitor } from '../drivers/visitor.ts';

/** Milliseconds in which the carousel turns if it turns at all. */
export const ONE_TURN = 3500;

/** Scrolls to the carousel and waits until it is one. */
export async function reachCarousel(visitor: Visitor): Promise<void> {
  await show(visitor, 'testimonials');
  await visitor.until('the carousel is attached', isAttached);
}

/** Run in the page: whether the carousel is one. */
export function isAttached(): boolean {
  return document.querySelector('.swiper-initialized') !== null;
}

/** Run in the page: whether no slide is under way. */
export function slidesRest(): boolean {
  return document.querySelector('.swiper-wrapper')!.getAnimations().length === 0;
}

/** Run in the page: whether the carousel turns by itself, or stands. */
export function turnsNow(running: boolean): boolean {
  const live = document.querySelector('#testimonials [aria-live]')!.getAttribute('aria-live');
  return live === (running ? 'off' : 'polite');
}

import { expect } from 'vitest';
import { ONE_TURN, slidesRest, turnsNow } from '../pages/carousel.ts';
import { passTime } from '../drivers/clock.ts';
import type { Visitor } from '../drivers/visitor.ts';

/** Milliseconds for which a testimonial leads, at least. */
const STAY = 3000;

/** Run in the page: notes from now on when, in ms by the page's clock, another testimonial begins to lead. */
export function noteTurns(): void {
  window.turns = [];
  const bullets = document.querySelector('#testimonials button[aria-current]')!.parentElement!;
  const marked = () => bullets.querySelector('[aria-current]')?.ariaLabel;
  let last = marked();
  new MutationObserver(() => {
    if (marked() === undefined || marked() === last) return;
    last = marked();
    window.turns.push(performance.now());
  }).observe(bullets, { subtree: true, attributeFilter: ['aria-current'] });
}

/** How often the carousel, whose turns are noted, has turned. */
export function turned(visitor: Visitor): Promise<number> {
  return visitor.evaluate(() => window.turns.length);
}

/** Lets the time of a turn pass on a page with a loose clock: the carousel, whose turns are noted, turns. */
export async function turns(visitor: Visitor): Promise<void> {
  await visitor.until('it says that it turns', turnsNow, [true]);
  await visitor.until('nothing is under way', slidesRest);
  const before = await turned(visitor);
  await passTime(visitor, ONE_TURN);
  await visitor.until('the carousel turns', (count) => window.turns.length > count, [before]);
}

/** Lets the time of two turns pass: the carousel turns, and gives each testimonial its time. */
export async function turnsWithoutHaste(visitor: Visitor): Promise<void> {
  const before = await turned(visitor);
  await turns(visitor);
  await turns(visitor);
  const stays = await visitor.evaluate(
    (from) => window.turns.slice(from + 1).map((at, index) => at - window.turns[from + index]!),
    before,
  );
  expect(Math.min(...stays), 'milliseconds between two turns').toBeGreaterThan(STAY * 0.95);
}

declare global {
  interface Window {
    turns: number[];
  }
}

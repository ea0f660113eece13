import type { Visitor } from '../drivers/visitor.ts';

/** Run in the page: notes from now on when, in ms, which testimonial begins to lead. */
export function noteTurns(): void {
  window.turns = [];
  const bullets = document.querySelector('[data-go-to]')!.parentElement!;
  const marked = () => bullets.querySelector('[aria-current]')?.getAttribute('data-go-to');
  let last = marked();
  new MutationObserver(() => {
    if (marked() === undefined || marked() === last) return;
    last = marked();
    window.turns.push({ at: performance.now(), bullet: Number(last) });
  }).observe(bullets, { subtree: true, attributeFilter: ['aria-current'] });
}

/** Waits until the carousel, whose turns are noted, has turned so many times more. */
export async function turns(visitor: Visitor, more: number): Promise<void> {
  const goal = (await visitor.evaluate(() => window.turns.length)) + more;
  await visitor.until('the carousel turns', (count) => window.turns.length >= count, [goal], 20_000);
}

declare global {
  interface Window {
    turns: { at: number; bullet: number }[];
  }
}

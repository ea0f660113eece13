import type { Visitor } from './visitor.ts';

/** Run in the page: counts from now on how often the carousel turns. */
export function countTurns(): void {
  window.turned = 0;
  const bullets = document.querySelector('[data-go-to]')!.parentElement!;
  const marked = () => bullets.querySelector('[aria-current]')?.getAttribute('data-go-to');
  let last = marked();
  new MutationObserver(() => {
    if (marked() === undefined || marked() === last) return;
    last = marked();
    window.turned += 1;
  }).observe(bullets, { subtree: true, attributeFilter: ['aria-current'] });
}

/** Waits until the carousel, whose turns are counted, has turned so many times more. */
export async function turns(visitor: Visitor, more: number): Promise<void> {
  const goal = (await visitor.evaluate(() => window.turned)) + more;
  await visitor.until('the carousel turns', (count) => window.turned >= count, [goal], 20_000);
}

declare global {
  interface Window {
    turned: number;
  }
}

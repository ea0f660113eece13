import type { Visitor } from '../drivers/visitor.ts';

/** A window in which most sections lie far below what is laid out for the first screen. */
export const phone = { width: 390, height: 844 };

/** Sections far down. */
export const FAR = ['projects', 'testimonials', 'contact'];

/** Scrolls a third of a window into a section; returns where it begins, in CSS pixels from the window's top. */
export function standIn(visitor: Visitor, id: string): Promise<number> {
  return visitor.evaluate((section) => {
    const part = document.getElementById(section)!;
    scrollTo({ top: scrollY + part.getBoundingClientRect().top + innerHeight / 3, behavior: 'instant' });
    return part.getBoundingClientRect().top;
  }, id);
}

/** Run in the page: where a section begins, in CSS pixels from the window's top. */
export function beginning(id: string): number {
  return document.getElementById(id)!.getBoundingClientRect().top;
}

/** Waits until a section begins `top` CSS pixels from the window's top, but for rounding. */
export function settlesAt(visitor: Visitor, id: string, top: number): Promise<void> {
  return visitor.until(`${id} begins at ${top}`, beginsAt, [id, top]);
}

/** Opens the page by a link to a text far down, and expects to see that. */
export async function followsTextLink(visitor: Visitor): Promise<void> {
  await visitor.open('#:~:text=Voices%20of');
  await visitor.hydrated();
  await visitor.until('the text is in view', () => {
    const { top, bottom } = document.querySelector('#testimonials h2')!.getBoundingClientRect();
    return top > 0 && bottom < innerHeight;
  });
}

/**
 * Run before the page: its timers take a tenth of a second longer. What is not laid out at once has not been when the
 * browser looks for a place.
 */
export function slowTimers(): void {
  const { setTimeout } = window;
  window.setTimeout = ((run: TimerHandler, delay = 0, ...args: unknown[]) =>
    setTimeout(run, delay + 100, ...args)) as typeof window.setTimeout;
}

/** Run in the page. */
function beginsAt(id: string, top: number): boolean {
  return Math.abs(document.getElementById(id)!.getBoundingClientRect().top - top) < 3;
}

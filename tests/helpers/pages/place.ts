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

/** Waits until a section begins `top` CSS pixels from the window's top, but for rounding. */
export function settlesAt(visitor: Visitor, id: string, top: number): Promise<void> {
  return visitor.until(`${id} begins at ${top}`, beginsAt, [id, top]);
}

/** Run in the page. */
function beginsAt(id: string, top: number): boolean {
  return Math.abs(document.getElementById(id)!.getBoundingClientRect().top - top) < 3;
}

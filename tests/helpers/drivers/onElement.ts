import type { Box } from './visitor.ts';

// What drivers without such skills of their own do with an element. Each function is sent to the page as text.

/** A place in CSS pixels from the window's top left corner. */
export interface Place {
  x: number;
  y: number;
}

/**
 * Run in the page: scrolls the element into view if need be; tells its middle once it can be pointed at there, and
 * else, as a text, what stands against it: ask again then. It must be shown, stand still from frame to frame, be
 * usable where that is asked for, and be what the pointer would meet.
 */
export async function pointAt(element: HTMLElement | undefined, usable: boolean): Promise<Place | string> {
  if (!element) return 'it is not there';
  if (!element.checkVisibility({ visibilityProperty: true })) return 'it is hidden';
  if (usable && element.matches(':disabled')) return 'it is disabled';
  const sides = () => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom] as const;
  };
  const [left, top, right, bottom] = sides();
  if (left === right || top === bottom) return 'it has no size';
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  }
  const before = sides();
  // The second frame: the first one's may have been laid out already.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const now = sides();
  if (now.some((side, index) => side !== before[index])) return 'it moves';
  const place = { x: (now[0] + now[2]) / 2, y: (now[1] + now[3]) / 2 };
  const hit = document.elementFromPoint(place.x, place.y);
  return element.contains(hit)
    ? place
    : `it is covered by ${hit?.outerHTML.slice(0, 80) ?? 'nothing of the page'}`;
}

/** Run in the page: whether the element is there, not hidden and not transparent. */
export function isSeen(element: HTMLElement | undefined): boolean {
  if (!element) return false;
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

/**
 * Run in the page: the element's rendered text; null where it is not there, or where the browser has yet to lay some of
 * it out, whose text it would leave out.
 */
export function renderedText(element: HTMLElement | undefined): string | null {
  if (!element) return null;
  const waits = (e: Element) => e.checkVisibility() && !e.checkVisibility({ contentVisibilityAuto: true });
  return [element, ...element.querySelectorAll('*')].some(waits) ? null : element.innerText;
}

/** Run in the page: where the element lies; null where it is not rendered. */
export function boxOf(element: HTMLElement | undefined): Box | null {
  if (!element || element.getClientRects().length === 0) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/**
 * Run in the page: puts a text into a field in place of what it held, as a paste does; false where the field cannot
 * be written in yet.
 */
export function fillWith(element: HTMLInputElement | HTMLTextAreaElement | undefined, text: string): boolean {
  if (!element?.checkVisibility({ visibilityProperty: true }) || element.disabled || element.readOnly)
    return false;
  element.focus();
  element.select();
  return document.execCommand(text === '' ? 'delete' : 'insertText', false, text) || text === '';
}

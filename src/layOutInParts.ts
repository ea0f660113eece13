/** Set on `<html>` once all of the page is laid out; `base.css` has the lower sections wait until then. */
const LAID_OUT = 'data-laid-out';

/**
 * Lays out the sections that wait, each in a task of its own, between which the browser answers the visitor: in one task
 * they take a slow phone about a tenth of a second.
 */
export async function layOutInParts(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>('main > section, main + footer')];
  const waiting = parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto');
  for (const part of waiting) {
    part.style.contentVisibility = 'visible';
    // Asked for its size, the browser lays it out now.
    part.getBoundingClientRect();
    await new Promise((resolve) => setTimeout(resolve));
  }
  layOut();
  for (const part of waiting) part.removeAttribute('style');
}

/** Lays out all of the page at once if the browser is about to look for a place further down, which it has to find. */
export function layOutForPlace(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return layOut();
  // Reloaded or come back to, the page stands where it stood. Of a link to a text only the entry's address tells.
  if (navigation.type !== 'navigate' || navigation.name.includes('#')) layOut();
}

function layOut() {
  document.documentElement.setAttribute(LAID_OUT, '');
}

/** A slide still counts as in view if up to this share of it is scrolled out. */
const SCROLLED_OUT_RATIO = 0.1;

/** Scrolls the list in `viewport` back to its start. Returns by how many slides it was scrolled. */
export function resetScroll(viewport: HTMLElement): number {
  const { width } = viewport.querySelector('.swiper-slide')!.getBoundingClientRect();
  const slides = Math.abs(viewport.scrollLeft) / (width + spaceBetween(viewport));
  // Chromium 112 ends a smooth scroll of the page when this is set, even to the same value.
  if (viewport.scrollLeft !== 0) viewport.scrollLeft = 0;
  return Math.ceil(slides - SCROLLED_OUT_RATIO);
}

/** Pixels between two slides, from the style sheet. */
export function spaceBetween(viewport: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(viewport).getPropertyValue('--space-between'));
}

/** A slide still counts as in view if up to this fraction of it is scrolled out. */
const SCROLLED_OUT_RATIO = 0.1;

/** By how many slides the list in `viewport` is scrolled. Scrolls it back to its start. */
export function takeScrolledSlides(viewport: HTMLElement): number {
  const { width } = viewport.querySelector('.swiper-slide')!.getBoundingClientRect();
  const scrolledSlides = Math.abs(viewport.scrollLeft) / (width + spaceBetween(viewport));
  // Chromium 112 ends a smooth scroll of the page when this is set, even to the same value.
  if (viewport.scrollLeft !== 0) viewport.scrollLeft = 0;
  return Math.ceil(scrolledSlides - SCROLLED_OUT_RATIO);
}

/** Pixels between two slides, from the style sheet. */
export function spaceBetween(viewport: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(viewport).getPropertyValue('--space-between'));
}

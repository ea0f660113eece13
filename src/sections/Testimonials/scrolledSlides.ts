/** A slide of which at most this share is scrolled away is in view. */
const TOLERANCE = 0.1;

/** The number of slides by which the list in `viewport` is scrolled. Scrolls it back to its start. */
export function takeScrolledSlides(viewport: HTMLElement): number {
  const { width } = viewport.querySelector('.swiper-slide')!.getBoundingClientRect();
  const slides = Math.abs(viewport.scrollLeft) / (width + spaceBetween(viewport));
  // Chromium 112 ends a smooth scroll of the page when this is set, even to the same value.
  if (viewport.scrollLeft !== 0) viewport.scrollLeft = 0;
  return Math.ceil(slides - TOLERANCE);
}

/** Pixels between two slides, from the style sheet. */
export function spaceBetween(viewport: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(viewport).getPropertyValue('--space-between'));
}

import type { SwiperOptions } from 'swiper/types';

/** Pixels between two slides, also in the style sheet. */
export const SPACING = 30;
/** Milliseconds that a slide takes to move. */
export const SPEED = 300;

/** Options of a carousel of so many slides; they share its width where they are fewer than its places. */
export function carouselOptions(count: number) {
  const places = (most: number) => Math.max(1, Math.min(most, count));
  return {
    loop: true,
    // A press counts, also while the slides move.
    loopPreventsSliding: false,
    slidesPerView: 1,
    spaceBetween: SPACING,
    breakpoints: {
      768: { slidesPerView: places(2) },
      1024: { slidesPerView: places(3) },
    },
    autoplay: { delay: 3000, pauseOnMouseEnter: true, disableOnInteraction: false },
    speed: SPEED,
    // Tells which slides are in view.
    watchSlidesProgress: true,
    // In Swiper 14.4.0 the observer compares whole pixels with fractions, takes its first measure for a change, and two
    // frames later undoes what was pressed in between.
    resizeObserver: false,
    threshold: 5,
    longSwipesRatio: 0.5,
    longSwipesMs: 300,
    // On while the focus is inside (attachCarousel).
    keyboard: { enabled: false, onlyInViewport: false, pageUpDown: false },
  } satisfies SwiperOptions;
}

import type { SwiperOptions } from 'swiper/types';

/** Pixels between two slides, also in the style sheet (SPEC.md 2). */
export const SPACING = 30;
/** Milliseconds that a slide takes to move (SPEC.md 9). */
export const SPEED = 300;

/** The carousel of SPEC.md 2 and 9. */
export const carouselOptions = {
  loop: true,
  // A press counts, also while the slides move.
  loopPreventsSliding: false,
  slidesPerView: 1,
  spaceBetween: SPACING,
  breakpoints: {
    768: { slidesPerView: 2 },
    1024: { slidesPerView: 3 },
  },
  autoplay: { delay: 3000, pauseOnMouseEnter: true, disableOnInteraction: false },
  speed: SPEED,
  // Its observer takes the first measure for a change, and two frames later undoes what was pressed in between.
  resizeObserver: false,
  threshold: 5,
  longSwipesRatio: 0.5,
  longSwipesMs: 300,
  keyboard: { enabled: true, onlyInViewport: true, pageUpDown: false },
} satisfies SwiperOptions;

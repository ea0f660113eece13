import Swiper from 'swiper';
import { A11y, Autoplay, Keyboard } from 'swiper/modules';
import { FollowVisitor } from './followVisitor.ts';
import { spaceBetween, takeScrolledSlides } from './scrolledSlides.ts';

interface CarouselListeners {
  /** Another slide is active. */
  onSlideChange(index: number): void;
  /** An arrow key moved the slides: now this slide is active. */
  onArrowKey(index: number): void;
}

/** Milliseconds that a slide stands. */
const AUTOPLAY_DELAY_MS = 3000;
/**
 * Widths of the window from which on two and three slides show. The breakpoints `--two-slides` and
 * `--three-slides` (styles/breakpoints.css) have the same: there `--slides-per-view` of
 * Testimonials.module.css lays out the list before Swiper starts.
 */
const TWO_SLIDES_PX = 768;
const THREE_SLIDES_PX = 1024;
/** Codes of the two arrow keys that move slides. */
const LEFT_KEY_CODE = 37;
const RIGHT_KEY_CODE = 39;

/** Turns the prerendered list in `viewport` into a looping carousel. `destroy` ends it. */
export function createSwiper(viewport: HTMLElement, listeners: CarouselListeners): Swiper {
  const slides = [...viewport.querySelectorAll('.swiper-slide')];
  const firstInView = takeScrolledSlides(viewport);
  const initialSlide = firstSlideOf(viewport, slides, firstInView);
  const swiper = new Swiper(viewport, {
    modules: [A11y, Autoplay, Keyboard, FollowVisitor],
    loop: true,
    // Clicks in quick succession all count.
    loopPreventsSliding: false,
    // Swiper's ResizeObserver reports once after the start and goes back to the slide that was active before:
    // a click in between is lost (Swiper 14.4). Without it Swiper listens to the window's size, on
    // which alone the width of the slides depends.
    resizeObserver: false,
    initialSlide,
    spaceBetween: spaceBetween(viewport),
    breakpoints: {
      [TWO_SLIDES_PX]: { slidesPerView: Math.min(2, slides.length) },
      [THREE_SLIDES_PX]: { slidesPerView: Math.min(3, slides.length) },
    },
    // `pauseOnMouseEnter` is for the slides alone. useAutoplay.ts also pauses over the controls.
    autoplay: { delay: AUTOPLAY_DELAY_MS, pauseOnMouseEnter: true, disableOnInteraction: false },
    // Gives slides in view a class.
    watchSlidesProgress: true,
    keyboard: {
      enabled: canTakeArrowKeys(viewport, document.activeElement),
      onlyInViewport: false,
      pageUpDown: false,
    },
    // The labels are in the HTML already. FollowVisitor scrolls without moving slides in the DOM.
    a11y: { slideLabelMessage: '', wrapperLiveRegion: false, scrollOnFocus: false },
    on: {
      realIndexChange({ realIndex }) {
        listeners.onSlideChange(realIndex);
      },
      // Swiper's types call the number a string.
      keyPress({ realIndex }, keyCode) {
        const isArrow = [LEFT_KEY_CODE, RIGHT_KEY_CODE].includes(Number(keyCode));
        if (isArrow) listeners.onArrowKey(realIndex);
      },
    },
  });
  listeners.onSlideChange(swiper.realIndex);

  const controller = new AbortController();
  swiper.on('destroy', () => controller.abort());
  enableArrowKeys(swiper, controller.signal);
  letTwoFingersZoom(swiper, controller.signal);

  // In Firefox a lazy picture would come later than its slide.
  for (const picture of viewport.querySelectorAll('img')) picture.loading = 'eager';
  return swiper;
}

/**
 * Index of the slide to start with: the one with the focus if it is out of view, else `firstInView`, the first in
 * view.
 */
function firstSlideOf(viewport: HTMLElement, slides: Element[], firstInView: number): number {
  const slidesInView = Number(getComputedStyle(viewport).getPropertyValue('--slides-per-view'));
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  const isInView = focused >= firstInView && focused < firstInView + slidesInView;
  return focused === -1 || isInView ? firstInView : focused;
}

/** Arrow keys move the slides while the focus is inside, but not while a link would leave with them. */
function enableArrowKeys({ el, keyboard }: Swiper, signal: AbortSignal): void {
  const group = groupAround(el);
  const onFocusIn = ({ target }: FocusEvent) => {
    if (canTakeArrowKeys(el, target as Element)) keyboard.enable();
    else keyboard.disable();
  };
  group.addEventListener('focusin', onFocusIn, { signal });
  group.addEventListener('focusout', () => keyboard.disable(), { signal });
}

function canTakeArrowKeys(viewport: HTMLElement, focused: Element | null): boolean {
  const isInSlide = viewport.contains(focused) && focused !== viewport;
  return groupAround(viewport).contains(focused) && !isInSlide;
}

/** The element around slides and controls. */
function groupAround(viewport: HTMLElement): HTMLElement {
  return viewport.parentElement!;
}

/**
 * Two fingers zoom the page. Swiper cancels their moves as those of one finger (Swiper 14.4,
 * https://github.com/nolimits4web/swiper/issues/7035).
 */
function letTwoFingersZoom(swiper: Swiper, signal: AbortSignal): void {
  const onTouch = ({ touches }: TouchEvent) => {
    if (touches.length > 1) swiper.allowTouchMove = false;
    // After a zoom, the finger that is lifted last does not swipe.
    if (touches.length === 0) swiper.allowTouchMove = true;
  };
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) {
    document.addEventListener(type, onTouch, { passive: true, signal });
  }
}

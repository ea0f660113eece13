import type Swiper from 'swiper';
import type { SwiperModule } from 'swiper/types';
import { takeScrolledSlides } from './scrolledSlides.ts';

/**
 * When the Tab key, a screen reader or the browser's search comes to a slide, brings it into view.
 * Swiper's loop moves slides in the DOM, which takes the focus from a link in them and changes the
 * order of the Tab key (Swiper 14.4, https://github.com/nolimits4web/swiper/issues/7618). Here the
 * focus comes back, and the Tab key meets the slides in their order.
 */
export const FollowVisitor: SwiperModule = ({ swiper, on }) => {
  const controller = new AbortController();
  /** The element that had the focus before slides moved. */
  let focused: HTMLElement | undefined;
  let isRestoring = false;

  function rememberFocus(): void {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && swiper.wrapperEl.contains(activeElement)) {
      focused = activeElement;
    }
  }

  function restoreFocus(): void {
    if (focused && focused !== document.activeElement) {
      isRestoring = true;
      focused.focus({ preventScroll: true });
      isRestoring = false;
    }
    focused = undefined;
  }

  on('beforeLoopFix beforeResize', rememberFocus);
  on('loopFix resize', restoreFocus);

  on('init', () => {
    const { signal } = controller;

    const onFocusIn = ({ target }: FocusEvent) => {
      if (isRestoring) return;
      const control = target as Element;
      const wasOutOfView = slideOutOfView(swiper, control) !== undefined;
      // The browser may scroll to it first.
      requestAnimationFrame(() => {
        showSlideWith(swiper, control);
        // In a pinch zoom the browser has shown the old place of the slide.
        if (wasOutOfView) {
          control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        }
      });
    };
    const onSelectionChange = () => showSlideWith(swiper, getSelection()?.anchorNode ?? null);
    const onScroll = () => {
      const scrolledSlides = takeScrolledSlides(swiper.el);
      if (scrolledSlides > 0) swiper.slideTo(swiper.activeIndex + scrolledSlides, 0);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Tab' || isInOrder(swiper)) return;
      rememberFocus();
      restoreOrder(swiper);
      restoreFocus();
    };

    swiper.el.addEventListener('focusin', onFocusIn, { signal });
    swiper.el.addEventListener('scroll', onScroll, { signal });
    document.addEventListener('selectionchange', onSelectionChange, { signal });
    // Before Swiper's own listener, which looks for the first and the last slide.
    document.addEventListener('keydown', onKeyDown, { capture: true, signal });
  });

  on('destroy', () => controller.abort());
};

/** Moves no slide in the DOM: that would end a selection in it. */
function showSlideWith(swiper: Swiper, node: Node | null): void {
  if (swiper.destroyed) return;
  const slide = slideOutOfView(swiper, node);
  if (slide) swiper.slideTo(swiper.slides.indexOf(slide), 0);
}

/** The slide around a node, if it is out of view. */
function slideOutOfView({ slides }: Swiper, node: Node | null): HTMLElement | undefined {
  const slide = slides.find((each) => each.contains(node));
  return slide?.matches('.swiper-slide-visible') ? undefined : slide;
}

function isInOrder({ slides }: Swiper): boolean {
  return slides.every((slide, index) => Number(slide.dataset.swiperSlideIndex) === index);
}

/** Puts the slides in their order. The active one stays in view. */
function restoreOrder(swiper: Swiper): void {
  const { realIndex } = swiper;
  // Ends the loop, which puts the slides in their order in the DOM.
  swiper.loopDestroy();
  swiper.updateSlides();
  // Begins it anew. `loopCreate` moves no slide in the DOM while the first one is active.
  swiper.slideTo(0, 0);
  swiper.loopCreate();
  swiper.slideTo(realIndex, 0);
}

import Swiper from 'swiper';
import { A11y, Autoplay, Keyboard } from 'swiper/modules';

/** Turns the prerendered list in `element` into a looping carousel. Calls `onIndex` when another slide leads. */
export function createCarousel(element: HTMLElement, onIndex: (index: number) => void): Swiper {
  const count = element.querySelectorAll('.swiper-slide').length;
  const spacing = Number.parseFloat(
    getComputedStyle(element.querySelector('.swiper-wrapper')!).columnGap,
  );
  const swiper = new Swiper(element, {
    modules: [A11y, Autoplay, Keyboard],
    loop: true,
    // Clicks in quick succession all count.
    loopPreventsSliding: false,
    // The observer undoes a click that comes right after it (Swiper 14.4). Only the window changes the width.
    resizeObserver: false,
    initialSlide: takeScrolledSlides(element, spacing),
    spaceBetween: spacing,
    breakpoints: {
      768: { slidesPerView: Math.min(2, count) },
      1024: { slidesPerView: Math.min(3, count) },
    },
    autoplay: { delay: 3000, pauseOnMouseEnter: true, disableOnInteraction: false },
    // Gives slides in view a class.
    watchSlidesProgress: true,
    // Enabled while the focus is inside.
    keyboard: {
      enabled: element.contains(document.activeElement),
      onlyInViewport: false,
      pageUpDown: false,
    },
    // The labels are in the HTML already.
    a11y: { slideLabelMessage: '', wrapperLiveRegion: false },
    on: {
      realIndexChange({ realIndex }) {
        onIndex(realIndex);
        // The focus leaves a slide that leaves the view.
        if (document.activeElement?.closest('.swiper-slide:not(.swiper-slide-visible)'))
          element.focus({ preventScroll: true });
      },
    },
  });
  onIndex(swiper.realIndex);

  // The browser's search scrolls the list to the words that it finds.
  element.addEventListener('scroll', () => {
    const slides = takeScrolledSlides(element, spacing);
    if (slides > 0) swiper.slideTo(swiper.activeIndex + slides, 0);
  });
  // In Firefox a lazy picture would come later than its slide.
  for (const picture of element.querySelectorAll('img')) picture.loading = 'eager';
  return swiper;
}

/** The number of slides by which the list is scrolled. Scrolls it back to its start. */
function takeScrolledSlides(element: HTMLElement, spacing: number): number {
  const { width } = element.querySelector('.swiper-slide')!.getBoundingClientRect();
  const slides = Math.abs(element.scrollLeft) / (width + spacing);
  // Chromium 112 ends a smooth scroll of the page when this is set, even to the same value.
  if (element.scrollLeft !== 0) element.scrollLeft = 0;
  // A slide that is partly in view is the one to show.
  return Math.ceil(slides - 0.1);
}

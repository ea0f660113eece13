import type { Swiper } from 'swiper/types';
import { keepFocus } from './keepFocus.ts';

/**
 * Lays the loop anew when slides are gone that Swiper still counts, as an extension may take them away; it would move to
 * their places, too. Swiper's own `observer` (14.4.0) lays out but leaves the gap in the numbers that the loop goes by,
 * and takes every change of an attribute for a reason. Returns the function that ends it.
 */
export function attachRecount(swiper: Swiper): () => void {
  const { wrapperEl: slides } = swiper;
  const observer = new MutationObserver(() => {
    // The loop itself moves slides about.
    if (swiper.slides.every(({ parentElement }) => parentElement === slides)) return;
    keepFocus(swiper.el, () => {
      swiper.loopDestroy();
      swiper.updateSlides();
      swiper.checkOverflow();
      swiper.loopCreate();
      swiper.update();
    });
  });
  observer.observe(slides, { childList: true });
  return () => observer.disconnect();
}

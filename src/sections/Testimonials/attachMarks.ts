import type { Swiper } from 'swiper/types';

/**
 * Shows in the page what Swiper knows: the bullet of the first slide in view, how many slides there are, and that those
 * out of view are neither read nor reached by the Tab key. Returns the function that takes it back.
 */
export function attachMarks(swiper: Swiper, root: HTMLElement): () => void {
  const bullets = [...root.querySelectorAll<HTMLElement>('[data-go-to]')];

  const markBullets = () => {
    root.dataset.count = String(swiper.slides.length);
    bullets.forEach((bullet, index) => {
      bullet.hidden = index >= swiper.slides.length;
      if (index === swiper.realIndex) bullet.setAttribute('aria-current', 'true');
      else bullet.removeAttribute('aria-current');
    });
  };

  const markSlides = () => {
    for (const slide of swiper.slides) {
      const inView = swiper.visibleSlides.includes(slide);
      // Whoever is reading in it stays in the carousel.
      if (!inView && slide.contains(document.activeElement)) swiper.el.focus({ preventScroll: true });
      slide.inert = !inView;
    }
  };

  const mark = () => {
    markBullets();
    markSlides();
  };
  swiper.on('slideChange update', mark);
  swiper.on('progress', markSlides);
  mark();

  return () => {
    for (const slide of root.querySelectorAll<HTMLElement>('.swiper-slide')) slide.inert = false;
  };
}

import Swiper from 'swiper';
import { Autoplay, Keyboard } from 'swiper/modules';
import { getMotion, subscribeMotion } from '../../motion/motionStore.ts';
import { carouselOptions, SPACING, SPEED } from './carouselOptions.ts';
import { rotate } from './rotate.ts';

/** Makes a carousel of `root`, whose markup is that of `Testimonials`. Returns the function that ends it. */
export function attachCarousel(root: HTMLElement): () => void {
  const box = find(root, '.swiper');
  const swiper = new Swiper(box, {
    ...carouselOptions,
    modules: [Autoplay, Keyboard],
    initialSlide: takeScrolledSlide(box),
  });
  const abort = new AbortController();
  const { signal } = abort;
  root.dataset.attached = '';
  // In Firefox a picture that the carousel clips is not near, and would come later than its slide.
  for (const picture of box.querySelectorAll('img')) picture.loading = 'eager';
  box.removeAttribute('tabindex');

  /** Marks the bullet of the first slide in view, and takes the slides out of view from screen readers. */
  const mark = () => {
    for (const bullet of bullets) {
      if (Number(bullet.dataset.goTo) === swiper.realIndex) bullet.setAttribute('aria-current', 'true');
      else bullet.removeAttribute('aria-current');
    }
    const { activeIndex, slides, isLocked } = swiper;
    const last = activeIndex + Number(swiper.params.slidesPerView);
    slides.forEach((slide, index) => {
      if (isLocked || (index >= activeIndex && index < last)) slide.removeAttribute('aria-hidden');
      else slide.setAttribute('aria-hidden', 'true');
    });
  };
  const bullets = root.querySelectorAll<HTMLElement>('[data-go-to]');
  swiper.on('slideChange', mark);
  swiper.on('resize', mark);
  mark();

  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.dataset.goTo) swiper.slideToLoop(Number(button.dataset.goTo));
      if (button?.dataset.step === 'previous') swiper.slidePrev();
      if (button?.dataset.step === 'next') swiper.slideNext();
    },
    { signal },
  );

  /** Reduced motion: slides change without moving, those under way arrive at once. */
  const followMotion = () => {
    swiper.params.speed = getMotion() === 'full' ? SPEED : 0;
    // The style sheet has cut the transition short, so nobody else says that it has ended.
    if (getMotion() === 'reduced' && swiper.animating) swiper.wrapperEl.dispatchEvent(new Event('transitionend'));
  };
  const unsubscribe = subscribeMotion(followMotion);
  // A change of breakpoint sets all parameters anew.
  swiper.on('breakpoint', followMotion);
  followMotion();
  const endRotation = rotate(swiper, root);

  return () => {
    abort.abort();
    unsubscribe();
    endRotation();
    swiper.destroy();
    delete root.dataset.attached;
    box.tabIndex = 0;
  };
}

/** Index of the slide that the visitor has scrolled to by hand; the carousel goes on from there. */
function takeScrolledSlide(box: HTMLElement): number {
  const scrolled = Math.abs(box.scrollLeft) / (find(box, '.swiper-slide').offsetWidth + SPACING);
  box.scrollLeft = 0;
  return Math.round(scrolled);
}

function find(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`the carousel has no ${selector}`);
  return found;
}

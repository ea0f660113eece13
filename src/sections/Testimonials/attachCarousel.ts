import Swiper from 'swiper';
import { Autoplay, Keyboard } from 'swiper/modules';
import { getMotion, subscribeMotion } from '../../motion/motionStore.ts';
import { attachAutoplay } from './attachAutoplay.ts';
import { attachMarks } from './attachMarks.ts';
import { attachRecount } from './attachRecount.ts';
import { carouselOptions, SPACING, SPEED } from './carouselOptions.ts';
import { keepFocus } from './keepFocus.ts';

/**
 * Makes a carousel of `root`, whose markup is that of `Testimonials`, and does what the clicks ask for that came before
 * it. Returns the function that ends it.
 */
export function attachCarousel(root: HTMLElement, earlyClicks: MouseEvent[]): () => void {
  const box = find(root, '.swiper');
  const options = {
    ...carouselOptions(box.querySelectorAll('.swiper-slide').length),
    modules: [Autoplay, Keyboard],
    initialSlide: takeScrolledSlide(box),
  };
  const swiper = keepFocus(box, () => new Swiper(box, options));
  const abort = new AbortController();
  const { signal } = abort;
  root.dataset.attached = '';

  const autoplay = attachAutoplay(swiper, root);
  const endMarks = attachMarks(swiper, root);
  const endRecount = attachRecount(swiper);

  const click = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const { rotation, goTo, step } = button?.dataset ?? {};
    if (rotation !== undefined) return autoplay.toggle();
    if (goTo !== undefined) swiper.slideToLoop(Number(goTo));
    else if (step === 'previous') swiper.slidePrev();
    else if (step === 'next') swiper.slideNext();
    else return;
    if (isWithoutPointer(event)) autoplay.pause();
  };
  root.addEventListener('click', click, { signal });

  // The arrow keys are the carousel's while the focus is inside it; else they are the page's.
  root.addEventListener('focusin', () => swiper.keyboard.enable(), { signal });
  root.addEventListener('focusout', () => swiper.keyboard.disable(), { signal });
  if (root.contains(document.activeElement)) swiper.keyboard.enable();
  // Swiper tells of every key, the others that it leaves alone included.
  swiper.on('keyPress', (_swiper, code) => {
    if (ARROWS.has(Number(code))) autoplay.pause();
  });

  /** Reduced motion: slides change without moving, those under way arrive at once. */
  const followMotion = () => {
    swiper.params.speed = getMotion() === 'full' ? SPEED : 0;
    // The style sheet has cut the transition short, so nobody else says that it has ended.
    if (getMotion() === 'reduced' && swiper.animating)
      swiper.wrapperEl.dispatchEvent(new Event('transitionend'));
  };
  const unsubscribe = subscribeMotion(followMotion);
  // A change of breakpoint sets all parameters anew.
  swiper.on('breakpoint', followMotion);
  followMotion();
  /** One in a frame: Swiper 14.4.0 goes to a slide in the next, whatever has been asked for meanwhile. */
  const catchUp = () => {
    const [early] = earlyClicks.splice(0, 1);
    if (!early || signal.aborted) return;
    click(early);
    requestAnimationFrame(catchUp);
  };
  catchUp();

  return () => {
    abort.abort();
    unsubscribe();
    autoplay.end();
    endRecount();
    swiper.destroy();
    endMarks();
    delete root.dataset.attached;
  };
}

/** `keyCode` of the left and the right arrow, as Swiper tells them. */
const ARROWS = new Set([37, 39]);

/**
 * Whether a click comes from the keyboard or a screen reader: those have no count of presses (`detail`); TalkBack's have
 * one, but its button is still down.
 */
function isWithoutPointer({ detail, buttons }: MouseEvent): boolean {
  return detail === 0 || buttons !== 0;
}

/** Index of the slide that the visitor has scrolled to by hand; the carousel goes on from there. */
function takeScrolledSlide(box: HTMLElement): number {
  const slide = box.querySelector<HTMLElement>('.swiper-slide');
  const scrolled = Math.abs(box.scrollLeft) / ((slide?.offsetWidth ?? 0) + SPACING);
  box.scrollLeft = 0;
  return Math.round(scrolled);
}

function find(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`the carousel has no ${selector}`);
  return found;
}

import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';
import { untilScrollEnds } from './untilScrollEnds.ts';

/** Seconds that a skill bar takes to fill. */
const BAR_DURATION = 1;
const PARTS = '[data-reveal], [data-cover], [data-bar]';

gsap.registerPlugin(ScrollTrigger);
// Few sections have parts of every kind.
gsap.config({ nullTargetWarn: false });

// Late fonts, pictures and form messages move sections. ScrollTrigger.refresh() would end a smooth scroll.
new ResizeObserver(() => {
  for (const trigger of ScrollTrigger.getAll()) trigger.refresh();
}).observe(document.body);

export interface RevealTiming {
  /** Milliseconds between reaching the section and the start of its reveal. Default: 0. */
  delay?: number;
  /** Milliseconds between one card and the next. Default: 0. */
  stagger?: number;
}

/**
 * Reveals a section once when 10% of it is visible, or when it fills 40% of the window. Until then its
 * `data-revealed` is `waiting`, and the style sheet hides its parts. Focus and printing finish the reveal.
 * Returns a function that shows everything at once.
 */
export function reveal(section: HTMLElement, timing?: RevealTiming): () => void {
  let timeline: gsap.core.Timeline | undefined;
  const show = (trigger: ScrollTrigger) => {
    section.dataset.revealed = '';
    trigger.kill();
    // ScrollTrigger runs a frame loop until it is disabled, also when no section waits any more.
    if (!document.querySelector('section ~ section:not([data-revealed=""])'))
      ScrollTrigger.disable();
  };
  const onEnter = (trigger: ScrollTrigger) => {
    timeline = play(section, timing);
    show(trigger);
  };

  section.dataset.revealed = 'waiting';
  const trigger = ScrollTrigger.create({
    trigger: section,
    start: () => `top+=${Math.min(section.offsetHeight * 0.1, innerHeight * 0.4)} bottom`,
    onEnter,
  });
  // ScrollTrigger does not call it for all sections that have been reached before.
  if (section.dataset.revealed && trigger.scroll() >= trigger.start) onEnter(trigger);

  const finish = () => {
    show(trigger);
    timeline?.progress(1);
    clear(section);
  };
  section.addEventListener('focusin', finish, { once: true });
  addEventListener('beforeprint', finish, { once: true });
  if (section.contains(document.activeElement)) finish();
  return finish;
}

/**
 * Parts have `data-reveal`, cards `data-reveal="card"`, bars that fill `data-bar`, covers that slide away
 * `data-cover`. GSAP reads the style of each part, so the timeline is made when it starts.
 */
function play(
  section: HTMLElement,
  { delay = 0, stagger = 0 }: RevealTiming = {},
): gsap.core.Timeline {
  const find = (selector: string) => section.querySelectorAll(selector);
  const hidden = { opacity: 0, y: 28 };
  const covered = { visibility: 'visible', xPercent: 0 };
  const empty = { scaleX: 0, transformOrigin: '0 50%' };
  const shown = { opacity: 1, y: 0 };
  const [start, each] = [delay / 1000, stagger / 1000];

  // `lazy: false` writes the hidden state in this task, before the style sheet stops hiding.
  const timeline = gsap.timeline({ defaults: { duration: 1, ease: 'expo.out', lazy: false } });
  // The browser draws each part once and moves the picture. At the end it draws it again, once the page rests.
  timeline.set(find(PARTS), { willChange: 'transform, opacity' }, 0);
  timeline.eventCallback('onComplete', () => void untilScrollEnds().then(() => clear(section)));
  return timeline
    .fromTo(find('[data-reveal=""]'), hidden, shown, start)
    .fromTo(find('[data-reveal=card]'), hidden, { ...shown, stagger: each }, start)
    .fromTo(find('[data-cover]'), covered, { xPercent: 92, stagger: each }, start)
    .fromTo(find('[data-bar]'), empty, { scaleX: 1, duration: BAR_DURATION, stagger: each }, start);
}

/** Removes the styles that GSAP has written. Its own `clearProps` reads the style, which forces a layout. */
function clear(section: HTMLElement): void {
  for (const part of section.querySelectorAll(PARTS)) part.removeAttribute('style');
}

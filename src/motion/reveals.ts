import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';

/** Seconds that a fade and slide takes. */
const DURATION = 1;
/** Seconds by which a section's bars begin to fill after its items have begun to appear. */
const BAR_LAG = 0.2;
/** A reveal begins when this share of the section is visible, or this share of the window is filled by it. */
const SECTION_SHARE = 0.1;
const WINDOW_SHARE = 0.4;
/** Opacity of what is drawn but not seen: too little for any of 256 shades, and more than what browsers leave undrawn. */
const UNSEEN = 0.001;
/** `will-change` of what appears: the browser draws it once and moves that, rather than draw it anew for every frame. */
const MOVING = 'opacity, transform';
/** In ms. */
const DAY = 86_400_000;

interface RevealOptions {
  /** Sections that have been on screen. */
  seen: ReadonlySet<Element>;
  /** Called once everything that is to be revealed is hidden by inline styles. */
  liftStyleSheet(): void;
}

/**
 * Reveals each section once, when it is reached. Takes the hiding over from the style sheet, and never hides what is
 * shown or has been read. Returns the function that ends everything at its end state; it ends by itself when the last
 * section has been revealed.
 */
export function attachReveals({ seen, liftStyleSheet }: RevealOptions): () => void {
  const lifted = 'reveals' in document.documentElement.dataset;
  const ahead = [...document.querySelectorAll('section')].filter((section) => {
    const content = section.querySelector('[data-reveal]');
    return content && (getComputedStyle(content).opacity === '0' || (lifted && !seen.has(section)));
  });
  if (ahead.length === 0) {
    liftStyleSheet();
    return () => {};
  }

  const waiting = new Map<Element, gsap.core.Timeline>();
  const abort = new AbortController();
  const { signal } = abort;
  const layout = new ResizeObserver(refreshTriggers);
  const nearing = new IntersectionObserver(onNearing, { rootMargin: '100% 0px' });
  let pause: ReturnType<typeof setTimeout> | undefined;

  enableScrollTrigger();
  const context = gsap.context(() => {});
  attachNext();

  /** One section at a time, between which the browser answers the visitor. */
  function attachNext() {
    const section = ahead.shift()!;
    context.add(() =>
      waiting.set(
        section,
        revealOf(section, () => onRevealed(section)),
      ),
    );
    nearing.observe(section);
    if (ahead.length > 0) pause = setTimeout(attachNext);
    else {
      liftStyleSheet();
      layout.observe(document.body);
    }
    if (section.contains(document.activeElement)) finish(section);
  }

  function end() {
    clearTimeout(pause);
    abort.abort();
    layout.disconnect();
    nearing.disconnect();
    context.revert();
    for (const section of waiting.keys())
      for (const part of partsOf(section)) part.style.removeProperty('will-change');
    ScrollTrigger.disable();
  }

  /** Has the browser draw what is less than a window away: once it appears, that would take the frames of the scroll. */
  function onNearing(entries: IntersectionObserverEntry[]) {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      nearing.unobserve(target);
      if (waiting.get(target)?.progress() !== 0) continue;
      for (const { style } of partsOf(target)) Object.assign(style, { opacity: UNSEEN, willChange: MOVING });
    }
  }

  function onRevealed(section: Element) {
    waiting.delete(section);
    if (waiting.size + ahead.length === 0) end();
  }

  function finish(section: Element) {
    waiting.get(section)?.progress(1);
  }

  const finishAll = () => [...waiting.keys()].forEach(finish);
  // The keyboard's focus is never in the dark.
  const onFocus = ({ target }: FocusEvent) => {
    const section = target instanceof Element && target.closest('section');
    if (section) finish(section);
  };

  addEventListener('focusin', onFocus, { signal });
  addEventListener('beforeprint', finishAll, { signal });
  addEventListener('resize', refreshTriggers, { signal });
  return end;
}

/**
 * The timeline of one section, hidden until its trigger is reached. What moves is what the section holds: a moved
 * trigger would shift its own start. The section says when: `data-reveal-delay` and `data-reveal-stagger`, in ms.
 */
function revealOf(section: HTMLElement, onComplete: () => void): gsap.core.Timeline {
  const delay = Number(section.dataset.revealDelay ?? 0) / 1000;
  const stagger = Number(section.dataset.revealStagger ?? 0) / 1000;
  const timeline = gsap.timeline({
    defaults: { duration: DURATION, ease: 'power2.out' },
    scrollTrigger: { trigger: section, start: () => startOf(section), once: true },
    onComplete,
  });
  const parts = section.querySelectorAll('[data-reveal=""]');
  const cards = section.querySelectorAll('[data-reveal=card]');
  timeline.set(partsOf(section), { willChange: MOVING, immediateRender: false }, delay);
  const hidden = { opacity: 0, y: 40 };
  const shown = { opacity: 1, y: 0, clearProps: 'all' };
  timeline.fromTo(parts, hidden, { ...shown }, delay);
  if (cards.length > 0) timeline.fromTo(cards, hidden, { ...shown, stagger }, delay);
  const bars = section.querySelectorAll('[data-bar]');
  if (bars.length > 0) timeline.from(bars, { attr: { width: '0%' }, stagger }, delay + BAR_LAG);
  return timeline;
}

/** What of a section appears: parts that do so together, and cards that follow one another. */
function partsOf(section: Element): NodeListOf<HTMLElement> {
  return section.querySelectorAll('[data-reveal]');
}

/**
 * How far the page has scrolled, in CSS pixels, when a section's reveal begins. A number rather than "top bottom"
 * because a trigger refreshed alone knows the window's height only from when ScrollTrigger was enabled.
 */
function startOf(section: Element): number {
  const { top, height } = section.getBoundingClientRect();
  return scrollY + top + Math.min(height * SECTION_SHARE, innerHeight * WINDOW_SHARE) - innerHeight;
}

let registered = false;

/** Registering enables it. While it is enabled it runs a frame loop, so it is only as long as reveals wait. */
function enableScrollTrigger(): void {
  if (registered) ScrollTrigger.enable();
  else gsap.registerPlugin(ScrollTrigger);
  registered = true;
  // Its refresh of all triggers scrolls the page to the top and back, which would cut a glide short. Its timer would go
  // on after it is disabled, and finds nothing that scroll events do not tell.
  ScrollTrigger.config({ autoRefreshEvents: 'none', syncInterval: DAY });
}

/** Measures where each trigger is now, without scrolling; those whose start is passed by then fire at once. */
function refreshTriggers(): void {
  for (const trigger of ScrollTrigger.getAll()) trigger.refresh();
  ScrollTrigger.update();
}

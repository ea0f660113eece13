import { gsap } from 'gsap';
import { addTriggers } from './scrollTriggers.ts';

/** Seconds that a fade and slide takes (SPEC.md 9). */
const DURATION = 1;
/** Seconds by which a skill's bar begins to fill after its card has begun to appear. */
const BAR_LAG = 0.2;
/** A reveal begins when this share of the section is visible (SPEC.md 9), or this share of the window filled by it. */
const SECTION_SHARE = 0.1;
const WINDOW_SHARE = 0.4;

interface RevealOptions {
  /** Sections that have been on screen. */
  seen: ReadonlySet<Element>;
  /** Called once everything that is to be revealed is hidden by inline styles. */
  liftStyleSheet(): void;
}

/**
 * Reveals each section once, when it is reached. Takes the hiding over from the style sheet, and never hides what is
 * shown or has been read. Returns the function that ends everything at its end state.
 */
export function attachReveals({ seen, liftStyleSheet }: RevealOptions): () => void {
  const lifted = 'reveals' in document.documentElement.dataset;
  const waiting = new Map<Element, gsap.core.Timeline>();
  const context = gsap.context(() => {
    for (const section of document.querySelectorAll('section')) {
      const content = section.querySelector('[data-reveal]');
      if (!content) continue;
      const hidden = getComputedStyle(content).opacity === '0';
      if (hidden || (lifted && !seen.has(section))) waiting.set(section, revealOf(content as HTMLElement));
    }
  });
  liftStyleSheet();

  const finish = (section: Element) => waiting.get(section)?.progress(1);
  const finishAll = () => [...waiting.keys()].forEach(finish);
  // The keyboard's focus is never in the dark.
  const onFocus = ({ target }: FocusEvent) => {
    const section = target instanceof Element && target.closest('section');
    if (section) finish(section);
  };
  addEventListener('focusin', onFocus);
  addEventListener('beforeprint', finishAll);
  const removeTriggers = addTriggers(
    [...waiting].map(([section, timeline]) => ({
      trigger: section,
      start: () => `top+=${Math.min(section.clientHeight * SECTION_SHARE, innerHeight * WINDOW_SHARE)} bottom`,
      once: true,
      onEnter: () => timeline.play(),
    })),
  );

  return () => {
    removeEventListener('focusin', onFocus);
    removeEventListener('beforeprint', finishAll);
    removeTriggers();
    context.revert();
  };
}

/** The timeline of one section, hidden and waiting. What moves is its content: the section itself is the trigger. */
function revealOf(content: HTMLElement): gsap.core.Timeline {
  const [delay, stagger] = [content.dataset.revealDelay, content.dataset.revealStagger].map((ms) => Number(ms ?? 0) / 1000) as [number, number];
  const timeline = gsap.timeline({ paused: true, defaults: { duration: DURATION, ease: 'power2.out' } });
  const shown = { opacity: 1, y: 0, clearProps: 'all' };
  timeline.fromTo(content, { opacity: 0, y: 40 }, { ...shown }, delay);
  if (stagger) {
    const cards = content.querySelectorAll('[data-reveal-item]');
    timeline.fromTo(cards, { opacity: 0, y: 28 }, { ...shown, stagger }, delay);
  }
  const bars = content.querySelectorAll('[data-bar]');
  if (bars.length > 0) timeline.from(bars, { attr: { width: '0%' }, stagger }, delay + BAR_LAG);
  return timeline;
}

import { gsap } from 'gsap';
import { untilLoadAndScrollEnd } from '../page/scrolling.ts';
import { isSoftwareRendering } from '../page/softwareRendering.ts';
import { whenReached } from './whenReached.ts';

/** Times of a section's reveal. */
export interface RevealTiming {
  /** Milliseconds between reaching the section and the start of its reveal. Default: 0. */
  delayMs?: number;
  /** Milliseconds between one staggered target and the next. Default: 0. */
  staggerMs?: number;
}

/** A section is reached when this fraction of its height is visible… */
const VISIBLE_RATIO = 0.1;
/** …or when it fills this fraction of the window's height. */
const WINDOW_RATIO = 0.4;

/** Seconds that a target takes to fade in and slide up, and a cover to slide away. */
const FADE_DURATION_S = 1;
/** Seconds that a skill bar takes to fill. */
const BAR_DURATION_S = 1;
/** CSS pixels by which a target slides up. */
const SLIDE_DISTANCE = 28;

/** Frames per second of all timelines with software rendering. */
const SOFTWARE_FPS = 24;
/** Without a GPU, targets move by whole pixels: the browser would blend each frame of a target between two pixels. */
const SOFTWARE_SNAP = { y: 1 };
/** GSAP requests no more frames so many steps after the last timeline, or sooner. */
const STEPS_BEFORE_SLEEP = 8;

/** All elements that a timeline animates: see `startTimeline`. */
const ANIMATED = '[data-reveal], [data-cover], [data-bar-fill]';

// Few sections have animated elements of every kind.
gsap.config({ nullTargetWarn: false, autoSleep: STEPS_BEFORE_SLEEP });

/**
 * Reveals a section once, when it is reached. Until then its `data-revealed` is `waiting`, and the
 * style sheet hides its targets. Focus and printing finish the reveal. Returns the function that ends
 * this: it shows everything at once.
 */
export function reveal(section: HTMLElement, timing: RevealTiming = {}): () => void {
  let timeline: gsap.core.Timeline | undefined;
  const controller = new AbortController();
  const { signal } = controller;

  section.dataset.revealed = 'waiting';
  const stopWaiting = whenReached(
    section,
    () => Math.min(section.offsetHeight * VISIBLE_RATIO, innerHeight * WINDOW_RATIO),
    () => {
      timeline = startTimeline(section, timing);
      // From now on the timeline hides the targets, not the style sheet.
      section.dataset.revealed = 'shown';
    },
  );

  function finish() {
    controller.abort();
    stopWaiting();
    section.dataset.revealed = 'shown';
    timeline?.progress(1);
    removeStyles(section);
  }

  section.addEventListener('focusin', finish, { signal });
  addEventListener('beforeprint', finish, { signal });
  if (section.contains(document.activeElement)) finish();
  return finish;
}

/**
 * Targets have `data-reveal`, staggered ones `data-reveal="stagger"`, the parts of bars that fill
 * `data-bar-fill`, covers `data-cover` with the percentage by which they slide away. GSAP reads the style of each
 * element, so the timeline is made when it starts.
 */
function startTimeline(
  section: HTMLElement,
  { delayMs = 0, staggerMs = 0 }: RevealTiming,
): gsap.core.Timeline {
  const isSoftware = isSoftwareRendering();
  if (isSoftware) gsap.ticker.fps(SOFTWARE_FPS);
  const find = (selector: string) => section.querySelectorAll<HTMLElement>(selector);
  // GSAP counts in seconds.
  const delaySeconds = delayMs / 1000;
  const staggerSeconds = staggerMs / 1000;
  const hidden = { opacity: 0, y: SLIDE_DISTANCE };
  const shown = { opacity: 1, y: 0, ...(isSoftware && { snap: SOFTWARE_SNAP }) };
  const shownInTurn = { ...shown, stagger: staggerSeconds };
  const covered = { visibility: 'visible', xPercent: 0 };
  const uncovered = { xPercent: slideOf, stagger: staggerSeconds };
  const empty = { scaleX: 0, transformOrigin: '0 50%' };
  const filled = { scaleX: 1, duration: BAR_DURATION_S, stagger: staggerSeconds };

  const timeline = gsap.timeline({
    // `lazy: false` writes the hidden state in this task, before the style sheet stops hiding.
    defaults: { duration: FADE_DURATION_S, ease: 'expo.out', lazy: false },
    // Removing `willChange` makes the browser draw the elements anew. That waits for the end of a scroll.
    onComplete: () => void untilLoadAndScrollEnd().then(() => removeStyles(section)),
  });
  // The browser draws each element once and moves it as a picture. Not by GSAP, which would read the style first and
  // force a layout.
  for (const element of find('[data-reveal]')) element.style.willChange = 'transform, opacity';
  for (const element of find('[data-cover], [data-bar-fill]')) {
    element.style.willChange = 'transform';
  }
  timeline.fromTo(find('[data-reveal=""]'), hidden, shown, delaySeconds);
  timeline.fromTo(find('[data-reveal=stagger]'), hidden, shownInTurn, delaySeconds);
  timeline.fromTo(find('[data-cover]'), covered, uncovered, delaySeconds);
  timeline.fromTo(find('[data-bar-fill]'), empty, filled, delaySeconds);
  return timeline;
}

/** A value of GSAP that differs from cover to cover. */
function slideOf(_index: number, cover: HTMLElement): number {
  return Number(cover.dataset.cover);
}

/**
 * Removes the `style` attribute of each animated element: it may hold nothing else. GSAP's `clearProps` would read the
 * style, which forces a layout. TimelineEntry.module.css waits for an entry without the attribute.
 */
function removeStyles(section: HTMLElement): void {
  for (const element of section.querySelectorAll(ANIMATED)) element.removeAttribute('style');
}

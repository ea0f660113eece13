import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';

/** Milliseconds after the last new trigger until ScrollTrigger is disabled. */
const DISABLE_AFTER_MS = 500;

/** Whether ScrollTrigger itself watches the page: only then it can make triggers. */
let isEnabled = true;

// Enables it, too. A page whose sections are all shown makes no trigger.
gsap.registerPlugin(ScrollTrigger);
let timer = setTimeout(disableScrollTrigger, DISABLE_AFTER_MS);

/**
 * Makes a trigger. ScrollTrigger requests a frame 60 times a second for as long as it is enabled (`_rafBugFix` in
 * GSAP 3.15), and lays out the page twice to be enabled. So it is disabled soon after the last trigger is made. From
 * then on this module watches the page for the triggers.
 */
export function createTrigger(vars: ScrollTrigger.Vars): ScrollTrigger {
  clearTimeout(timer);
  timer = setTimeout(disableScrollTrigger, DISABLE_AFTER_MS);
  if (!isEnabled) {
    isEnabled = true;
    ScrollTrigger.enable();
  }
  return ScrollTrigger.create(vars);
}

/** Updates triggers when the page scrolls, and measures them anew when it changes its size. */
export function watchPage(): void {
  addEventListener('scroll', updateTriggers, { passive: true });
  addEventListener('resize', measureTriggers);
  // Late fonts, pictures and form messages move sections. ScrollTrigger.refresh() would end a smooth
  // scroll.
  new ResizeObserver(measureTriggers).observe(document.body);
}

function updateTriggers(): void {
  if (!isEnabled) ScrollTrigger.update();
}

function measureTriggers(): void {
  for (const trigger of ScrollTrigger.getAll()) trigger.refresh();
  updateTriggers();
}

function disableScrollTrigger(): void {
  isEnabled = false;
  ScrollTrigger.disable(false);
  // It has disabled each trigger: update() leaves those out.
  for (const trigger of ScrollTrigger.getAll()) trigger.enable(false, false);
}

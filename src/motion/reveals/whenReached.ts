import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';

/** Milliseconds after the last new trigger until ScrollTrigger is disabled. */
const DISABLE_AFTER_MS = 500;

/** Whether ScrollTrigger is enabled: it watches the page, and can make triggers. */
let isEnabled = true;

// `registerPlugin` enables ScrollTrigger. The timer disables it even if no section needs a trigger.
gsap.registerPlugin(ScrollTrigger);
let timer = setTimeout(disableScrollTrigger, DISABLE_AFTER_MS);

// While it is disabled, this module updates triggers when the page scrolls. It measures them anew when the page
// changes its size: late fonts, pictures and form messages move sections. ScrollTrigger.refresh() would end a smooth
// scroll.
addEventListener('scroll', updateTriggers, { passive: true });
addEventListener('resize', measureTriggers);
new ResizeObserver(measureTriggers).observe(document.body);

/**
 * Calls `onReach` once, when so many CSS pixels of the section as `height` returns have come into the window; at once
 * if they have. Returns the function that ends this.
 *
 * ScrollTrigger requests a frame 60 times a second for as long as it is enabled (`_rafBugFix` in GSAP 3.15), and lays
 * out the page twice to be enabled. So it is disabled soon after the last trigger is made.
 */
export function whenReached(
  section: HTMLElement,
  height: () => number,
  onReach: () => void,
): () => void {
  clearTimeout(timer);
  timer = setTimeout(disableScrollTrigger, DISABLE_AFTER_MS);
  if (!isEnabled) {
    isEnabled = true;
    ScrollTrigger.enable();
  }

  let isReached = false;
  function onEnter(trigger: ScrollTrigger) {
    if (isReached) return;
    isReached = true;
    onReach();
    trigger.kill();
  }

  const trigger = ScrollTrigger.create({
    trigger: section,
    start: () => `top+=${height()} bottom`,
    onEnter,
  });
  // It does not call `onEnter` for all sections that have been reached before.
  if (trigger.scroll() >= trigger.start) onEnter(trigger);
  return () => trigger.kill();
}

function updateTriggers(): void {
  // While ScrollTrigger is enabled, it does this itself.
  if (!isEnabled) ScrollTrigger.update();
}

function measureTriggers(): void {
  for (const trigger of ScrollTrigger.getAll()) trigger.refresh();
  updateTriggers();
}

function disableScrollTrigger(): void {
  isEnabled = false;
  ScrollTrigger.disable(/* reset */ false);
  // `disable` also disables each trigger, and `update` leaves disabled ones out.
  for (const trigger of ScrollTrigger.getAll()) {
    trigger.enable(/* reset */ false, /* refresh */ false);
  }
}

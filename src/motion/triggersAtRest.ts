import { ScrollTrigger } from 'gsap/ScrollTrigger';

/** Milliseconds after the last change of the page until ScrollTrigger is disabled. */
const REST_AFTER_MS = 2000;

let isEnabled = true;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * ScrollTrigger requests a frame 60 times a second for as long as it is enabled (`_rafBugFix` in GSAP 3.15).
 * So it is enabled while the page moves, and disabled at rest: once nothing has called `enableTriggers` for a
 * while.
 */
export function enableTriggers(): void {
  clearTimeout(timer);
  timer = setTimeout(rest, REST_AFTER_MS);
  if (isEnabled) return;
  isEnabled = true;
  // Measures all triggers.
  ScrollTrigger.enable();
  ScrollTrigger.update();
}

/** Disables ScrollTrigger at rest from now on. Waiting sections are found by any change of the page. */
export function restTriggers(): void {
  enableTriggers();
  addEventListener('scroll', onChange, { passive: true });
  addEventListener('resize', onChange);
  // Late fonts, pictures and form messages move sections. ScrollTrigger.refresh() would end a smooth
  // scroll.
  new ResizeObserver(() => {
    onChange();
    for (const trigger of ScrollTrigger.getAll()) trigger.refresh();
  }).observe(document.body);
}

function onChange(): void {
  if (ScrollTrigger.getAll().length > 0) enableTriggers();
}

function rest(): void {
  isEnabled = false;
  ScrollTrigger.disable();
}

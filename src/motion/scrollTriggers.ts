import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';

gsap.registerPlugin(ScrollTrigger);
// For as long as ScrollTrigger is enabled it runs a frame loop and a timer, and on every change of layout it scrolls
// the page to its top and back. So it is enabled only while triggers are made; scrolling and layout are told to the
// triggers from here, and a page at rest runs nothing.
ScrollTrigger.disable();
ScrollTrigger.config({ autoRefreshEvents: 'none' });

let unwatch: (() => void) | undefined;

/** Adds triggers; those whose start is passed already fire at once. Returns the function that removes them. */
export function addTriggers(all: ScrollTrigger.Vars[]): () => void {
  enable();
  const added = all.map((vars) => ScrollTrigger.create(vars));
  ScrollTrigger.disable(false);
  for (const trigger of ScrollTrigger.getAll()) trigger.enable(false, false);
  unwatch ??= watchPage();

  return () => {
    for (const trigger of added) trigger.kill();
    if (ScrollTrigger.getAll().length > 0) return;
    unwatch?.();
    unwatch = undefined;
  };
}

/** Enables ScrollTrigger without what it would add for good each time: its watch on the screen's orientation. */
function enable(): void {
  const own = { ...gsap };
  Object.assign(gsap, { matchMedia: () => ({ add: () => {} }), addEventListener: () => {} });
  ScrollTrigger.enable();
  Object.assign(gsap, own);
}

function watchPage(): () => void {
  const update = () => ScrollTrigger.update();
  const measure = () => {
    update();
    for (const trigger of ScrollTrigger.getAll()) trigger.refresh();
    update();
  };
  const layout = new ResizeObserver(measure);
  layout.observe(document.body);
  addEventListener('resize', measure);
  addEventListener('scroll', update, { passive: true });
  return () => {
    layout.disconnect();
    removeEventListener('resize', measure);
    removeEventListener('scroll', update);
  };
}

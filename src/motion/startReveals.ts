import { beginLoaded } from './beginLoaded.ts';
import { getMotion } from './motionStore.ts';
import { whenFree } from './whenFree.ts';
import { whileMoving } from './whileMoving.ts';

/**
 * Lets the sections below the first screen appear as they are reached. Until its code has arrived, the style sheet
 * hides them (styles/motion.css); where it does not come, or nothing may move, they are shown. Called once.
 */
export function startReveals(): void {
  // Where the style sheet has hidden nothing, nothing is waited for.
  if (getMotion() === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches) liftStyleSheet();
  const seen = watchSeen();

  whileMoving(() => {
    let end = () => {};
    const callOff = whenFree(() => {
      end = beginLoaded(async () => {
        const { attachReveals } = await import('./reveals.ts');
        return () => attachReveals({ seen, liftStyleSheet });
      }, liftStyleSheet);
    });
    return () => {
      liftStyleSheet();
      callOff();
      end();
    };
  });
}

/** Ends the hidden state that the style sheet gives the sections; from then on only inline styles hide anything. */
function liftStyleSheet(): void {
  document.documentElement.dataset.reveals = 'scripted';
}

/** The sections that have been on screen so far: a reader who lets the page move again has them stay. */
function watchSeen(): ReadonlySet<Element> {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      seen.add(target);
      observer.unobserve(target);
    }
  });
  for (const section of document.querySelectorAll('section')) observer.observe(section);
  return seen;
}

import { useEffect, type RefObject } from 'react';
import { isInWindow } from '../page/isInWindow.ts';
import { useMotion } from '../motionStore.ts';
import { useLazyEffect } from '../useLazyEffect.ts';
import type { RevealTiming } from './reveal.ts';

/**
 * Reveals a section once it is reached; at once if motion is reduced, the address named it at the
 * start, or the code fails.
 */
export function useReveal(ref: RefObject<HTMLElement | null>, timing?: RevealTiming): void {
  const motion = useMotion();

  useEffect(() => {
    if (motion === 'reduced' || ref.current?.matches(':target')) show(ref.current);
  }, [motion, ref]);

  useLazyEffect(
    motion === 'full',
    async () => {
      const { reveal } = await import('./reveal.ts');
      return () => {
        const section = ref.current;
        if (!section) return () => {};
        if (section.dataset.revealed !== 'shown' && !isVisible(section)) {
          return reveal(section, timing);
        }
        show(section);
        return () => {};
      };
    },
    () => show(ref.current),
  );
}

/**
 * Whether the visitor sees the section already: it is in the window, and the style sheet no longer
 * hides it, because the code came after the 4 s in motion.css.
 */
function isVisible(section: HTMLElement): boolean {
  if (!isInWindow(section)) return false;
  const target = section.querySelector('[data-reveal]');
  return target !== null && getComputedStyle(target).opacity !== '0';
}

function show(section: HTMLElement | null): void {
  if (section) section.dataset.revealed = 'shown';
}

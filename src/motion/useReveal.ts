import { useEffect, type RefObject } from 'react';
import { useMotion } from './motionStore.ts';
import type { RevealTiming } from './reveal.ts';
import { useLazyEffect } from './useLazyEffect.ts';

/**
 * Reveals a section once when it is reached. CSS hides its parts until `data-revealed`, then GSAP controls
 * them. Sections show at once if motion is reduced, the code does not load, or the address leads there.
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
      // A task for each section: all in one would delay a press.
      await new Promise((resolve) => setTimeout(resolve));
      return () => {
        const section = ref.current;
        if (!section || 'revealed' in section.dataset) return () => {};
        const finish = isSeen(section) ? () => {} : reveal(section, timing);
        show(section);
        return finish;
      };
    },
    () => show(ref.current),
  );
}

/** Whether a visitor sees the section already, because the code comes late. */
function isSeen(section: HTMLElement): boolean {
  const part = section.querySelector('[data-reveal]');
  const { top, bottom } = section.getBoundingClientRect();
  return part !== null && getComputedStyle(part).opacity !== '0' && top < innerHeight && bottom > 0;
}

function show(section: HTMLElement | null): void {
  if (section) section.dataset.revealed = '';
}

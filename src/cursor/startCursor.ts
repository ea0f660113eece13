import { beginLoaded } from '../motion/beginLoaded.ts';

/** Waits for a mouse, then brings the arrow; visitors without a mouse never load it. Returns the function that ends both. */
export function startCursor(): () => void {
  let end = () => removeEventListener('pointermove', meet);
  function meet({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    end();
    end = beginLoaded(async () => (await import('./attachArrow.ts')).attachArrow);
  }
  addEventListener('pointermove', meet);
  return () => end();
}

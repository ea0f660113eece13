import { isScrolling, onScrollRest } from './scrolling.ts';

/** Answers `pointerover`, `pointerenter` or `pointerleave`, which come before the move. */
export type HoverGate = (event: MousePlace, answer: () => void) => void;

/** Place of the mouse in an event, in CSS pixels from the window's top left corner. */
type MousePlace = Pick<PointerEvent, 'clientX' | 'clientY'>;

let isWatched = false;
/** The last move of a pointer. */
let lastMove: MousePlace | undefined;

/**
 * Returns a function that answers at once while the mouse moves. If only the page scrolls under it, the last
 * answer waits until the page rests: slow machines have no time for both.
 */
export function createHoverGate(signal: AbortSignal): HoverGate {
  watchMoves();
  let waiting: (() => void) | undefined;
  onScrollRest(() => {
    waiting?.();
    waiting = undefined;
  }, signal);

  return (event, answer) => {
    // The event comes before its `pointermove`, so `lastMove` is still the place before.
    const isStill = event.clientX === lastMove?.clientX && event.clientY === lastMove?.clientY;
    waiting = isScrolling() && isStill ? answer : undefined;
    if (!waiting) answer();
  };
}

/** Listens from the first use on, as long as the page is open. */
function watchMoves(): void {
  if (isWatched) return;
  isWatched = true;
  addEventListener('pointermove', (event) => (lastMove = event), { passive: true });
}

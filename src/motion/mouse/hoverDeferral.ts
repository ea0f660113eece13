import { isScrolling, onScrollEnd } from '../page/scrolling.ts';

/**
 * Calls `callback` at once or after a scroll, for `pointerover`, `pointerenter` or `pointerleave`. These events come
 * before the move.
 */
export type HoverDeferral = (event: MousePosition, callback: () => void) => void;

/** Position of the mouse in an event, in CSS pixels from the window's top left corner. */
type MousePosition = Pick<PointerEvent, 'clientX' | 'clientY'>;

let isWatched = false;
/** The last move of a pointer. */
let lastMove: MousePosition | undefined;

/**
 * Returns a function that calls back at once while the mouse moves. If only the page scrolls under it, the last
 * callback waits until the scroll has ended: slow machines have no time for both.
 */
export function createHoverDeferral(signal: AbortSignal): HoverDeferral {
  watchMoves();
  let waiting: (() => void) | undefined;
  onScrollEnd(() => {
    waiting?.();
    waiting = undefined;
  }, signal);

  return (event, callback) => {
    // The event comes before its `pointermove`, so `lastMove` is still the position before.
    const isStationary = event.clientX === lastMove?.clientX && event.clientY === lastMove?.clientY;
    if (isScrolling() && isStationary) {
      waiting = callback;
    } else {
      waiting = undefined;
      callback();
    }
  };
}

/** Listens from the first use on, as long as the page is open. */
function watchMoves(): void {
  if (isWatched) return;
  isWatched = true;
  addEventListener('pointermove', (event) => (lastMove = event), { passive: true });
}

/** Milliseconds after the last scroll until the page rests. */
const REST_AFTER_SCROLL_MS = 150;

/** Milliseconds between two looks at a page that loads or scrolls. */
const LOOK_INTERVAL_MS = 200;

/** Answers `pointerover`, `pointerenter` or `pointerleave`, which come before the move. */
export type AnswerMouse = (event: MousePlace, answer: () => void) => void;

/** Place of the mouse in an event, in CSS pixels from the window's top left corner. */
type MousePlace = Pick<PointerEvent, 'clientX' | 'clientY'>;

const rests = new EventTarget();
let isWatched = false;
/** Runs while the page scrolls, and a moment longer. */
let timer: ReturnType<typeof setTimeout> | undefined;
/** The last move of a pointer. */
let lastMove: MousePlace | undefined;

/** Whether the page scrolls, or did so a moment ago. */
export function isScrolling(): boolean {
  watch();
  return timer !== undefined;
}

/** Resolves once the page has loaded and does not scroll, for work that would cost frames of a scroll. */
export async function untilPageRests(): Promise<void> {
  watch();
  do {
    await new Promise((resolve) => setTimeout(resolve, LOOK_INTERVAL_MS));
  } while (document.readyState !== 'complete' || isScrolling());
}

/** Calls `listener` each time the page has come to rest after a scroll. */
export function onScrollRest(listener: () => void, signal: AbortSignal): void {
  watch();
  rests.addEventListener('rest', listener, { signal });
}

/**
 * Returns a function that answers at once while the mouse moves. If only the page scrolls under it, the last
 * answer waits until the page rests: slow machines have no time for both.
 */
export function createAnswerMouse(signal: AbortSignal): AnswerMouse {
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
function watch(): void {
  if (isWatched) return;
  isWatched = true;
  const options = { passive: true };
  addEventListener('scroll', onScroll, options);
  addEventListener('pointermove', (event) => (lastMove = event), options);
}

function onScroll(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    rests.dispatchEvent(new Event('rest'));
  }, REST_AFTER_SCROLL_MS);
}

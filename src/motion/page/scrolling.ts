/** Milliseconds after the last scroll event until a scroll counts as ended. */
const SCROLL_END_DELAY_MS = 150;

/** Milliseconds before the first check whether the page loads or scrolls, and between two checks. */
const POLL_INTERVAL_MS = 200;

const scrollEnds = new EventTarget();
let isWatched = false;
/** Runs while the page scrolls, and a moment longer. */
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the page scrolls, or did so a moment ago. */
export function isScrolling(): boolean {
  watch();
  return timer !== undefined;
}

/** Resolves once the page has loaded and does not scroll, for work that would cost frames of a scroll. */
export async function untilLoadAndScrollEnd(): Promise<void> {
  watch();
  do {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  } while (document.readyState !== 'complete' || isScrolling());
}

/** Calls `listener` each time a scroll has ended. Safari before 26.2 has no event `scrollend`. */
export function onScrollEnd(listener: () => void, signal: AbortSignal): void {
  watch();
  scrollEnds.addEventListener('scrollend', listener, { signal });
}

/** Listens from the first use on, as long as the page is open. */
function watch(): void {
  if (isWatched) return;
  isWatched = true;
  addEventListener('scroll', onScroll, { passive: true });
}

function onScroll(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    scrollEnds.dispatchEvent(new Event('scrollend'));
  }, SCROLL_END_DELAY_MS);
}

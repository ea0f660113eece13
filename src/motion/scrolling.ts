/** Milliseconds after the last scroll until the page rests. */
const REST_AFTER_SCROLL_MS = 150;

/** Milliseconds between two looks at a page that loads or scrolls. */
const LOOK_INTERVAL_MS = 200;

const rests = new EventTarget();
let isWatched = false;
/** Runs while the page scrolls, and a moment longer. */
let timer: ReturnType<typeof setTimeout> | undefined;

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
    rests.dispatchEvent(new Event('rest'));
  }, REST_AFTER_SCROLL_MS);
}

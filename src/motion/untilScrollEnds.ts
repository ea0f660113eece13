/** Milliseconds between two looks at the scroll position. */
const LOOK_INTERVAL_MS = 200;

/**
 * Resolves once the page has loaded and does not scroll, for work that would cost frames of a
 * scroll.
 */
export async function untilScrollEnds(): Promise<void> {
  let lastPosition: number | undefined;
  while (document.readyState !== 'complete' || lastPosition !== scrollY) {
    lastPosition = scrollY;
    await new Promise((resolve) => setTimeout(resolve, LOOK_INTERVAL_MS));
  }
}

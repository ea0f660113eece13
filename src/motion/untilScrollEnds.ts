/** Resolves once the page has loaded and does not scroll, for work that would cost frames of a scroll. */
export async function untilScrollEnds(): Promise<void> {
  let place: number | undefined;
  while (document.readyState !== 'complete' || place !== scrollY) {
    place = scrollY;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

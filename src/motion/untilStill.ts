/** Resolves when the page has loaded and does not scroll, because work would cost frames of the scroll. */
export async function untilStill(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  let place: number;
  do {
    place = scrollY;
    await new Promise((resolve) => setTimeout(resolve, 200));
  } while (place !== scrollY);
}

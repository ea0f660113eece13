/** Top and bottom of a picture in the window, in CSS pixels; negative above it. */
export interface Extent {
  top: number;
  bottom: number;
}

/** Index of the picture whose middle is nearest to the window's, of those in the window; -1 if there is none. */
export function nearestToMiddle(pictures: readonly Extent[], windowHeight: number): number {
  let nearest = -1;
  let least = Infinity;
  for (const [index, { top, bottom }] of pictures.entries()) {
    const distance = Math.abs((top + bottom) / 2 - windowHeight / 2);
    if (bottom <= 0 || top >= windowHeight || distance >= least) continue;
    nearest = index;
    least = distance;
  }
  return nearest;
}

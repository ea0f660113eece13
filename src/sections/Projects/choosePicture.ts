/** Where a picture lies in the window, in CSS pixels from its top; negative above it. */
export interface Extent {
  top: number;
  bottom: number;
}

/**
 * Which picture the needle goes to: the one whose middle is nearest to the window's, of those that are at least partly in
 * the window; the first of two equally near. -1 where none is, and the needle stays.
 */
export function choosePicture(pictures: readonly Extent[], windowHeight: number): number {
  let nearest = -1;
  let least = Infinity;
  for (const [index, { top, bottom }] of pictures.entries()) {
    // Twice the distance of the middles: which is least stays the same.
    const distance = Math.abs(top + bottom - windowHeight);
    if (bottom <= 0 || top >= windowHeight || distance >= least) continue;
    nearest = index;
    least = distance;
  }
  return nearest;
}

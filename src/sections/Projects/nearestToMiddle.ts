/** Vertical edges of a picture in the window, in CSS pixels. */
export interface VerticalEdges {
  top: number;
  bottom: number;
}

/**
 * Index of the picture in the window whose middle is nearest to the window's. -1 if there is none.
 * `undefined` means a project without a picture to point at.
 */
export function nearestToMiddle(
  pictures: readonly (VerticalEdges | undefined)[],
  windowHeight: number,
): number {
  const distances = pictures.map((picture) => {
    if (!picture || picture.bottom <= 0 || picture.top >= windowHeight) return Infinity;
    return Math.abs((picture.top + picture.bottom) / 2 - windowHeight / 2);
  });
  const least = Math.min(...distances);
  return least === Infinity ? -1 : distances.indexOf(least);
}

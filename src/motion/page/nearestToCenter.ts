/** Vertical edges of an element in the window, in CSS pixels. */
interface VerticalEdges {
  top: number;
  bottom: number;
}

/**
 * Index of the element whose middle is nearest to the window's. Only elements that are partly in the window count. An
 * entry without an element to point at is `undefined`.
 */
export function nearestToCenter(
  elements: readonly (VerticalEdges | undefined)[],
  windowHeight: number,
): number | undefined {
  const distances = elements.map((element) => {
    if (!element || element.bottom <= 0 || element.top >= windowHeight) return Infinity;
    return Math.abs((element.top + element.bottom) / 2 - windowHeight / 2);
  });
  const least = Math.min(...distances);
  return least === Infinity ? undefined : distances.indexOf(least);
}

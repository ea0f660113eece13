/** A point in CSS pixels from the window's top left corner. */
export interface WindowPoint {
  x: number;
  y: number;
}

/** A point in CSS pixels from the window's top left corner. Events of the mouse are such points, too. */
export interface WindowPoint {
  x: number;
  y: number;
}

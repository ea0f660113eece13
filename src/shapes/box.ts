/** A box: its corner where `x` and `y` are least, and its size. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

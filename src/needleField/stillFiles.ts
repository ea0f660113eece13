export type BackdropName = 'home' | 'contact';
/** Windows up to this width divided by height are upright. */
export const UPRIGHT_ASPECT = 4 / 5;
/** The same as a media query, as in `--upright` of breakpoints.css. */
export const UPRIGHT_WINDOWS = '(max-aspect-ratio: 4/5)';

/** `upright` is for upright windows, `wide` for all others. */
export type StillShape = 'wide' | 'upright';

/** A still picture of the field. */
export interface Still {
  /** Size of the drawing, in CSS pixels. */
  width: number;
  height: number;
  /** Widths of its files, in pixels. */
  widths: readonly [small: number, large: number];
}

export const stills: Record<BackdropName, Record<StillShape, Still>> = {
  home: {
    wide: { width: 1440, height: 900, widths: [1280, 1920] },
    upright: { width: 390, height: 844, widths: [585, 780] },
  },
  contact: {
    wide: { width: 1440, height: 1833, widths: [1280, 1536] },
    upright: { width: 390, height: 1765, widths: [585, 780] },
  },
};

/** The name from which `pictureFile` makes the names of a still's files. */
export function stillName(backdrop: BackdropName, shape: StillShape): string {
  return `assets/field-${backdrop}-${shape}`;
}

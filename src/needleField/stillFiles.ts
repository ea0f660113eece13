export type BackdropName = 'home' | 'contact';
/** `narrow` is for windows up to 4:5. */
export type StillShape = 'wide' | 'narrow';

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
    narrow: { width: 390, height: 844, widths: [585, 780] },
  },
  contact: {
    wide: { width: 1440, height: 1833, widths: [1280, 1536] },
    narrow: { width: 390, height: 1765, widths: [585, 780] },
  },
};

/** The name from which `pictureFile` makes the names of a still's files. */
export function stillName(backdrop: BackdropName, shape: StillShape): string {
  return `assets/field-${backdrop}-${shape}`;
}

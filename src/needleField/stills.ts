/** The sections with a backdrop. */
export type BackdropName = 'home' | 'contact';

/** Narrow: windows at most four fifths as wide as high. */
export type StillShape = 'wide' | 'narrow';

interface Still {
  /** The backdrop that it is drawn for, in CSS pixels. */
  width: number;
  height: number;
  /** Widths of its files in pixels, small first. */
  fileWidths: readonly [number, number];
}

/** The still pictures of the needle field. `npm run poster` draws them. */
export const stills: Record<BackdropName, Record<StillShape, Still>> = {
  home: {
    wide: { width: 1440, height: 900, fileWidths: [1280, 1920] },
    narrow: { width: 390, height: 844, fileWidths: [585, 780] },
  },
  contact: {
    wide: { width: 1440, height: 1488, fileWidths: [1280, 1600] },
    narrow: { width: 390, height: 1422, fileWidths: [585, 780] },
  },
};

/** The name from which `pictureFile` makes the names of a still's files. */
export function stillName(backdrop: BackdropName, shape: StillShape): string {
  return `assets/field-${backdrop}-${shape}`;
}

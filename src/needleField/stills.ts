/** The sections with a backdrop. */
export type BackdropName = 'home' | 'contact';

/** Narrow: windows at most four fifths as wide as high. */
export type StillShape = 'wide' | 'narrow';

/** Size in pixels, and the widths of the files. */
interface Still {
  width: number;
  height: number;
  widths: [number, number];
}

/** The still pictures of the needle field, which `npm run poster` draws for backdrops of these sizes. */
export const stills: Record<BackdropName, Record<StillShape, Still>> = {
  home: {
    wide: { width: 1440, height: 900, widths: [1280, 1920] },
    narrow: { width: 390, height: 844, widths: [585, 780] },
  },
  contact: {
    wide: { width: 1440, height: 1488, widths: [1280, 1600] },
    narrow: { width: 390, height: 1422, widths: [585, 780] },
  },
};

/** The name from which `pictureFile` makes the names of a still's files. */
export function stillName(backdrop: BackdropName, shape: StillShape): string {
  return `assets/field-${backdrop}-${shape}`;
}

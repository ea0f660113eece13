/** Still pictures of the field: size of the drawing and widths of the files, in pixels. Narrow: up to 4:5. */
export const stills = {
  home: {
    wide: { width: 1440, height: 900, widths: [1280, 1920] },
    narrow: { width: 390, height: 844, widths: [585, 780] },
  },
  contact: {
    wide: { width: 1440, height: 1833, widths: [1280, 1536] },
    narrow: { width: 390, height: 1765, widths: [585, 780] },
  },
} as const;

export type BackdropName = keyof typeof stills;
export type StillShape = keyof (typeof stills)[BackdropName];

/** The name from which `pictureFile` makes the names of a still's files. */
export function stillName(backdrop: BackdropName, shape: StillShape): string {
  return `assets/field-${backdrop}-${shape}`;
}

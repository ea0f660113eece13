import type { RoomName } from '../../field/protocol.ts';

/** Windows have another poster where they are no wider than four fifths of their height. */
export type PosterShape = 'wide' | 'narrow';

interface Poster {
  /** The room that it is drawn for, in CSS pixels. */
  width: number;
  height: number;
  /** Widths of its files, in pixels, small first. */
  fileWidths: readonly [number, number];
}

/** The field's posters, still pictures of its rooms; `npm run poster` draws them. */
export const posters: Record<RoomName, Record<PosterShape, Poster>> = {
  home: {
    wide: { width: 1440, height: 900, fileWidths: [1280, 1920] },
    narrow: { width: 390, height: 844, fileWidths: [585, 780] },
  },
  contact: {
    wide: { width: 1440, height: 1488, fileWidths: [1280, 1600] },
    narrow: { width: 390, height: 1422, fileWidths: [585, 780] },
  },
};

/** A poster's name, of which `pictureFile` makes those of its files. */
export function posterName(room: RoomName, shape: PosterShape): string {
  return `assets/field-${room}-${shape}`;
}

/** The sizes of pictures by kind: pixels of the largest file, and the widths that `npm run pictures` makes. */
export const pictureSizes = {
  portrait: { width: 1280, height: 1480, widths: [640, 960, 1280] },
  project: { width: 1280, height: 800, widths: [640, 960, 1280] },
  avatar: { width: 256, height: 256, widths: [128, 256] },
} as const;

/** A kind of picture that has its own sizes. */
export type SizeKind = keyof typeof pictureSizes;

/** A kind that `npm run pictures` makes. Pictures of case studies have the sizes of the kind project. */
export type PictureKind = SizeKind | 'case';

/** The kind that decides the sizes of a picture. */
export function sizeKindOf(kind: PictureKind): SizeKind {
  return kind === 'case' ? 'project' : kind;
}

/** The formats of every picture, the smaller one first. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** File of a picture, such as `assets/weather-640.avif`. `base`: its path or address without size and ending. */
export function pictureFile(base: string, width: number, format: PictureFormat): string {
  return `${base}-${width}.${format}`;
}

/** A picture's files of one format as the HTML attribute `srcset` lists them. `base`: its address. */
export function sourceSet(base: string, widths: readonly number[], format: PictureFormat): string {
  return widths.map((width) => `${pictureFile(base, width, format)} ${width}w`).join(', ');
}

/** All files of a picture. */
export function pictureFiles(base: string, kind: SizeKind): string[] {
  return pictureSizes[kind].widths.flatMap((width) =>
    pictureFormats.map((format) => pictureFile(base, width, format)),
  );
}

/** The kinds of pictures: size in pixels of the largest file, and the widths that `npm run pictures` makes. */
export const pictureSizes = {
  portrait: { width: 1280, height: 1480, widths: [640, 960, 1280] },
  project: { width: 1280, height: 800, widths: [640, 960, 1280] },
  avatar: { width: 256, height: 256, widths: [128, 256] },
} as const;

export type PictureKind = keyof typeof pictureSizes;

/** A kind that `npm run pictures` makes. Pictures of case studies have the sizes of the kind project. */
export type MadePictureKind = PictureKind | 'case';

/** The kind that decides the sizes of a picture. */
export function sizeKindOf(kind: MadePictureKind): PictureKind {
  return kind === 'case' ? 'project' : kind;
}

/** The formats of every picture, the smaller one first. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** Name of a picture's file, such as `weather-640.avif`. */
export function pictureFile(name: string, width: number, format: PictureFormat): string {
  return `${name}-${width}.${format}`;
}

/** Address of a picture's file, relative to the page: letters beyond ASCII are encoded. */
export function pictureUrl(name: string, width: number, format: PictureFormat): string {
  return encodeURI(pictureFile(name, width, format));
}

/** A picture's files of one format as the HTML attribute `srcset` lists them. */
export function sourceSet(name: string, widths: readonly number[], format: PictureFormat): string {
  return widths.map((width) => `${pictureUrl(name, width, format)} ${width}w`).join(', ');
}

/** Names of all files of a picture. */
export function pictureFiles(name: string, kind: PictureKind): string[] {
  return pictureSizes[kind].widths.flatMap((width) =>
    pictureFormats.map((format) => pictureFile(name, width, format)),
  );
}

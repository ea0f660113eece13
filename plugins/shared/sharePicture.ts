/** The picture of link previews, with name and title of the owner (`npm run share`). */
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';

/** The picture of content.ts: a file below public/ and its size in pixels. */
export const sharePicture = { src: 'assets/share.jpg', width: 1200, height: 630 } as const;

/** The file of the picture of a page in another language. */
export function sharePictureFile(language: string): string {
  return `assets/share-${language}.jpg`;
}

/** Whether a page in another language needs its own picture: the one of `original` shows other words. */
export function hasOwnSharePicture(
  { owner }: Pick<CheckedContent, 'owner'>,
  original: Pick<CheckedContent, 'owner'>,
): boolean {
  return owner.name !== original.owner.name || owner.title !== original.owner.title;
}

import type { PublicFiles } from '../../src/content/schema/rules.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { splitNotes } from '../shared/nameWords.ts';

/** Bytes of a CV that a phone loads at once. */
const MAX_QUICK_CV_BYTES = 1_000_000;

/** Sentences about what would make the site better. Nothing of it keeps it from being published. */
export function findAdvice(
  { site, home, owner }: CheckedContent,
  publicFiles: PublicFiles,
): string[] {
  const advice: string[] = [];
  if (home.tagline === undefined) advice.push('home.tagline: say in one sentence what clients get');
  if (site.description === undefined) {
    advice.push(
      'site.description: write about 150 characters for search results and link previews',
    );
  }
  for (const note of splitNotes(owner.name).notes) {
    advice.push(`owner.name: ${note} is no part of a name: a profession is in owner.title`);
  }
  if (owner.title === undefined) advice.push('owner.title: name your profession');
  const bytes = owner.cv && publicFiles.sizeOf(owner.cv.file);
  if (bytes && bytes > MAX_QUICK_CV_BYTES) {
    advice.push(
      `owner.cv.file: ${owner.cv?.file} has ${Math.ceil(bytes / 1000)} kB, and visitors on phones wait for it: 1000 kB are enough`,
    );
  }
  return advice;
}

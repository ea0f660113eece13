import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';

/** Text of search results and link previews: the owner's, or the text of the first screen. */
export function descriptionOf({ site, home, owner }: CheckedContent): string {
  const text = site.description ?? home.tagline ?? owner.title ?? owner.name;
  return text.replace(/\s+/g, ' ');
}

import type { Content } from '../../src/contentSchema.ts';
import { contentRules, type ContentSource } from './contentSource.ts';

/** The content without sections that are not listed: they are nowhere on the site. Expects content without errors. */
export async function listedContent(content: unknown): Promise<Content> {
  const { sectionIds } = await contentRules();
  const { sections } = content as Content;
  const unlisted = new Set(sectionIds.filter((id) => !sections.some((listed) => listed === id)));
  return Object.fromEntries(
    Object.entries(content as Content).filter(([field]) => !unlisted.has(field)),
  ) as unknown as Content;
}

/** The listed content of a source as it is now, and the files that it took. */
export async function readListed(source: ContentSource): Promise<{ content: Content; files: string[] }> {
  const { content, files } = await source.read();
  return { content: await listedContent(content), files };
}

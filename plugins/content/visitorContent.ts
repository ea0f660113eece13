import type { Plugin } from 'vite';
import type { Content } from '../../src/contentSchema.ts';
import { contentRules, type ContentSource } from './contentSource.ts';

const NAME = 'virtual:content';
const RESOLVED = `\0${NAME}`;

/** Makes the module `virtual:content`: of the owner's file as much as the page shows. */
export function visitorContent(source: ContentSource): Plugin {
  return {
    name: 'visitor-content',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { content, files } = await source.read();
      for (const file of files) this.addWatchFile(file);
      const shown = shownContent(content as Content, (await contentRules()).sectionIds);
      return `export const content = ${JSON.stringify(shown)};`;
    },
  };
}

/** The content without what no visitor sees: sections that are not listed, marks of samples, addresses of projects. */
export function shownContent(content: Content, sectionIds: readonly string[]): Content {
  const shown = JSON.stringify(listedContent(content, sectionIds), (key, value: unknown) =>
    UNSEEN.has(key) ? undefined : value,
  );
  return JSON.parse(shown) as Content;
}

/** The content without sections that are not listed. `sectionIds` are all that could be. */
export function listedContent(content: Content, sectionIds: readonly string[]): Content {
  const unlisted = new Set(sectionIds.filter((id) => !content.sections.some((listed) => listed === id)));
  return Object.fromEntries(Object.entries(content).filter(([field]) => !unlisted.has(field))) as unknown as Content;
}

const UNSEEN = new Set(['sample', 'liveUrl', 'githubUrl']);

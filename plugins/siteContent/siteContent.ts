import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { SiteContent } from '../../src/siteContent.ts';
import { readListed, type ContentSource } from '../shared/contentSource.ts';
import { sizesBelow } from '../shared/sizesBelow.ts';
import { alphaOf, kindOf } from '../shared/portrait.ts';
import { siteContentOf } from './siteContentOf.ts';

const CONTENT_MODULE = 'virtual:content';
/** Vite's mark of a virtual module. */
const RESOLVED_CONTENT = `\0${CONTENT_MODULE}`;

/** Makes the module `virtual:content`: the content as the page gets it. */
export function siteContent(source: ContentSource): Plugin {
  let publicFolder = '';
  return {
    name: 'site-content',
    configResolved: (config) => void (publicFolder = config.publicDir),
    resolveId: (id) => (id === CONTENT_MODULE ? RESOLVED_CONTENT : undefined),
    async load(id) {
      if (id !== RESOLVED_CONTENT) return undefined;
      const content = await readListed(source, this);
      const { owner, about } = content;
      const cvBytes = owner.cv && sizesBelow(publicFolder)(owner.cv.file);
      if (owner.cv && cvBytes !== undefined) this.addWatchFile(join(publicFolder, owner.cv.file));
      const portraitKind =
        about?.portrait && kindOf(await alphaOf(about.portrait.src, publicFolder));
      const json = withoutMarks(siteContentOf(content, { cvBytes, portraitKind }));
      return `export const content = ${json};`;
    },
  };
}

/** The content as JSON, without the marks of the sample. */
function withoutMarks(content: SiteContent): string {
  return JSON.stringify(content, (key, value: unknown) => (key === 'sample' ? undefined : value));
}

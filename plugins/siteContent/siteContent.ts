import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from '../../src/contentSchema.ts';
import { alphaOf, kindOf } from '../siteFiles/portrait.ts';
import { sizesBelow } from '../shared/sizesBelow.ts';
import { readListed, type ContentSource } from '../shared/contentSource.ts';

const NAME = 'virtual:content';
const RESOLVED = `\0${NAME}`;

/** Makes the module `virtual:content`: the part of the owner's file that the page shows. */
export function siteContent(source: ContentSource): Plugin {
  let publicFolder = '';
  return {
    name: 'site-content',
    configResolved: (config) => void (publicFolder = config.publicDir),
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const content = await readListed(source, this);
      const { site, owner, about } = content;
      const bytes = owner.cv && sizesBelow(publicFolder)(owner.cv.file);
      if (owner.cv && bytes !== undefined) this.addWatchFile(join(publicFolder, owner.cv.file));
      const size = bytes === undefined ? undefined : kilobytes(bytes, site.language);
      const kind = about && kindOf(await alphaOf(about.portrait.src, publicFolder));
      const shown: Content = {
        ...content,
        owner: { ...owner, cv: owner.cv && { ...owner.cv, size } },
        about: about && { ...about, portrait: { ...about.portrait, kind } },
      };
      return `export const content = ${visibleJson(shown)};`;
    },
  };
}

/**
 * The content as JSON without fields that no visitor sees: marks of the sample, links of projects that are
 * not shown, and without a contact section the owner's addresses.
 */
function visibleJson(content: Content): string {
  const { owner, contact, projects } = content;
  const hidden = new Set(['sample', ...(projects?.showLinks ? [] : ['liveUrl', 'githubUrl'])]);
  const { email, phone, location, ...rest } = owner;
  const visible = { ...content, owner: { ...rest, ...(contact && { email, phone, location }) } };
  return JSON.stringify(visible, (key, value: unknown) => (hidden.has(key) ? undefined : value));
}

/** A size such as `289 kB`, as the language writes it. */
function kilobytes(bytes: number, language: string): string {
  const style = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, style).format(Math.max(1, bytes / 1000));
}

import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { SizeOf } from '../../src/content/rules.ts';
import type { Content } from '../../src/contentSchema.ts';
import { alphaOf, kindOf } from '../portrait.ts';
import type { ContentSource } from './contentSource.ts';
import { sizesBelow } from './contentErrors.ts';
import { readListed } from './listedContent.ts';

const NAME = 'virtual:content';
const RESOLVED = `\0${NAME}`;

/** Makes the module `virtual:content`: of the owner's file as much as the page shows. */
export function visitorContent(source: ContentSource): Plugin {
  let publicFolder = '';
  return {
    name: 'visitor-content',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { content, files } = await readListed(source);
      for (const file of files) this.addWatchFile(file);
      const shown = withSizeOfCv(seenContent(content), sizesBelow(publicFolder));
      if (shown.about) {
        const alpha = await alphaOf(shown.about.portrait.src, publicFolder);
        shown.about.portrait.kind = kindOf(alpha);
      }
      // A file that has just gone is no module's file: the content check names it, and starts anew when it is back.
      if (shown.owner.cv?.size) this.addWatchFile(join(publicFolder, shown.owner.cv.file));
      return `export const content = ${JSON.stringify(shown)};`;
    },
  };
}

/** The content with the size of the CV, in kilobytes as the site's language writes them. */
function withSizeOfCv(content: Content, sizeOf: SizeOf): Content {
  const { site, owner } = content;
  const bytes = owner.cv && sizeOf(owner.cv.file);
  if (!owner.cv || bytes === undefined) return content;
  const kilobytes = new Intl.NumberFormat(site.language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  });
  const size = kilobytes.format(Math.max(1, bytes / 1000));
  return { ...content, owner: { ...owner, cv: { ...owner.cv, size } } };
}

/** The content without what no visitor sees: marks of samples, the list of what is kept of them, addresses that are not shown. */
function seenContent(content: Content): Content {
  const unseen = new Set([
    'keep',
    'sample',
    ...(content.projects?.showLinks ? [] : ['liveUrl', 'githubUrl']),
  ]);
  const seen = JSON.stringify(content, (key, value: unknown) => (unseen.has(key) ? undefined : value));
  return JSON.parse(seen) as Content;
}

import type { Plugin } from 'vite';
import { nameWidth } from '../../src/sections/Home/nameWidth.ts';
import type { ContentSource } from '../content/contentSource.ts';
import { readListed } from '../content/listedContent.ts';
import { lightsOf } from './lights.ts';
import { customProperties, paletteOf } from './palette.ts';

const NAME = 'virtual:theme.css';
const RESOLVED = '\0virtual-theme.css';

/**
 * Makes the style sheet `virtual:theme.css`, what styles take from the content: its colours and those that follow, and
 * how wide the name is in large type.
 */
export function theme(source: ContentSource): Plugin {
  return {
    name: 'theme',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { content, files } = await readListed(source);
      for (const file of files) this.addWatchFile(file);
      const { site, owner, projects } = content;
      const glows = projects?.items.flatMap(({ glow }) => glow ?? []) ?? [];
      const name = `:root { --name-width: ${nameWidth(owner.name)}; }
`;
      return name + customProperties(paletteOf(site.colors)) + lightsOf(glows, site.colors);
    },
  };
}

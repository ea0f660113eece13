import type { Plugin } from 'vite';
import type { Content } from '../../src/contentSchema.ts';
import { barWidth } from '../../src/sections/TopBar/barWidth.ts';
import type { ContentSource } from '../content/contentSource.ts';
import { readListed } from '../content/listedContent.ts';

/**
 * Gives style sheets the breakpoint `--bar`: windows in which the menu's links stand in the bar. The others are in
 * src/styles/breakpoints.css; this one depends on how long the content's labels are.
 */
export function barBreakpoint(source: ContentSource): Plugin {
  return {
    name: 'bar-breakpoint',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\.css(\?|$)/.test(id) || !code.includes('(--bar)')) return undefined;
      const { content, files } = await readListed(source);
      for (const file of files) this.addWatchFile(file);
      // On the first line, so that the others keep their numbers.
      return {
        code: `@custom-media --bar (min-width: ${barWidth(textsInBar(content))}rem); ${code}`,
        map: null,
      };
    },
  };
}

function textsInBar({ owner, home, topBar, ...content }: Content) {
  const labels = content.sections.map((id) => content[id]?.menuLabel ?? '');
  return {
    brand: owner.brand,
    links: [home.menuLabel, ...labels],
    cv: owner.cv?.short,
    motion: topBar.motion,
  };
}

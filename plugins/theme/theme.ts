import type { Plugin } from 'vite';
import { haloBox } from '../../src/sections/About/loadHalo.ts';
import { WIDEST_FROM_TIP } from '../../src/shapes/needlePath.ts';
import { readListed, type ContentSource } from '../shared/contentSource.ts';
import { glowRules } from './glows.ts';
import { customProperties, paletteOf } from './palette.ts';
import { barTexts, barWidth, textSizes } from './textSizes.ts';

const THEME_MODULE = 'virtual:theme.css';
const RESOLVED_THEME = '\0virtual-theme.css';

/**
 * Gives the style sheets what depends on the content: `virtual:theme.css` with colours, widths of large
 * texts, shapes and the foot of paper, and the breakpoint `--menu-in-bar`: the menu's links fit into the bar.
 */
export function theme(source: ContentSource): Plugin {
  return {
    name: 'theme',
    enforce: 'pre',
    resolveId: (id) => (id === THEME_MODULE ? RESOLVED_THEME : undefined),
    async load(id) {
      if (id !== RESOLVED_THEME) return undefined;
      const content = await readListed(source, this);
      const { site, projects } = content;
      const glows = projects?.items.flatMap(({ glow }) => glow ?? []) ?? [];
      const colors = customProperties(paletteOf(site.colors)) + glowRules(glows, site.colors);
      // A needle that points to the right and fills its box.
      const widest = `${Math.round(100 - 100 * WIDEST_FROM_TIP)}%`;
      const outline = `:root { --needle-outline: polygon(0 50%, ${widest} 0, 100% 50%, ${widest} 100%); }\n`;
      const { x, y, width, height } = haloBox;
      const halo = `--halo-x: ${x}; --halo-y: ${y}; --halo-width: ${width}; --halo-height: ${height};`;
      const address = site.address
        ? new URL(site.address).href.replace(/^https:\/\/|\/$/g, '')
        : '';
      const foot = `@page { @bottom-right { content: "${address}"; font: 8pt Geist, sans-serif; } }\n`;
      const rules = [await textSizes(content), colors, outline, `:root { ${halo} }\n`, foot];
      // tokens.css wins over this inner layer, for example if the visitor wants more contrast.
      return `@layer tokens.theme {\n${rules.join('')}}\n`;
    },
    // A media query cannot read a custom property.
    async transform(code, id) {
      if (!/\.css(\?|$)/.test(id) || !code.includes('(--menu-in-bar)')) return undefined;
      const content = await readListed(source, this);
      const width = await barWidth(barTexts(content));
      // On the first line, so that the others keep their numbers.
      return { code: `@custom-media --menu-in-bar (min-width: ${width}rem); ${code}`, map: null };
    },
  };
}

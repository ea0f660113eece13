import type { Plugin, Rollup } from 'vite';
import { haloViewBox } from '../../src/sections/About/Portrait/halo.ts';
import { WIDEST_FROM_TIP } from '../../src/shapes/needlePath.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { pagesOf, readListed, type ContentSource } from '../contentSource/contentSource.ts';
import { languageName } from '../contentSource/languageFiles.ts';
import { barTexts, barWidth } from './barWidth.ts';
import { glowRules } from './glows.ts';
import { customProperties, paletteOf } from './palette.ts';
import { resultRules } from './resultRules.ts';
import { textSizes } from './textSizes.ts';
import { titleRules } from './titleRules.ts';
import { wordBreakRule } from './wordBreaks.ts';

const THEME_MODULE = 'virtual:theme.css';
const RESOLVED_THEME = '\0virtual-theme.css';

/** French has spaces inside its quotation marks. Browsers leave them out. */
const FRENCH_QUOTES = String.raw`:lang(fr) blockquote { quotes: '«\202f' '\202f»'; }`;

/**
 * Gives the style sheets what depends on the content: `virtual:theme.css` with colours, widths of large
 * texts, shapes and the footer of paper, and a breakpoint: from `--menu-in-bar` on the menu's links fit into
 * the bar.
 */
export function theme(source: ContentSource): Plugin {
  /** Sizes of texts, which depend on their words. */
  const textRules = async (content: CheckedContent): Promise<string> => {
    const { site, projects } = content;
    const items = projects?.items ?? [];
    const rules = [
      await textSizes(content),
      await titleRules(items, site.colors),
      await resultRules(items),
      new Intl.Locale(site.language).language === 'fr' && FRENCH_QUOTES,
      wordBreakRule(content),
    ];
    return rules.filter(Boolean).join('\n');
  };

  /** The same for a page in another language. It has no extra space that only content.ts needs. */
  const translationRules = async (page: ContentSource, plugin: Rollup.PluginContext) => {
    const content = await readListed(page, plugin);
    const root = `:root[lang="${content.site.language}"]`;
    const rules = (await textRules(content)).replaceAll(':root', root);
    const without = `${root} { --extra-leading: 0; --brand-ascent: 0; }`;
    return `${without}\n${rules.replaceAll(/^#/gm, `${root} #`)}`;
  };

  return {
    name: 'theme',
    enforce: 'pre',
    resolveId: (id) => (id === THEME_MODULE ? RESOLVED_THEME : undefined),
    async load(id) {
      // The dev server adds a query.
      if (id.split('?')[0] !== RESOLVED_THEME) return undefined;
      const content = await readListed(source, this);
      const { site, projects } = content;
      const glows = projects?.items.map(({ glow }) => glow) ?? [];
      const rules = [
        await textRules(content),
        ...(await Promise.all(source.translations().map((page) => translationRules(page, this)))),
        customProperties(paletteOf(site.colors)),
        glowRules(glows, site.colors),
        needleOutline(),
        haloProperties(),
        pageFooter(site.address),
      ];
      // tokens.css wins over this inner layer, for example if the visitor wants more contrast.
      return `@layer tokens.theme {\n${rules.join('\n')}\n}\n`;
    },
    async transform(code, id) {
      // A media query cannot read a custom property.
      if (!/\.css(\?|$)/.test(id) || !code.includes('(--menu-in-bar)')) return undefined;
      const pages = await Promise.all(pagesOf(source).map((page) => readListed(page, this)));
      const bars = pages.map((content) => barTexts(content, otherLanguages(content, pages)));
      const width = Math.max(...(await Promise.all(bars.map(barWidth))));
      const media = `@custom-media --menu-in-bar (min-width: ${width}rem);`;
      // On the first line, so that the others keep their numbers.
      return { code: `${media} ${code}`, map: null };
    },
  };
}

/** The names of the languages that the bar of a page links to. */
function otherLanguages(content: CheckedContent, pages: CheckedContent[]): string[] {
  return pages
    .filter(({ site }) => site.language !== content.site.language)
    .map(({ site }) => languageName(site.language));
}

/** The shape of a needle that points to the right and fills its box. */
function needleOutline(): string {
  const widest = `${Math.round(100 - 100 * WIDEST_FROM_TIP)}%`;
  return `:root { --needle-outline: polygon(0 50%, ${widest} 0, 100% 50%, ${widest} 100%); }`;
}

/** The box of the portrait's halo. */
function haloProperties(): string {
  const { x, y, width, height } = haloViewBox;
  return `:root { --halo-x: ${x}; --halo-y: ${y}; --halo-width: ${width}; --halo-height: ${height}; }`;
}

/** The address of the site at the bottom of each printed page. */
function pageFooter(address: string | undefined): string {
  const shown = address ? new URL(address).href.replace(/^https:\/\/|\/$/g, '') : '';
  return `@page { @bottom-right { content: "${shown}"; font: 8pt Geist, sans-serif; } }`;
}

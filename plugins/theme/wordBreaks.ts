import type { CheckedContent } from '../../src/contentSchema.ts';

/** The least share of Korean among the letters of a Korean page: names of products are in Latin letters. */
const KOREAN_SHARE = 0.1;

/**
 * Korean breaks between its words, which have spaces, as sizes of large texts expect it. Browsers break inside
 * them. Empty for other content. The rule is for the children of `body`: base.css has one for `body`.
 */
export function wordBreakRule(content: CheckedContent): string {
  const texts = JSON.stringify(content);
  const korean = texts.match(/\p{Script=Hangul}/gu)?.length ?? 0;
  const all = texts.match(/\p{L}/gu)?.length ?? 0;
  if (korean < KOREAN_SHARE * all) return '';
  return `:root[lang="${content.site.language}"] body > * { word-break: keep-all; }`;
}

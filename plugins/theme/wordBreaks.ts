import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';

/** The least ratio of Korean among the letters of a Korean page: names of products are in Latin letters. */
const MIN_KOREAN_RATIO = 0.1;

/**
 * Korean breaks between its words, which have spaces, as sizes of large texts expect it. Browsers break inside
 * them. The rule is for the children of `body`: base.css has one for `body`. Japanese begins no line with a small
 * letter or with ー. Empty for other content.
 */
export function wordBreakRule(content: CheckedContent): string {
  const { language } = content.site;
  if (/^ja\b/i.test(language)) return `:root[lang="${language}"] { line-break: strict; }`;
  const texts = JSON.stringify(content);
  const korean = texts.match(/\p{Script=Hangul}/gu)?.length ?? 0;
  const all = texts.match(/\p{L}/gu)?.length ?? 0;
  if (korean < MIN_KOREAN_RATIO * all) return '';
  return `:root[lang="${language}"] body > * { word-break: keep-all; }`;
}

import type { Content } from '../../src/contentSchema.ts';

/** Frequent words that the other languages here do not have. */
const frequent: Record<string, RegExp> = {
  en: /^(the|and|with|that|from|you|are|this)$/,
  es: /^(el|los|las|y|con|del|una|más)$/,
  pt: /^(os|não|com|em|uma|do|da|ao)$/,
  de: /^(und|der|das|mit|für|nicht|ein|ist)$/,
  fr: /^(le|les|des|et|avec|pour|est|dans)$/,
  ar: /^\p{Script=Arabic}+$/u,
  hi: /^\p{Script=Devanagari}+$/u,
};

/** Hits that tell one language from another. */
const ENOUGH = 8;

/** A sentence if the owner's longer texts are in another language than `site.language` says. */
export function findWrongLanguage({ site, home, about, projects, experience, contact }: Content): string[] {
  const stated = site.language.split('-')[0]!;
  if (!(stated in frequent)) return [];
  const texts = [
    site.description,
    home.tagline,
    ...(about?.paragraphs ?? []),
    ...(projects?.items.map(({ description }) => description) ?? []),
    ...(experience?.items.map(({ description }) => description) ?? []),
    contact?.intro ?? '',
  ];
  const words = texts
    .join(' ')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u);
  const hits = (language: string) => words.filter((word) => frequent[language]?.test(word)).length;
  const [likely = stated] = Object.keys(frequent).toSorted((a, b) => hits(b) - hits(a));
  if (hits(likely) < ENOUGH || hits(likely) < 3 * hits(stated)) return [];
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(likely);
  return [`site.language is '${site.language}', but the texts seem to be ${name}: '${likely}'`];
}

import type { Content } from '../../src/contentSchema.ts';

/** Frequent words of the languages that the site has words for. */
const frequent: Record<string, RegExp> = {
  en: /^(the|and|of|with|for|in|that|from|you|are|this)$/,
  es: /^(y|el|los|las|del|con|una|por|en|más)$/,
  pt: /^(e|o|os|as|do|da|com|uma|em|não|ao)$/,
  de: /^(und|der|die|das|mit|für|in|nicht|ein|ist)$/,
  fr: /^(et|le|les|des|du|une|avec|pour|est|dans)$/,
  ar: /^\p{Script=Arabic}+$/u,
  hi: /^\p{Script=Devanagari}+$/u,
};

/** Hits that make a language certain. */
const ENOUGH = 8;

/** Counts the frequent words of each language in a text, and begins with the likeliest language. */
export function languagesIn(text: string): { language: string; hits: number }[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return Object.entries(frequent)
    .map(([language, pattern]) => ({
      language,
      hits: words.filter((word) => pattern.test(word)).length,
    }))
    .toSorted((one, other) => other.hits - one.hits);
}

/** A sentence if the owner's longer texts are in another language than `site.language` says. */
export function findWrongLanguage({
  site,
  home,
  about,
  projects,
  experience,
  contact,
}: Content): string[] {
  const stated = site.language.split('-')[0]!;
  if (!(stated in frequent)) return [];
  const texts = [
    site.description ?? '',
    home.tagline ?? '',
    ...(about?.paragraphs ?? []),
    ...(projects?.items.flatMap(({ description, points = [] }) => [description, ...points]) ?? []),
    ...(experience?.items.flatMap(({ description, points = [] }) => [description, ...points]) ??
      []),
    contact?.intro ?? '',
  ];
  const found = languagesIn(texts.join(' '));
  const [likely] = found;
  const hitsOfStated = found.find(({ language }) => language === stated)!.hits;
  if (!likely || likely.hits < ENOUGH || likely.hits < 3 * hitsOfStated) return [];
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(likely.language);
  return [
    `site.language is '${site.language}', but the texts seem to be ${name}: '${likely.language}'`,
  ];
}

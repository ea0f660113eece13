import type { Content } from '../../src/contentSchema.ts';
import { findStale } from '../generatedFiles.ts';
import { missingMailKeys, wrongMailKeys } from '../mailKeys.ts';
import { count } from '../count.ts';
import { findWrongLanguage } from './textLanguage.ts';

/**
 * What keeps a site from being published, a sentence each. Expects content without errors, and of its sections only those
 * that are on the page.
 */
export function findBlockers(content: Content, publicFolder: string): string[] {
  const samples = samplePlaces(content, '');
  return [
    ...(samples.length > 0
      ? [
          `sample content is still in ${count(samples.length, 'place')}, marked sample: true: ${byList(samples)}`,
        ]
      : []),
    ...findWrongLanguage(content),
    ...(content.site.address ? [] : ['site.address is missing: search engines and link previews need it']),
    ...findStale(content, publicFolder),
  ];
}

/** Sentences about the keys of the contact form in a resolved Vite config's `env`. */
export function findWrongKeys({ contact }: Content, env: Record<string, unknown>): string[] {
  if (!contact) return [];
  const missing = missingMailKeys(env).join(', ');
  const sentence = `the contact form needs ${missing}: without it every message fails on any host; see .env.example`;
  return [...(missing ? [sentence] : []), ...wrongMailKeys(env)];
}

/** Places of everything that carries the mark of a sample, such as `owner` or `projects.items[2]`. */
function samplePlaces(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => samplePlaces(entry, `${place}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return [
    ...('sample' in value ? [place] : []),
    ...Object.entries(value).flatMap(([key, entry]) => samplePlaces(entry, place ? `${place}.${key}` : key)),
  ];
}

/** The places, entries of one list together: `owner, projects.items (6)`. */
function byList(places: readonly string[]): string {
  const lists = places.map((place) => place.replace(/\[\d+\]$/, ''));
  const size = (list: string) => lists.filter((each) => each === list).length;
  return [...new Set(lists)]
    .map((list) => (places.includes(list) ? list : `${list} (${size(list)})`))
    .join(', ');
}

/**
 * What of the content is still the sample's: texts that stand where the sample has the same, entries of lists that are
 * the same, and pictures whose files are. The project keeps digests of the sample in scripts/sample.json; `npm run sample`
 * writes them anew after a change of the sample itself.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureFiles, pictureSizes, type PictureKind } from '../../src/content/pictureFiles.ts';
import type { Content } from '../../src/contentSchema.ts';
import { digest as sha256, orderedJson } from '../digest.ts';

/** The file of the sample's digests. */
export const sampleRecord = fileURLToPath(new URL('../../scripts/sample.json', import.meta.url));

/** Something of the content that may be the sample's. */
interface Unit {
  place: string;
  digest: string;
}

/** Fields that say nothing about anybody: how something looks, where it lies, what kind it is. */
const SILENT = new Set([
  'language',
  'direction',
  'colors',
  'file',
  'kind',
  'type',
  'glow',
  'from',
  'icon',
  'sections',
  'keep',
  'sample',
]);

/** Shorter texts of a list, such as a technology or the title of a job, two people may have by chance. */
const TELLING = 40;

/** Digests of everything that tells the content from another, each once. */
export function digestsOf(content: Content, publicFolder: string): string[] {
  return [...new Set(unitsOf(content, publicFolder).map(({ digest }) => digest))].toSorted();
}

/**
 * Places that are still the sample's, such as `topBar` or `home.tagline`: a group or list by its own name where all of it
 * is. Not those that carry the mark `sample`, nor those that the content says it keeps.
 */
export function unchangedPlaces(content: Content, publicFolder: string, record = sampleRecord): string[] {
  const known = readSample(record);
  const units = unitsOf(content, publicFolder);
  const isOpen = ({ place, digest }: Unit) =>
    known.has(digest) && !isMarked(content, place) && !content.keep?.some((kept) => isWithin(place, kept));
  const others = units.filter((unit) => !isOpen(unit)).map(({ place }) => place);
  const open = units.filter(isOpen).map(({ place }) => widest(place, others));
  // An entry that is the sample's goes before the texts in it.
  return [...new Set(open)].filter(
    (place, _, all) => !all.some((each) => each !== place && isWithin(place, each)),
  );
}

/** Whether a place is another one or lies in it. */
function isWithin(place: string, outer: string): boolean {
  return place === outer || (place.startsWith(outer) && /^[.[]/.test(place.slice(outer.length)));
}

/** The outermost group around a place that holds none of the `others`. */
function widest(place: string, others: readonly string[]): string {
  const ends = [...place.matchAll(/[.[]/g)].map(({ index }) => place.slice(0, index));
  return ends.find((outer) => !others.some((other) => isWithin(other, outer))) ?? place;
}

/** Whether the mark `sample` stands beside a place or around it. */
function isMarked(content: object, place: string): boolean {
  let value: unknown = content;
  for (const key of place.match(/[^.[\]]+/g) ?? []) {
    value = Reflect.get(value as object, key);
    if (typeof value === 'object' && value !== null && 'sample' in value) return true;
  }
  return false;
}

function unitsOf(content: Content, publicFolder: string): Unit[] {
  const unit = (place: string, value: unknown): Unit => ({ place, digest: valueDigest(place, value) });

  const walk = (value: unknown, place: string): Unit[] => {
    if (typeof value === 'string') {
      const tells = !place.includes('[') || value.length >= TELLING || value.startsWith('https:');
      return value && tells ? [unit(place, value)] : [];
    }
    if (Array.isArray(value)) {
      return value.flatMap((entry, index) => {
        const at = `${place}[${index}]`;
        const whole = typeof entry === 'object' && entry !== null ? [unit(at, entry)] : [];
        return [...whole, ...walk(entry, at)];
      });
    }
    return Object.entries(value ?? {}).flatMap(([key, each]) => {
      const at = place ? `${place}.${key}` : key;
      if (SILENT.has(key)) return [];
      if (key !== 'src') return walk(each, at);
      const picture = pictureDigest(String(each), publicFolder);
      return picture ? [{ place: at, digest: picture }] : [];
    });
  };

  return walk(content, '');
}

/** The digests of the sample. */
export function readSample(record = sampleRecord): Set<string> {
  return new Set(JSON.parse(readFileSync(record, 'utf8')) as string[]);
}

/** What a picture's largest file holds, as a digest; undefined where there is no such file. */
export function pictureDigest(src: string, publicFolder: string): string | undefined {
  const files = (Object.keys(pictureSizes) as PictureKind[]).map((kind) =>
    join(publicFolder, pictureFiles(src, kind).at(-1)!),
  );
  const file = files.find((each) => existsSync(each));
  return file && shortDigest(readFileSync(file));
}

/** Without marks, and whatever the order of the fields. */
function valueDigest(place: string, value: unknown): string {
  return shortDigest(`${place.replaceAll(/\[\d+\]/g, '[]')}\n${orderedJson(value, ['sample'])}`);
}

/** Half of a digest is enough to tell a few hundred apart. */
function shortDigest(data: string | Buffer): string {
  return sha256(data).slice(0, 32);
}

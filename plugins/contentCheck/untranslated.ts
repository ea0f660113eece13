import { basename } from 'node:path';
import { readListed, type ContentSource } from '../contentSource/contentSource.ts';
import { isInherited } from '../contentSource/translation.ts';
import { formatPath, valueAt, valuesIn } from './contentErrors.ts';
import { ADDRESS } from './textLanguage.ts';

/** Words of a text that is translated. Shorter ones, such as `E-Commerce Platform`, may be the same. */
const MIN_WORDS = 4;
/** Words of it that begin with a small letter. Names and lists of techniques have capitals. */
const MIN_SMALL_WORDS = 2;
/** A small letter, or one of a script without capitals. */
const SMALL_LETTER = /^[\p{Ll}\p{Lo}]/u;

/** Titles of works and certificates, which are not translated. */
const TITLES = /^more\.(certificates|awards|publications)\[\d+\]\.title$/;

/** A sentence for each longer text that a translation has in the words of content.ts, with its file and line. */
export async function findUntranslated(source: ContentSource): Promise<string[]> {
  const original = await readListed(source);
  const sentences: string[] = [];
  for (const page of source.translations()) {
    const content = await readListed(page);
    // British and American English, for example, share most of their texts.
    if (primaryLanguage(content.site.language) === primaryLanguage(original.site.language)) {
      continue;
    }
    const { lineOf } = await page.read();
    const same = valuesIn(content).filter(
      ({ path, value }) =>
        isRunningText(value) && value === valueAt(original, path) && !isInherited(path),
    );
    for (const { path } of same) {
      const fieldPath = formatPath(path);
      if (TITLES.test(fieldPath)) continue;
      const line = lineOf(path);
      const file = line === undefined ? page.name : `${page.name}:${line}`;
      sentences.push(
        `${file}: ${fieldPath} is still the text of ${basename(source.file)}: translate it`,
      );
    }
  }
  return sentences;
}

/** The language of a tag without its region: `pt` of `pt-BR`. */
function primaryLanguage(tag: string): string {
  return new Intl.Locale(tag).language;
}

function isRunningText(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(
    value.replaceAll(ADDRESS, ' '),
  );
  const words = [...segments].map(({ segment }) => segment).filter((word) => /\p{L}/u.test(word));
  const small = words.filter((word) => SMALL_LETTER.test(word));
  return words.length >= MIN_WORDS && small.length >= MIN_SMALL_WORDS;
}

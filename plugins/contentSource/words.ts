import type { CheckedContent, ContentInput } from '../../src/content/schema/contentSchema.ts';
import { words as english, type Words } from '../../src/content/words/en.ts';

/** Optional parts of the content: they get their words only if the owner wrote the part. */
const OPTIONAL = new Set([
  'owner.cv',
  'about',
  'skills',
  'services',
  'projects',
  'experience',
  'more',
  'testimonials',
  'contact',
  'contact.whatsapp',
]);

/** A group of fields. */
export type Group = Record<string, unknown>;

/** The owner's content, completed with the words of its language. Takes anything: the check comes later. */
export function withWords(
  content: ContentInput | undefined,
  words: Words | undefined,
): CheckedContent {
  return (
    isGroup(content) && isGroup(words) ? completed(content, words, '') : content
  ) as CheckedContent;
}

/** Whether every language has to have a word or a group of words at this path. */
export function isWord(path: readonly PropertyKey[]): boolean {
  const word = path.reduce<unknown>(
    (value, key) => (isGroup(value) ? value[String(key)] : undefined),
    english,
  );
  return word !== undefined && !OPTIONAL.has(path.join('.'));
}

/** The owner leaves a word out by setting it to undefined. */
function completed(own: Group, words: Group, fieldPath: string): Group {
  const result = { ...own };
  for (const [key, word] of Object.entries(words)) {
    const inner = fieldPath ? `${fieldPath}.${key}` : key;
    const value = own[key];
    if (isGroup(word) && isGroup(value)) result[key] = completed(value, word, inner);
    else if (!(key in own) && !OPTIONAL.has(inner)) {
      result[key] = isGroup(word) ? completed({}, word, inner) : word;
    }
  }
  return result;
}

/** Whether a value is a group of fields, no list and no single value. */
export function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

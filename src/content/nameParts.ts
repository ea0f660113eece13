/**
 * Spaces between words, but not after a word such as "van", which a small letter begins and which is not the
 * first, and not before a word without letters, such as an emoji.
 */
const SPACES_BETWEEN_NAMES = /(?<!\s\p{Ll}\S*)\s+(?=\S*\p{L})/u;

/** A full name in two parts. */
export interface NameParts {
  /** All words but the last; empty for a single word. */
  others: string;
  /** The last word, or `van Dyk`. */
  last: string;
}

/** The parts of a full name. */
export function namePartsOf(name: string): NameParts {
  const names = name.trim().split(SPACES_BETWEEN_NAMES);
  return { others: names.slice(0, -1).join(' '), last: names.at(-1)! };
}

import {
  isAside,
  isTransliteration,
  isShortName,
  wordsOf,
} from '../../plugins/shared/nameWords.ts';
import { readName } from '../../plugins/shared/readName.ts';

/** A name as the content of a site uses it. */
export interface ResumeName {
  /** The whole name in reading order, with its titles and degrees. */
  full: string;
  /** As in a greeting: one given name, or the whole name if the given names are initials. */
  given: string;
  /** Of two Spanish family names, the first. */
  family: string;
}

/** Initials, such as `J.`, `A.P.J.` and `R` */
const INITIALS = /^(\p{Lu}|(\p{Lu}\.)+)$/u;

/** The name of a résumé. `facts`: texts of the résumé that hold no given name, such as the profession. */
export function readResumeName(
  written: string,
  language: string,
  facts: readonly string[] = [],
): ResumeName {
  const name = readName(written, language, { facts });
  const families = language.startsWith('es') ? name.family.slice(0, 1) : name.family;
  const family = withoutAsides(families.join(' ')) || name.full;
  const names = name.given.map(withoutAsides).filter(Boolean);
  const spoken = language.startsWith('vi')
    ? wordsOf(names.join(' ')).at(-1)
    : names.find((given) => !INITIALS.test(given) && !isShortName(given));
  return { full: name.full, given: spoken ?? [...names, family].join(' '), family };
}

/** A part of a name without nicknames, emojis and the same name in another script. */
function withoutAsides(part: string): string {
  const words = wordsOf(part);
  const isSpoken = (word: string) =>
    !isAside(word) && /\p{L}/u.test(word) && !isTransliteration(word, words[0]!);
  return words.filter(isSpoken).join(' ');
}

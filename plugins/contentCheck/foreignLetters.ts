import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { hasLetter } from '../theme/textWidth.ts';
import { formatPath, valueAt, valuesIn } from './contentErrors.ts';

/** A letter of one script. Signs such as ー belong to several. */
const SCRIPT_LETTER = /(?!\p{Lm})\p{L}/gu;

/** ISO 15924 codes of the scripts that are named. */
const SCRIPTS = [
  'Arab',
  'Armn',
  'Beng',
  'Cyrl',
  'Deva',
  'Ethi',
  'Geor',
  'Grek',
  'Gujr',
  'Guru',
  'Hang',
  'Hani',
  'Hebr',
  'Hira',
  'Kana',
  'Khmr',
  'Knda',
  'Mlym',
  'Mymr',
  'Sinh',
  'Taml',
  'Telu',
  'Thai',
];

/**
 * A sentence about letters that the fonts of the site lack, with their scripts and the first field of each; undefined
 * if there are none. Fields that the owner has `written` come before words. Expects listed content without errors.
 */
export async function findForeignLetters(
  content: CheckedContent,
  written: unknown = content,
): Promise<string | undefined> {
  const found = new Map<string, string>();
  const known = new Set<string>();
  const isWritten = ({ path }: { path: readonly PropertyKey[] }) =>
    valueAt(written, path) !== undefined;
  const values = valuesIn(content).toSorted((a, b) => Number(isWritten(b)) - Number(isWritten(a)));
  for (const { path, value } of values) {
    for (const letter of typeof value === 'string' ? (value.match(SCRIPT_LETTER) ?? []) : []) {
      if (known.has(letter)) continue;
      known.add(letter);
      const name = scriptOf(letter);
      if (!found.has(name) && !(await isInFonts(letter))) found.set(name, formatPath(path));
    }
  }
  if (found.size === 0) return undefined;
  const scripts = [...found].map(([name, fieldPath]) => `${name} (${fieldPath})`).join(', ');
  return `these letters are not in the fonts of the site, visitors see them in the sans-serif font of their system: ${scripts}`;
}

/** The script of a letter, in English. For a Latin letter, the letter itself. */
function scriptOf(letter: string): string {
  const script = SCRIPTS.find((code) => new RegExp(`\\p{Script=${code}}`, 'u').test(letter));
  return script ? new Intl.DisplayNames('en', { type: 'script' }).of(script)! : letter;
}

async function isInFonts(letter: string): Promise<boolean> {
  const whole = letter.normalize('NFC');
  return (await hasLetter(whole, 'bricolage-grotesque')) && hasLetter(whole, 'geist');
}

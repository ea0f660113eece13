import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isLanguageTag } from '../../src/helpers/languageTag.ts';
import { plainError } from './readError.ts';

/** No languages: `npm run import` writes content.imported.ts, and content.test.ts would be a test. */
const OTHER_FILES = new Set(['imported', 'test']);

/** A content file of another language, such as `content.fr.ts` beside `content.ts`. */
export interface LanguageFile {
  /** Path of the file. */
  path: string;
  /** Language, a BCP 47 tag: the middle of the file's name. */
  language: string;
}

/** The content files of other languages beside this one, by their names. Throws if a name has no language. */
export function languageFiles(contentFile: string): LanguageFile[] {
  const folder = dirname(contentFile);
  if (!existsSync(folder)) return [];
  const start = `${basename(contentFile, '.ts')}.`;
  return readdirSync(folder)
    .filter(
      (name) => name.startsWith(start) && name.endsWith('.ts') && name !== basename(contentFile),
    )
    .map((name) => ({
      path: join(folder, name),
      language: name.slice(start.length, -'.ts'.length),
    }))
    .filter(({ language }) => !OTHER_FILES.has(language))
    .map(requireLanguage)
    .toSorted((one, other) => one.language.localeCompare(other.language));
}

function requireLanguage(file: LanguageFile): LanguageFile {
  if (isLanguageTag(file.language)) return file;
  throw plainError(
    `${basename(file.path)} has no language in its name, such as fr in content.fr.ts: rename or move it`,
  );
}

/** The name of a language in itself, such as `Français`. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  const [first = '', ...rest] = [...name];
  return first.toLocaleUpperCase(language) + rest.join('');
}

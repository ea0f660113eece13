import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { basename, relative, resolve } from 'node:path';
import type { Rollup } from 'vite';
import type { CheckedContent, ContentInput } from '../../src/content/schema/contentSchema.ts';
import type { Words } from '../../src/content/words/en.ts';
import { contentRules } from './contentRules.ts';
import { hostAddress } from './hostAddress.ts';
import { linesIn, repeatedKeys, type LineOf } from './contentLines.ts';
import { languageFiles, type LanguageFile } from './languageFiles.ts';
import { plainError, readError, slashed } from './readError.ts';
import { ROOT, runModule } from './runModule.ts';
import { findGaps, translated, type Gap } from './translation.ts';
import { withWords } from './words.ts';
import { wordsFile } from './wordsFile.ts';

/** The owner's file as it was read. */
interface LoadedContent {
  /** The file's export `content`, unchecked. A translation also has the fields that it shares with content.ts. */
  written: unknown;
  /** `written` with the words of its language. */
  content: unknown;
  lineOf: LineOf;
  /** Texts and entries that this file and content.ts do not both have. */
  gaps: Gap[];
  /** The file and all that it imports. */
  files: string[];
}

/** The owner's file. All plugins share one source, so a build reads it once. */
export interface ContentSource {
  file: string;
  /** Its path from the project's folder, such as `src/content/content.ts`. Messages name it so. */
  name: string;
  /** Folder of its page below the site, such as `fr/`; empty for content.ts. */
  folder: string;
  /** Runs the file, once until `forget`. Throws an error for the owner, with the position in the file. */
  read(): Promise<LoadedContent>;
  /** The sources of other languages, from the files beside this one, such as `content.fr.ts`. */
  translations(): ContentSource[];
  /** Has the next `read` run the file and its translations again. */
  forget(): void;
}

/**
 * The source for a file; its path is relative to the project's root. Default: the variable CONTENT_FILE.
 * Throws an error for the owner if Vite cannot load files of this project.
 */
export function contentSource(
  file = process.env.CONTENT_FILE || 'src/content/content.ts',
): ContentSource {
  if (/[#?]/.test(ROOT)) {
    throw plainError(
      `The path of this folder holds # or ?, which Vite cannot load: rename it. ${ROOT}`,
    );
  }
  const path = resolve(ROOT, file);
  const original = sourceOf(path, '', () => loadContent(path));
  /** By path: each translation is read once. */
  const translations = new Map<string, ContentSource>();
  function translationIn(language: LanguageFile): ContentSource {
    const known = translations.get(language.path);
    if (known) return known;
    const translation = translationOf(original, language);
    translations.set(language.path, translation);
    return translation;
  }
  return {
    ...original,
    translations: () => languageFiles(path).map(translationIn),
    forget() {
      original.forget();
      translations.clear();
    },
  };
}

/** The source of a file that `load` reads. */
function sourceOf(file: string, folder: string, load: () => Promise<LoadedContent>): ContentSource {
  let loaded: Promise<LoadedContent> | undefined;
  return {
    file,
    name: slashed(relative(ROOT, file)),
    folder,
    translations: () => [],
    read() {
      loaded ??= load();
      return loaded;
    },
    forget() {
      loaded = undefined;
    },
  };
}

/** The source of a file in another language. */
function translationOf(original: ContentSource, file: LanguageFile): ContentSource {
  return sourceOf(file.path, `${file.language}/`, () => loadTranslation(original, file));
}

/** The sources of all pages: content.ts and its translations. */
export function pagesOf(source: ContentSource): ContentSource[] {
  return [source, ...source.translations()];
}

/** The content without unlisted sections, which are nowhere on the site. Expects content without errors. */
export async function listedContent(content: unknown): Promise<CheckedContent> {
  const { knownSectionIds } = await contentRules();
  const { sections } = content as CheckedContent;
  const isShown = (field: string) =>
    !knownSectionIds.includes(field) || sections.some((id) => id === field);
  return Object.fromEntries(
    Object.entries(content as CheckedContent).filter(([field]) => isShown(field)),
  ) as unknown as CheckedContent;
}

/** The listed content as it is now. Vite runs the hook of `plugin` again when a file of it changes. */
export async function readListed(
  source: ContentSource,
  plugin?: Pick<Rollup.PluginContext, 'addWatchFile'>,
): Promise<CheckedContent> {
  const { content, files } = await source.read();
  for (const file of files) plugin?.addWatchFile(file);
  return listedContent(content);
}

/** A module of the owner, before its words are added. */
interface RunFile {
  /** Its export `content`. */
  written: unknown;
  lineOf: LineOf;
  /** The file and all that it imports. */
  files: string[];
}

async function loadContent(path: string): Promise<LoadedContent> {
  const { written, lineOf, files } = await runFile(path);
  const { content, wordFiles } = await withLanguageWords(written, path);
  return {
    written,
    content: withAddress(content),
    lineOf,
    gaps: [],
    files: [...files, ...wordFiles],
  };
}

async function loadTranslation(
  original: ContentSource,
  { path, language }: LanguageFile,
): Promise<LoadedContent> {
  const { written: shared, files: sharedFiles } = await original.read();
  const { written: texts, lineOf, files } = await runFile(path);
  const written = withLanguage(translated(shared, texts), language);
  const { content, wordFiles } = await withLanguageWords(written, path);
  const gaps = findGaps(shared, texts, basename(original.file));
  const allFiles = [...files, ...wordFiles, ...sharedFiles];
  return { written, content: withAddress(content), lineOf, gaps, files: allFiles };
}

async function runFile(path: string): Promise<RunFile> {
  try {
    const bytes = await readFile(path);
    if (!isUtf8(bytes) || bytes.includes(0)) {
      throw new Error('it is no UTF-8. Save it with the encoding UTF-8');
    }
    const source = bytes.toString();
    const { module, dependencies } = await runModule<{ content?: unknown }>(path);
    if (module.content === undefined) {
      throw new Error(
        'it exports no content. It must hold: export const content: ContentInput = { … }',
      );
    }
    const [again] = repeatedKeys(source);
    if (again) {
      throw new Error(
        `${again.key} is there twice in one group, again in line ${again.line}. Remove one`,
      );
    }
    const files = [path, ...dependencies.map((each) => resolve(ROOT, each))];
    return { written: module.content, lineOf: linesIn(source), files };
  } catch (error) {
    throw readError(error, path, ROOT);
  }
}

/** The content with the words of its language, and the file of these words. */
async function withLanguageWords(
  written: unknown,
  path: string,
): Promise<{ content: unknown; wordFiles: string[] }> {
  try {
    const file = wordsFile((written as Partial<ContentInput> | null)?.site?.language);
    const { words } = file ? (await runModule<{ words: Words }>(file)).module : {};
    const content = withWords(written as ContentInput | undefined, words);
    return { content, wordFiles: file ? [file] : [] };
  } catch (error) {
    throw readError(error, path, ROOT);
  }
}

/** The name of the file says the language. */
function withLanguage(content: unknown, language: string): unknown {
  const { site } = content as { site?: object };
  return { ...(content as object), site: { ...site, language } };
}

/** Adds the site's address from the host's environment if the content has none. */
function withAddress(content: unknown): unknown {
  const site = (content as Partial<CheckedContent> | null)?.site;
  if (!site || site.address) return content;
  const address = hostAddress(process.env);
  return address ? { ...(content as CheckedContent), site: { ...site, address } } : content;
}

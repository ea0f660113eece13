import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Rollup } from 'vite';
import type { Content, ContentInput } from '../../src/contentSchema.ts';
import type { Words } from '../../src/content/words/en.ts';
import { contentRules } from './contentRules.ts';
import { hostAddress } from './hostAddress.ts';
import { linesIn, repeatedKeys, type LineOf } from './contentLines.ts';
import { plainError, readError } from './readError.ts';
import { ROOT, runModule } from './runModule.ts';
import { withWords } from './words.ts';
import { wordsFile } from './wordsFile.ts';

/** The owner's file as it was read. */
interface LoadedContent {
  /** The file's export `content`, unchecked. */
  own: unknown;
  /** The same, completed with the words of its language. */
  content: unknown;
  lineOf: LineOf;
  /** The file and all that it imports. */
  files: string[];
}

/** The owner's file. All plugins share one source, so a build reads it once. */
export interface ContentSource {
  file: string;
  /** Runs the file, once until `forget`. Throws an error for the owner, with the place in the file. */
  read(): Promise<LoadedContent>;
  /** Has the next `read` run the file again. */
  forget(): void;
}

/**
 * The source for a file; its path is relative to the project's root. Default: the variable CONTENT_FILE.
 * Throws an error for the owner if Vite cannot load files of this project.
 */
export function contentSource(
  file = process.env.CONTENT_FILE || 'src/content/content.ts',
): ContentSource {
  if (/[#?]/.test(ROOT))
    throw plainError(
      `The path of this folder holds # or ?, which Vite cannot load: rename it. ${ROOT}`,
    );
  const path = resolve(ROOT, file);
  let loaded: Promise<LoadedContent> | undefined;
  return {
    file: path,
    read() {
      loaded ??= load(path);
      return loaded;
    },
    forget() {
      loaded = undefined;
    },
  };
}

/** The content without unlisted sections, which are nowhere on the site. Expects content without errors. */
export async function listedContent(content: unknown): Promise<Content> {
  const { sectionIds } = await contentRules();
  const { sections } = content as Content;
  const isShown = (field: string) =>
    !sectionIds.includes(field) || sections.some((id) => id === field);
  return Object.fromEntries(
    Object.entries(content as Content).filter(([field]) => isShown(field)),
  ) as unknown as Content;
}

/** The listed content as it is now. Vite runs the hook of `plugin` again when a file of it changes. */
export async function readListed(
  source: ContentSource,
  plugin?: Pick<Rollup.PluginContext, 'addWatchFile'>,
): Promise<Content> {
  const { content, files } = await source.read();
  for (const file of files) plugin?.addWatchFile(file);
  return listedContent(content);
}

async function load(path: string): Promise<LoadedContent> {
  try {
    const bytes = await readFile(path);
    if (!isUtf8(bytes) || bytes.includes(0))
      throw new Error('it is no UTF-8. Save it with the encoding UTF-8');
    const source = bytes.toString();
    const { module, dependencies } = await runModule<{ content?: ContentInput }>(path);
    if (module.content === undefined)
      throw new Error(
        'it exports no content. It must hold: export const content: ContentInput = { … }',
      );
    const [again] = repeatedKeys(source);
    if (again)
      throw new Error(
        `${again.key} is there twice in one group, again in line ${again.line}. Remove one`,
      );
    const words = wordsFile(module.content?.site?.language);
    const { words: known } = words ? (await runModule<{ words: Words }>(words)).module : {};
    return {
      own: module.content,
      content: withAddress(withWords(module.content, known)),
      lineOf: linesIn(source),
      files: [path, ...dependencies.map((each) => resolve(ROOT, each)), ...(words ? [words] : [])],
    };
  } catch (error) {
    throw readError(error, path, ROOT);
  }
}

/** Adds the site's address from the host's environment if the content has none. */
function withAddress(content: unknown): unknown {
  const site = (content as Partial<Content> | null)?.site;
  const address = hostAddress(process.env);
  return site && !site.address && address
    ? { ...(content as Content), site: { ...site, address } }
    : content;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedConfig } from 'vite';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { readListed, type ContentSource } from '../contentSource/contentSource.ts';
import { hasOwnSharePicture } from '../shared/sharePicture.ts';
import { findStale, generatedKind, type GeneratedKind } from './generatedFiles.ts';
import { missingMailKeys, wrongMailKeys } from './mailKeys.ts';
import { formatPath, valuesIn } from './contentErrors.ts';
import { findWrongLanguage } from './textLanguage.ts';

export const KEYS_NOT_TRIED =
  'The EmailJS keys are not tried here: npm run check -- --send sends you a message.';

/** A closing tag, a break or an entity: nobody writes about those in a text for clients. */
const MARKUP = /<\/\w+>|<br\s*\/?>|&(\w+|#\d+);/i;

/**
 * Sentences about everything that keeps a site from being published. Expects listed content without errors.
 * `env` is that of a resolved Vite config; it has the keys from `.env` in `root`.
 */
export async function findBlockers(
  content: CheckedContent,
  { root, publicDir, env }: Pick<ResolvedConfig, 'root' | 'publicDir' | 'env'>,
): Promise<string[]> {
  return [
    ...findSamples(content),
    ...(await findWrongLanguage(content)),
    ...findMarkup(content),
    ...findMissingAddress(content),
    ...findStale(content, publicDir),
    ...findWrongKeys(content, env, root),
  ];
}

/**
 * Sentences about everything in the translations that keeps a site from being published. Expects translations
 * without errors.
 */
export async function findBlockersOfTranslations(
  source: ContentSource,
  publicDir: string,
): Promise<string[]> {
  const all: string[] = [];
  const original = await readListed(source);
  for (const page of source.translations()) {
    const content = await readListed(page);
    const ownFiles: GeneratedKind[] = [];
    if (content.owner.cv?.file !== original.owner.cv?.file) {
      ownFiles.push(generatedKind('cv', page));
    }
    if (hasOwnSharePicture(content, original)) ownFiles.push(generatedKind('share', page));
    const blockers = [
      ...findSamples(content),
      ...findMarkup(content),
      ...findStale(content, publicDir, undefined, ownFiles),
    ];
    all.push(
      ...(await findWrongLanguage(content, page.name)),
      ...blockers.map((blocker) => `${page.name}: ${blocker}`),
    );
  }
  return all;
}

function findSamples(content: CheckedContent): string[] {
  const marks = valuesIn(content).filter(({ path }) => path.at(-1) === 'sample');
  if (marks.length === 0) return [];
  const fieldPaths = marks.map(({ path }) => formatPath(path.slice(0, -1)));
  return [`sample content is still there, marked sample: true: ${byList(fieldPaths)}`];
}

function findMissingAddress({ site }: CheckedContent): string[] {
  if (site.address) return [];
  return ['site.address is missing: search engines and link previews need it'];
}

/** Texts are shown as they are written: HTML in them would be read as text. */
function findMarkup(content: CheckedContent): string[] {
  return valuesIn(content).flatMap(({ path, value }) => {
    const html = typeof value === 'string' ? MARKUP.exec(value)?.[0] : undefined;
    if (!html) return [];
    return [`${formatPath(path)} holds the HTML ${html}, which visitors would see: remove it`];
  });
}

/** Sentences about the keys of the contact form. */
export function findWrongKeys(
  { contact }: CheckedContent,
  env: Record<string, unknown>,
  root: string,
): string[] {
  if (!contact) return [];
  const file = join(root, '.env');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text.includes('\0')) {
    return ['.env is UTF-16, which hides its keys: save it as UTF-8 without BOM'];
  }
  if (text.startsWith('\uFEFF')) {
    return [
      '.env begins with a byte order mark, which hides its first line: save it as UTF-8 without BOM',
    ];
  }
  const wrong = wrongMailKeys(env);
  const missing = missingMailKeys(env).join(', ');
  if (!missing) return wrong;
  return [
    `the contact form needs ${missing}, or every message fails on any host; see .env.example`,
    ...wrong,
  ];
}

/** The paths of fields, entries of one list together: `owner, projects.items (6)`. */
function byList(fieldPaths: readonly string[]): string {
  const lists = fieldPaths.map((fieldPath) => fieldPath.replace(/\[\d+\]$/, ''));
  const size = (list: string) => lists.filter((each) => each === list).length;
  return [...new Set(lists)]
    .map((list) => (fieldPaths.includes(list) ? list : `${list} (${size(list)})`))
    .join(', ');
}

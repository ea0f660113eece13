/** Files that scripts make from the content. generated.json beside it keeps hashes: a git clone changes file times. */
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pictureFile } from '../../src/helpers/pictureFiles.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { sharePicture, sharePictureFile } from '../shared/sharePicture.ts';
import { plainError } from '../contentSource/readError.ts';
import { ROOT } from '../contentSource/runModule.ts';
import { stillName, stills } from '../../src/needleField/stillFiles.ts';

const RECORD = join(ROOT, 'src/content/generated.json');

/** A script that makes files. */
type Script = 'cv' | 'share' | 'stills';

/** A script that makes a file for each language. */
type ScriptOfLanguages = 'cv' | 'share';

/** A kind of file, named like its script. The file of a translation has its language, too, such as `cv.fr`. */
export type GeneratedKind = Script | `${ScriptOfLanguages}.${string}`;

/** The kinds of files of content.ts. */
const KINDS: readonly GeneratedKind[] = ['cv', 'share', 'stills'];

/** Path below public/, or undefined if the content names none. One still represents all stills. */
const paths: Record<Script, (content: CheckedContent, language?: string) => string | undefined> = {
  cv: ({ owner }) => owner.cv?.file,
  share: (_content, language) => (language ? sharePictureFile(language) : sharePicture.src),
  stills: () => pictureFile(stillName('home', 'wide'), stills.home.wide.widths[1], 'webp'),
};

/** The content that a file shows. */
const inputs: Record<Script, (content: CheckedContent) => unknown> = {
  cv: (content) => {
    const { site, owner, home, sections } = content;
    const parts = sections.map((id) => content[id]);
    return [site.language, site.colors, owner, home.tagline, parts];
  },
  share: ({ site, owner }) => [site.language, site.colors, owner.name, owner.title],
  stills: ({ site }) => site.colors,
};

/** Fields that no file shows. */
const UNSEEN = new Set(['sample', 'menuLabel', 'form', 'cardLink', 'answer']);

/** Hashes by kind. */
type GeneratedRecord = Record<string, { file: string; content: string } | undefined>;

/** Throws an error for the owner if the record cannot be read, or not be written. */
export function checkRecord(record = RECORD): void {
  read(record);
  try {
    accessSync(existsSync(record) ? record : dirname(record), constants.W_OK);
  } catch (error) {
    throw plainError(`src/content/generated.json cannot be written: ${(error as Error).message}`);
  }
}

/** Records that a file below public/ has just been made from this content. */
export function recordGenerated(
  kind: GeneratedKind,
  content: CheckedContent,
  publicFolder = join(ROOT, 'public'),
  record = RECORD,
): void {
  const path = pathOf(kind, content);
  if (!path) throw new Error(`The content names no file of the kind ${kind}`);
  const file = hash(readFileSync(join(publicFolder, path)));
  const all = { ...read(record), [kind]: { file, content: contentHash(kind, content) } };
  writeFileSync(record, `${JSON.stringify(all, undefined, 2)}\n`);
}

/** Whether the file of this kind is one that its script made, unchanged since then. */
export function isMadeByScript(
  kind: GeneratedKind,
  content: CheckedContent,
  publicFolder: string,
  record = RECORD,
): boolean {
  const file = join(publicFolder, pathOf(kind, content) ?? '');
  return read(record)[kind]?.file === hash(readFileSync(file));
}

/** A sentence for each file that is missing or older than its content. Files of the owner are never old. */
export function findStale(
  content: CheckedContent,
  publicFolder: string,
  record = RECORD,
  kinds = KINDS,
): string[] {
  return kinds.flatMap((kind) => {
    const path = pathOf(kind, content);
    if (!path) return [];
    if (!existsSync(join(publicFolder, path))) {
      return [`public/${path} does not exist: npm run ${scriptOf(kind)} makes it`];
    }
    const isCurrent = read(record)[kind]?.content === contentHash(kind, content);
    if (isCurrent || !isMadeByScript(kind, content, publicFolder, record)) return [];
    return [
      `public/${path} is older than the content that it was made from: npm run ${scriptOf(kind)} makes it anew`,
    ];
  });
}

/** The kind of a file of a page, whose folder is that of its language. */
export function generatedKind(
  script: ScriptOfLanguages,
  { folder }: { folder: string },
): GeneratedKind {
  return folder ? `${script}.${folder.slice(0, -1)}` : script;
}

function scriptOf(kind: GeneratedKind): Script {
  return kind.split('.')[0] as Script;
}

function pathOf(kind: GeneratedKind, content: CheckedContent): string | undefined {
  const [, language] = kind.split('.');
  return paths[scriptOf(kind)](content, language);
}

function contentHash(kind: GeneratedKind, content: CheckedContent): string {
  const seen = (key: string, value: unknown) => (UNSEEN.has(key) ? undefined : value);
  return hash(JSON.stringify(inputs[scriptOf(kind)](content), seen));
}

function hash(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function read(record: string): GeneratedRecord {
  if (!existsSync(record)) return {};
  try {
    return JSON.parse(readFileSync(record, 'utf8')) as GeneratedRecord;
  } catch {
    // Not deleted: without it the CV would be one of the owner, which `npm run cv` never overwrites.
    throw plainError(
      'src/content/generated.json is no JSON, as after a merge conflict: ' +
        'git checkout HEAD -- src/content/generated.json puts yours back, then npm run files makes the files anew',
    );
  }
}

/**
 * Files that scripts generate from the content: the CV (`npm run cv`), the share picture (`npm run share`) and the
 * field's posters (`npm run poster`). Beside them a record is kept of what each was generated from, because a
 * clone has no times of change that could be compared.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureFile } from '../src/content/pictureFiles.ts';
import type { Content } from '../src/contentSchema.ts';
import { sharePicture } from '../src/head.ts';
import { posterName, posters } from '../src/ui/Backdrop/posters.ts';
import { digest, orderedJson } from './digest.ts';
import { paletteOf } from './theme/palette.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const RECORD = join(ROOT, 'scripts/generated.json');

/** A kind of file that is generated from the content. */
export type GeneratedKind = 'cv' | 'share' | 'poster';

interface GeneratedFile {
  /** Path below public/; undefined where the content has no such file. Of several files one that stands for them. */
  path: (content: Content) => string | undefined;
  /** The parts of the content that can be seen in it. */
  shows: (content: Content) => unknown;
  /** Script that makes it. */
  script: string;
}

const generatedFiles: Record<GeneratedKind, GeneratedFile> = {
  cv: {
    path: ({ owner }) => owner.cv?.file,
    shows: ({
      site,
      owner,
      home,
      sections,
      topBar: _topBar,
      footer: _footer,
      notFound: _notFound,
      ...slices
    }) => [
      [site.language, site.direction, paletteOf(site.colors), owner, home.tagline],
      sections.map((id) => [id, slices[id]]),
    ],
    script: 'npm run cv',
  },
  share: {
    path: () => sharePicture.src,
    shows: ({ site, owner }) => [
      site.language,
      site.direction,
      paletteOf(site.colors),
      owner.name,
      owner.title,
    ],
    script: 'npm run share',
  },
  poster: {
    path: () => pictureFile(posterName('home', 'wide'), posters.home.wide.fileWidths[1], 'webp'),
    shows: ({ site }) => paletteOf(site.colors),
    script: 'npm run poster',
  },
};

/** Fields of those parts that no file shows: the mark of what is made up, what the menu says, the form. */
const UNSEEN = ['sample', 'menuLabel', 'form'];

/** Digests of a file and of the content that it was generated from. */
type Recorded = Partial<Record<GeneratedKind, { file: string; content: string }>>;

/** Digest of the parts of the content that a generated file shows, whatever their order in content.ts. */
export function contentHash(kind: GeneratedKind, content: Content): string {
  return digest(orderedJson(generatedFiles[kind].shows(content), UNSEEN));
}

/** Notes that the file of this kind below public/ has just been generated from this content. Throws where it is missing. */
export function recordGenerated(
  kind: GeneratedKind,
  content: Content,
  publicFolder = join(ROOT, 'public'),
  record = RECORD,
): void {
  const path = generatedFiles[kind].path(content);
  if (!path) throw new Error(`The content has no file of the kind ${kind}`);
  const file = digest(readFileSync(join(publicFolder, path)));
  const all: Recorded = { ...read(record), [kind]: { file, content: contentHash(kind, content) } };
  writeFileSync(record, `${JSON.stringify(all, undefined, 2)}\n`);
}

/** Whether the files of this kind, when they were last generated, were made from content that looks the same in them. */
export function isGeneratedFrom(kind: GeneratedKind, content: Content, record = RECORD): boolean {
  return read(record)[kind]?.content === contentHash(kind, content);
}

/**
 * A sentence for each generated file that is missing or older than its content. A file that is not the one in the
 * record is the owner's own, and never too old.
 */
export function findStale(content: Content, publicFolder: string, record = RECORD): string[] {
  const recorded = read(record);
  return (Object.keys(generatedFiles) as GeneratedKind[]).flatMap((kind) => {
    const { path, script } = generatedFiles[kind];
    const name = path(content);
    if (!name) return [];
    const file = join(publicFolder, name);
    if (!existsSync(file)) return [`public/${name} does not exist: ${script} makes it`];
    const isStale =
      recorded[kind]?.file === digest(readFileSync(file)) && !isGeneratedFrom(kind, content, record);
    return isStale
      ? [`public/${name} is older than the content that it was made from: ${script} makes it anew`]
      : [];
  });
}

function read(record: string): Recorded {
  return existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Recorded) : {};
}

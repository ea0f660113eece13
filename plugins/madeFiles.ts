/**
 * Files that scripts make from the content: the CV (`npm run cv`) and the share picture (`npm run share`). Beside
 * them a record is kept of what each was made from, because a clone has no times of change that could be compared.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '../src/content/schema.ts';
import { sharePicture } from '../src/head.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const RECORD = join(ROOT, 'scripts/made.json');

/** A kind of file that is made from the content. */
export type MadeKind = 'cv' | 'share';

interface MadeFile {
  /** Path below public/. */
  path: (content: Content) => string;
  /** The parts of the content that can be seen in it. */
  shows: (content: Content) => unknown;
  /** Script that makes it. */
  script: string;
}

const madeFiles: Record<MadeKind, MadeFile> = {
  cv: {
    path: ({ about }) => about.cvFile,
    shows: ({ site, owner, home, about, skills, projects, experience, testimonials, contact }) => [
      [site.language, site.direction, owner, home.tagline, about, skills, projects, experience],
      [testimonials.heading, testimonials.items, contact.labels],
    ],
    script: 'npm run cv',
  },
  share: {
    path: () => sharePicture.src,
    shows: ({ site, owner }) => [site.language, site.direction, owner.name, owner.title],
    script: 'npm run share',
  },
};

/** Digests of a file and of the content that it was made from. */
type Recorded = Partial<Record<MadeKind, { file: string; content: string }>>;

/** Digest of the parts of the content that a made file shows, whatever their order in content.ts. */
export function contentHash(kind: MadeKind, content: Content): string {
  return hash(JSON.stringify(madeFiles[kind].shows(content), inOrder));
}

/** Notes that the file of this kind below public/ has just been made from this content. Throws where it is missing. */
export function recordMade(kind: MadeKind, content: Content, publicFolder = join(ROOT, 'public'), record = RECORD): void {
  const file = hash(readFileSync(join(publicFolder, madeFiles[kind].path(content))));
  const made: Recorded = { ...read(record), [kind]: { file, content: contentHash(kind, content) } };
  writeFileSync(record, `${JSON.stringify(made, undefined, 2)}\n`);
}

/**
 * A sentence for each made file that is missing or older than its content. A file that is not the one in the record
 * is the owner's own, and never too old.
 */
export function findStale(content: Content, publicFolder: string, record = RECORD): string[] {
  const recorded = read(record);
  return (Object.keys(madeFiles) as MadeKind[]).flatMap((kind) => {
    const { path, script } = madeFiles[kind];
    const name = path(content);
    const file = join(publicFolder, name);
    if (!existsSync(file)) return [`public/${name} does not exist: ${script} makes it`];
    const made = recorded[kind];
    const isStale = made?.file === hash(readFileSync(file)) && made.content !== contentHash(kind, content);
    return isStale ? [`public/${name} is older than the content that it was made from: ${script} makes it anew`] : [];
  });
}

function read(record: string): Recorded {
  return existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Recorded) : {};
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function hash(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

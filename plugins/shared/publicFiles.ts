import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicFiles } from '../../src/content/schema/rules.ts';

/** The files below a folder, which is that of `public/` in a build. */
export function publicFilesIn(folder: string): PublicFiles {
  return {
    sizeOf: (path) => sizeOf(join(folder, path)),
    startOf: (path, length) => charactersOf(join(folder, path), 0, length),
    endOf: (path, length) => charactersOf(join(folder, path), -length, length),
  };
}

/** Bytes of a file; undefined for anything else. */
function sizeOf(file: string): number | undefined {
  try {
    const stats = statSync(file);
    return stats.isFile() ? stats.size : undefined;
  } catch {
    return undefined;
  }
}

/** The characters of a file from a position. A negative position counts from its end. */
function charactersOf(file: string, position: number, length: number): string {
  const opened = openSync(file, 'r');
  try {
    const start = position < 0 ? Math.max(0, fstatSync(opened).size + position) : position;
    const characters = Buffer.alloc(length);
    readSync(opened, characters, 0, length, start);
    return characters.toString('latin1');
  } finally {
    closeSync(opened);
  }
}

import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicFiles } from '../../src/content/schema/rules.ts';

/** The files below a folder, which is that of `public/` in a build. */
export function publicFilesIn(folder: string): PublicFiles {
  return {
    sizeOf: (path) => sizeOf(join(folder, path)),
    startOf: (path, length) => startOf(join(folder, path), length),
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

/** The first characters of a file. */
function startOf(file: string, length: number): string {
  const opened = openSync(file, 'r');
  try {
    const start = Buffer.alloc(length);
    readSync(opened, start, 0, length, 0);
    return start.toString('latin1');
  } finally {
    closeSync(opened);
  }
}

import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SizeOf } from '../../src/content/rules.ts';

/** Sizes of the files below a folder; undefined for anything else. */
export function sizesBelow(folder: string): SizeOf {
  const sizeOf = (path: string) => {
    try {
      const stats = statSync(join(folder, path));
      return stats.isFile() ? stats.size : undefined;
    } catch {
      return undefined;
    }
  };
  return Object.assign(sizeOf, {
    startOf: (path: string, length: number) => startOf(join(folder, path), length),
  });
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

import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { SizeOf } from '../../src/content/rules.ts';

/** Sizes of the files below a folder; undefined for anything else. */
export function sizesBelow(folder: string): SizeOf {
  return (path) => {
    try {
      const stats = statSync(join(folder, path));
      return stats.isFile() ? stats.size : undefined;
    } catch {
      return undefined;
    }
  };
}

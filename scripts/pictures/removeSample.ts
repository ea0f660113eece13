import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureDigest, readSample } from '../../plugins/content/sampleTexts.ts';
import { pictureFiles } from '../../src/content/pictureFiles.ts';
import type { Drawing } from './drawings.ts';

/** What became of the sample's pictures, by name. */
export interface Removal {
  removed: string[];
  /** Still shown by the content. */
  kept: string[];
}

/**
 * Removes the sample's drawings, and the files below `publicFolder` that were made from them. What the content still
 * shows is left, and so is a picture of the owner's that has the name of a drawing. `shown` are the pictures of the
 * content, such as `assets/portrait`.
 */
export async function removeSample(
  drawings: readonly Drawing[],
  shown: ReadonlySet<string>,
  publicFolder: string,
  sample = readSample(),
): Promise<Removal> {
  const removal: Removal = { removed: [], kept: [] };
  for (const { kind, name, path } of drawings) {
    const src = `assets/${name}`;
    const isSample = sample.has(pictureDigest(src, publicFolder) ?? '');
    if (isSample && shown.has(src)) {
      removal.kept.push(name);
      continue;
    }
    const files = isSample ? pictureFiles(src, kind).map((file) => join(publicFolder, file)) : [];
    for (const file of [path, ...files].filter((each) => existsSync(each))) await rm(file);
    removal.removed.push(name);
  }
  return removal;
}

/** All pictures that a content shows. */
export function picturesIn(value: unknown): Set<string> {
  return new Set(sourcesIn(value));
}

function sourcesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'src' && typeof each === 'string' ? each : sourcesIn(each),
  );
}

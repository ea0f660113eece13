import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { exitWith } from './exitWith.ts';
import { sizeTable, withoutHash, type Sizes } from './sizeTable.ts';

const [before, after] = process.argv.slice(2);
if (!before || !after) exitWith('Name two built folders: npx tsx scripts/sizes.ts BEFORE AFTER');
console.log(sizeTable(await sizesIn(before), await sizesIn(after)));

/** The bytes that a host sends for each file: texts compressed at the highest level, pictures and fonts as they are. */
async function sizesIn(folder: string): Promise<Sizes> {
  const sizes = new Map<string, number>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    const isText = /\.(html|js|css|svg|json|xml|txt|md|webmanifest)$/.test(path);
    const file = withoutHash(relative(folder, path).replaceAll('\\', '/'));
    sizes.set(file, (sizes.get(file) ?? 0) + (isText ? compressed(bytes) : bytes.length));
  }
  return sizes;
}

function compressed(bytes: Buffer): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

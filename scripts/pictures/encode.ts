import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  pictureFile,
  pictureFormats,
  pictureSizes,
  type PictureFormat,
  type PictureKind,
} from '../../src/content/pictureFiles.ts';
import { largestFile } from '../../src/content/rules.ts';

/** A file that was written: its path and its size in bytes. */
export interface WrittenFile {
  path: string;
  bytes: number;
}

/** What a file may weigh, in bytes, small width first: the page's own budget leaves no more for pictures. */
const budgets: Record<PictureKind, Record<PictureFormat, readonly [number, number]>> = {
  portrait: { avif: [34_000, 84_000], webp: [50_000, 120_000] },
  project: { avif: [18_000, 45_000], webp: [32_000, 80_000] },
  avatar: { avif: [3_000, 6_500], webp: [5_000, 11_000] },
};

/** From the best down; the last is kept where nothing fits, because below it pictures look broken. */
const qualities = [80, 72, 64, 56, 48, 40, 32];

/** Height in pixels of a picture of this kind at this width. */
export function heightAt(kind: PictureKind, width: number): number {
  const { width: full, height } = pictureSizes[kind];
  return Math.round((width * height) / full);
}

/**
 * Writes a picture at its kind's widths, as AVIF and WebP, into a folder that is made where it is missing.
 * `picture` has the kind's ratio already and at least its largest width. Throws, having written nothing, where a file
 * would pass the limit.
 */
export async function writePicture(
  picture: Buffer,
  kind: PictureKind,
  name: string,
  folder: string,
): Promise<WrittenFile[]> {
  const files: { path: string; data: Buffer }[] = [];
  const { isOpaque } = await sharp(picture).stats();
  for (const [index, width] of pictureSizes[kind].widths.entries()) {
    const resized = sharp(picture).resize(width, heightAt(kind, width), { fit: 'fill' });
    const scaled = await (isOpaque ? resized.removeAlpha() : resized).png().toBuffer();
    for (const format of pictureFormats) {
      const data = await encodeWithin(scaled, format, budgets[kind][format][index] ?? largestFile);
      const path = join(folder, pictureFile(name, width, format));
      if (data.length > largestFile)
        throw new Error(`${path} would have ${data.length} bytes; ${largestFile} is the limit`);
      files.push({ path, data });
    }
  }
  await mkdir(folder, { recursive: true });
  for (const { path, data } of files) await writeFile(path, data);
  return files.map(({ path, data }) => ({ path, bytes: data.length }));
}

/** The best quality that fits, found by halving: what is coarser is smaller. */
async function encodeWithin(picture: Buffer, format: PictureFormat, budget: number): Promise<Buffer> {
  let [best, worst] = [0, qualities.length - 1];
  let fitting: Buffer | undefined;
  while (best < worst) {
    const middle = (best + worst) >> 1;
    const file = await encode(picture, format, qualities[middle]);
    if (file.length <= budget) [worst, fitting] = [middle, file];
    else [best, fitting] = [middle + 1, undefined];
  }
  return fitting ?? encode(picture, format, qualities[best]);
}

function encode(picture: Buffer, format: PictureFormat, quality: number | undefined): Promise<Buffer> {
  const coded =
    format === 'avif'
      ? sharp(picture).avif({ quality, effort: 4, chromaSubsampling: '4:4:4' })
      : sharp(picture).webp({ quality, effort: 6, smartSubsample: true });
  return coded.toBuffer();
}

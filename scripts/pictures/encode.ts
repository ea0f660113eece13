import sharp from 'sharp';
import {
  pictureFile,
  pictureFormats,
  pictureSizes,
  type PictureFormat,
  type PictureKind,
} from '../../src/content/pictureFiles.ts';
import { largestFile } from '../../src/content/rules.ts';

/** A file of a picture, not written yet. */
export interface PictureFile {
  name: string;
  data: Buffer;
}

/** Bytes that a file should keep to, smaller width first: together they keep the page within its budget. */
const budgets: Record<PictureKind, Record<PictureFormat, readonly [number, number]>> = {
  portrait: { avif: [34_000, 84_000], webp: [50_000, 120_000] },
  project: { avif: [18_000, 45_000], webp: [32_000, 80_000] },
  avatar: { avif: [3_000, 6_500], webp: [5_000, 11_000] },
};

/** Tried in this order until a file fits. Below the last, pictures look broken. */
const qualities = [80, 72, 64, 56, 48, 40, 32];

/**
 * Encodes a picture at both widths of its kind, as AVIF and WebP. `picture` already has the kind's ratio and at least
 * its larger width. Throws if a file exceeds the largest size that the content check allows.
 */
export async function* encodePicture(
  picture: Buffer,
  kind: PictureKind,
  name: string,
): AsyncGenerator<PictureFile> {
  const { width: full, height, widths } = pictureSizes[kind];
  const { isOpaque } = await sharp(picture).stats();
  for (const [index, width] of widths.entries()) {
    const resized = sharp(picture).resize(width, Math.round((width * height) / full), { fit: 'fill' });
    const scaled = await (isOpaque ? resized.removeAlpha() : resized).png().toBuffer();
    for (const format of pictureFormats) {
      const file = pictureFile(name, width, format);
      const data = await encodeWithin(scaled, format, budgets[kind][format][index]!);
      if (data.length > largestFile)
        throw new Error(`${file} would have ${data.length} bytes; ${largestFile} is the limit`);
      yield { name: file, data };
    }
  }
}

/** The best quality that fits the budget, or the lowest. */
async function encodeWithin(picture: Buffer, format: PictureFormat, budget: number): Promise<Buffer> {
  let data: Buffer = picture;
  for (const quality of qualities) {
    data = await encode(picture, format, quality);
    if (data.length <= budget) break;
  }
  return data;
}

function encode(picture: Buffer, format: PictureFormat, quality: number): Promise<Buffer> {
  return format === 'avif'
    ? sharp(picture).avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer()
    : sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
}

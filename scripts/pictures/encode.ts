import sharp from 'sharp';
import type { PictureFormat } from '../../src/content/pictureFiles.ts';

const settings = { avif: { effort: 4 }, webp: { effort: 6, smartSubsample: true } };

/** Encodes a picture with the best quality that keeps to `mostBytes`, or with the lowest. Below 32 photos look broken. */
export async function encode(
  picture: Buffer,
  format: PictureFormat,
  mostBytes: number,
  lowestQuality = 32,
): Promise<Buffer> {
  let data = picture;
  for (let quality = 80; quality >= lowestQuality; quality -= 8) {
    data = await sharp(picture)
      .toFormat(format, { quality, ...settings[format] })
      .toBuffer();
    if (data.length <= mostBytes) break;
  }
  return data;
}

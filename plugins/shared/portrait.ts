import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureFile, pictureSizes } from '../../src/helpers/pictureFiles.ts';

/** The portrait's alpha channel, small: values from 0 (transparent) to 255, row by row. */
export interface Alpha {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Size of the alpha channel in pixels: a tenth of the portrait in units of its halo (plugins/siteFiles/haloFiles.ts). */
const ALPHA_SIZE = { width: 96, height: 111 };

/** Values below this count as transparent. */
const OPAQUE_FROM = 128;

/** Reads the alpha channel of a portrait, such as `assets/portrait`. A missing portrait is opaque. */
export async function alphaOf(src: string, publicFolder: string): Promise<Alpha> {
  const file = join(publicFolder, pictureFile(src, pictureSizes.portrait.widths[0], 'webp'));
  const { width, height } = ALPHA_SIZE;
  if (!existsSync(file)) return { width, height, data: new Uint8Array(width * height).fill(255) };
  const picture = sharp(file).ensureAlpha().resize(width, height, { fit: 'fill' });
  return { width, height, data: await picture.extractChannel('alpha').raw().toBuffer() };
}

/** A cut-out portrait has transparent parts; a photo has none. */
export function kindOf({ data }: Alpha): 'cutout' | 'photo' {
  return data.some((value) => value < OPAQUE_FROM) ? 'cutout' : 'photo';
}

/** Whether a pixel is opaque. None is outside of the portrait. */
export function isOpaque({ width, height, data }: Alpha, column: number, row: number): boolean {
  const isInside = column >= 0 && column < width && row >= 0 && row < height;
  return isInside && data[row * width + column]! >= OPAQUE_FROM;
}

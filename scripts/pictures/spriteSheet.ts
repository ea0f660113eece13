import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { pictureSizes } from '../../src/helpers/pictureFiles.ts';
import { MAX_SPRITE_SHEET_BYTES } from '../../src/content/schema/rules.ts';
import { spriteBoxes } from '../../src/sections/Projects/SpriteAnimation/moves.ts';
import type { BoxTuple } from '../../src/sections/Projects/SpriteAnimation/schema.ts';
import { checkedName, encode, planOf, sizeOf, throwDamaged } from './ownPicture.ts';

const { width: WIDTH, height: HEIGHT } = pictureSizes.project;

/** Values of a pixel up to this, 0 to 255, are not seen. */
const MAX_UNSEEN_VALUE = 3;

/** Highest and lowest quality. Nobody sees more in a detail that moves. */
const QUALITIES = [60, 32] as const;

/** The pictures for a sprite sheet. */
export interface SpriteSheetRequest {
  /** A screenshot with the detail, or the detail alone on a transparent background, as large as the screenshot. */
  detailFile: string;
  /** The same screenshot without the detail. */
  behindFile: string | undefined;
  /** Name of the project's picture. */
  name: string;
}

/** A written file, and the box of its detail in the picture. */
interface WrittenSpriteSheet {
  path: string;
  bytes: number;
  box: BoxTuple;
}

/** Parses the arguments of `npm run pictures -- answer`. Throws an error that shows the right form. */
export function readSpriteSheetRequest(args: readonly string[]): SpriteSheetRequest {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  const name = positionals.at(-1) ?? '';
  const [detailFile, behindFile, ...more] = positionals.slice(0, -1);
  if (!detailFile || more.length > 0) {
    throw new Error('Expected answer <with> [<without>] <name>. See npm run pictures -- --help');
  }
  return { detailFile, behindFile, name: checkedName(name) };
}

/** Crops the screenshots to the detail and packs both into one file. */
export async function writeSpriteSheet(
  { detailFile, behindFile, name }: SpriteSheetRequest,
  folder: string,
): Promise<WrittenSpriteSheet> {
  const detail = await asPicture(detailFile);
  const behind = behindFile === undefined ? undefined : await asPicture(behindFile);
  if (behindFile !== undefined) await checkSameSize(detailFile, behindFile);
  const box = boxOf(await maskOf(detailFile, detail, behind));
  if (!box) {
    throw new Error(`${detailFile} shows no detail: nothing in it differs from its background`);
  }

  const data = await encode(
    await packed(box, detail, behind),
    'avif',
    MAX_SPRITE_SHEET_BYTES,
    QUALITIES,
  );
  const [, , width, height] = box;
  if (data.length > MAX_SPRITE_SHEET_BYTES) {
    throw new Error(
      `The detail has ${width} by ${height} pixels, and its file would have ${Math.ceil(data.length / 1000)} kB of at most ${MAX_SPRITE_SHEET_BYTES / 1000} kB: choose a smaller detail`,
    );
  }
  const path = join(folder, `${name}-answer.avif`);
  await mkdir(folder, { recursive: true });
  await writeFile(path, data);
  return { path, bytes: data.length, box };
}

/** A screenshot as `npm run pictures -- project` crops it, in the size of its largest file. */
async function asPicture(file: string): Promise<Buffer> {
  const { fit } = await planOf({ kind: 'project', file });
  const { data, info } = await sharp(file)
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: WIDTH, height: HEIGHT, fit })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => throwDamaged(file, cause));
  const input = await sharp(data)
    .extract({
      left: 0,
      top: 0,
      width: Math.min(WIDTH, info.width),
      height: Math.min(HEIGHT, info.height),
    })
    .toBuffer();
  return canvas(WIDTH, HEIGHT, [{ input, left: 0, top: 0 }]);
}

/** Throws if two pictures that are upright differ in width or height. */
async function checkSameSize(detailFile: string, behindFile: string): Promise<void> {
  const sizes = await Promise.all([detailFile, behindFile].map(sizeOf));
  const [detail, behind] = sizes.map(({ width, height }) => `${width} by ${height} pixels`);
  if (detail === behind) return;
  throw new Error(
    `${detailFile} is ${detail}, ${behindFile} is ${behind}: both have to be of the same size`,
  );
}

/** One value a pixel: how much of the detail is there. */
async function maskOf(file: string, detail: Buffer, behind: Buffer | undefined): Promise<Buffer> {
  const isAlone = !(await sharp(file).stats()).isOpaque;
  if (isAlone) return sharp(detail).extractChannel('alpha').raw().toBuffer();
  if (!behind) {
    throw new Error(
      `${file} has no transparent background: name the screenshot without the detail, too`,
    );
  }
  const difference = await sharp(detail)
    .composite([{ input: behind, blend: 'difference' }])
    .toBuffer();
  return sharp(difference).removeAlpha().greyscale().raw().toBuffer();
}

/** The box around all that a mask shows. Undefined if it shows nothing. */
function boxOf(mask: Buffer): BoxTuple | undefined {
  let left: number = WIDTH;
  let top: number = HEIGHT;
  let right = 0;
  let bottom = 0;
  for (let index = 0; index < mask.length; index += 1) {
    if (mask[index]! <= MAX_UNSEEN_VALUE) continue;
    const x = index % WIDTH;
    const y = Math.floor(index / WIDTH);
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  }
  return right === 0 ? undefined : [left, top, right - left, bottom - top];
}

/** The detail, and below it the same box without it. */
async function packed(box: BoxTuple, detail: Buffer, behind: Buffer | undefined): Promise<Buffer> {
  const [left, top, width, height] = box;
  const cropped = (picture: Buffer) =>
    sharp(picture).extract({ left, top, width, height }).toBuffer();
  const boxes = spriteBoxes(width, height);
  const behindTop = boxes.behind[1];
  const layers = [{ input: await cropped(detail), left: 0, top: 0 }];
  if (behind) layers.push({ input: await cropped(behind), left: 0, top: behindTop });
  return canvas(width, behindTop + height, layers);
}

/** Pictures on a transparent background. */
function canvas(
  width: number,
  height: number,
  layers: { input: Buffer; left: number; top: number }[],
): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const empty = sharp({ create: { width, height, channels: 4, background } });
  return empty.composite(layers).png().toBuffer();
}

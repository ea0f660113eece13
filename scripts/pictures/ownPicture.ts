import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OutputInfo } from 'sharp';
import {
  pictureFile,
  pictureFormats,
  pictureSizes,
  type PictureFormat,
  type PictureKind,
} from '../../src/content/pictureFiles.ts';

/** Largest sizes of files in bytes, smallest width first. With them a page stays within its budget. */
const budgets: Record<PictureKind, Record<PictureFormat, readonly number[]>> = {
  portrait: { avif: [34_000, 58_000, 84_000], webp: [50_000, 84_000, 120_000] },
  project: { avif: [18_000, 31_000, 45_000], webp: [32_000, 55_000, 80_000] },
  avatar: { avif: [3_000, 6_500], webp: [5_000, 11_000] },
};

/** More effort takes ten times as long for noisy photos and makes files hardly smaller. */
const settings = { avif: { effort: 2 }, webp: { effort: 4, smartSubsample: true } };

/** Screenshots that are wider than their kind by up to this factor, such as those of 16:9, stay whole. */
const MAX_WIDENING = 1.15;
/** Pixels of a row over which the strip below a screenshot has one colour: more than letters are wide. */
const STRIP_BLUR_WIDTH = 101;

/** One picture of the owner, and the name that its files get. */
export interface OwnPicture {
  kind: PictureKind;
  file: string;
  name: string;
  /** The point that the crop keeps in its middle: shares of width and height from the top left. */
  focus?: { x: number; y: number } | undefined;
}

/** Parses the arguments of `npm run pictures`. Throws an error that shows the right form. */
export function readRequests(args: readonly string[]): OwnPicture[] {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { focus: { type: 'string' } },
  });
  const [wanted = '', ...words] = positionals;
  const kinds = Object.keys(pictureSizes) as PictureKind[];
  const kind = kinds.find((each) => each === wanted);
  if (!kind) throw new Error(`"${wanted}" is not a kind of picture. Kinds: ${kinds.join(', ')}`);
  const focus = values.focus === undefined ? undefined : readFocus(values.focus);
  // A word without a dot or slash is the name of the file before it.
  const isName = (word: string) => !/[./\\]/.test(word);
  const pictures = words.flatMap((file, index) => {
    const next = words[index + 1];
    const name = next !== undefined && isName(next) ? next : fileNameOf(parse(file).name);
    return isName(file) ? [] : [{ kind, file, name: checkedName(name), focus }];
  });
  if (pictures.length === 0)
    throw new Error('Expected <kind> <file> [name]. See npm run pictures -- --help');
  const names = pictures.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice)
    throw new Error(`Two pictures would have the name ${twice}. Write a name after each file`);
  return pictures;
}

/** Crops and encodes pictures. Writes nothing if one of them cannot be used, and names all that cannot. */
export async function writeOwnPictures(
  pictures: readonly OwnPicture[],
  folder: string,
  onWritten?: (file: { path: string; bytes: number }, number: number, of: number) => void,
): Promise<void> {
  const files: PlannedFile[] = [];
  const problems: string[] = [];
  for (const each of pictures) {
    const cropped = await crop(each).catch((error: Error) => void problems.push(error.message));
    if (cropped) files.push(...filesOf(each, cropped));
  }
  if (problems.length > 0) throw new Error(`No picture was written:\n${problems.join('\n')}`);

  await mkdir(folder, { recursive: true });
  for (const [index, { picture, name, width, format, budget }] of files.entries()) {
    const path = join(folder, name);
    const resized = await sharp(picture).resize({ width, withoutEnlargement: true }).toBuffer();
    const data = await encode(resized, format, budget);
    await writeFile(path, data);
    onWritten?.({ path, bytes: data.length }, index + 1, files.length);
  }
}

/** A file of a picture that is not encoded yet. */
interface PlannedFile {
  /** The cropped picture. */
  picture: Buffer;
  /** Name of the file. */
  name: string;
  /** Width of the file in pixels. */
  width: number;
  format: PictureFormat;
  /** Most bytes of the file. */
  budget: number;
}

/** The files of a picture, not encoded yet. */
function filesOf({ kind, name }: OwnPicture, picture: Buffer): PlannedFile[] {
  return pictureSizes[kind].widths.flatMap((width, index) =>
    pictureFormats.map((format) => {
      const budget = budgets[kind][format][index]!;
      return { picture, name: pictureFile(name, width, format), width, format, budget };
    }),
  );
}

/** A picture as PNG: upright by its EXIF, cropped to its kind's ratio, no larger than its largest file. */
async function crop({ kind, file, focus }: OwnPicture): Promise<Buffer> {
  const { width, height, fit } = await usableSize({ kind, file, focus });
  const upright = sharp(file).autoOrient().toColourspace('srgb').png();
  try {
    const resized = upright.resize({ width, height, fit, position: sharp.strategy.attention });
    const { data: sized, info } = await resized.toBuffer({ resolveWithObject: true });
    const data = info.height < height ? await withStrip(sized, info, height) : sized;
    const start = (share: number, whole: number, part: number) =>
      Math.max(0, Math.min(whole - part, Math.round(share * whole - part / 2)));
    const left = start(focus?.x ?? 0, info.width, width);
    const top = start(focus?.y ?? 0, info.height, height);
    const cropped = sharp(data).extract({ left, top, width, height });
    const cut = Math.round(100 - (100 * width * height) / (info.width * info.height));
    const side = info.width > width ? 'width' : 'height';
    if (cut < 0)
      console.log(`${file} stays whole: its lower edge goes on below it; --focus crops it`);
    if (cut > 0)
      console.log(`${file}: ${cut}% of its ${side} is cut away; --focus keeps another part`);
    const { isOpaque } = await sharp(data).stats();
    return await (isOpaque ? cropped.removeAlpha() : cropped).png().toBuffer();
  } catch (cause) {
    throw new Error(`${file} cannot be read to its end; it may be damaged`, { cause });
  }
}

/** A picture made higher by a strip that goes on with the colours of its last row, but not with its letters. */
async function withStrip(picture: Buffer, { width, height: top }: OutputInfo, height: number) {
  const row = sharp(picture).extract({ left: 0, top: top - 1, width, height: 1 });
  // The median needs an image as high as its window.
  const smooth = await row
    .resize({ width, height: STRIP_BLUR_WIDTH, fit: 'fill' })
    .median(STRIP_BLUR_WIDTH)
    .toBuffer();
  const strip = sharp(smooth).resize({ width, height: height - top, fit: 'fill' });
  const higher = sharp(picture).extend({ bottom: height - top, extendWith: 'copy' });
  return higher.composite([{ input: await strip.toBuffer(), left: 0, top }]).toBuffer();
}

/** The size of the result: that of its kind, or down to half of it. Throws if the file cannot be used. */
async function usableSize({ kind, file, focus }: Omit<OwnPicture, 'name'>) {
  if (!existsSync(file))
    throw new Error(`There is no file ${file}. A path with spaces needs quotes`);
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  // Sharp calls both AVIF and HEIC, which it cannot decode, "heif".
  const format = metadata?.compression === 'av1' ? 'avif' : metadata?.format;
  if (!metadata || !['jpeg', 'png', 'webp', 'avif'].includes(format ?? ''))
    throw new Error(
      `${file} is not a JPEG, PNG, WebP or AVIF file. Export it as JPEG, or as PNG if it is a drawing`,
    );
  const { width, height } = metadata.autoOrient;
  const whole = pictureSizes[kind];
  const across = width / whole.width;
  const down = height / whole.height;
  const isWhole = kind === 'project' && !focus && across > down && across <= MAX_WIDENING * down;
  const share = Math.min(1, across, isWhole ? across : down);
  // Screenshots keep their title and menu.
  const fit = isWhole ? 'inside' : focus || kind === 'project' ? 'outside' : 'cover';
  if (share >= 0.5)
    return {
      width: Math.floor(share * whole.width),
      height: Math.floor(share * whole.height),
      fit,
    } as const;
  throw new Error(
    `${file} is ${width} by ${height} pixels. The kind ${kind} needs at least ${whole.width / 2} by ${whole.height / 2}, better ${whole.width} by ${whole.height}: take the original from the camera or a larger export`,
  );
}

/** Qualities that are tried differ by this much: nobody sees less. */
const QUALITY_STEP = 8;

/** Encodes a picture with the best quality for `mostBytes`, or the lowest. Below 32 photos look broken. */
export async function encode(
  picture: Buffer,
  format: PictureFormat,
  mostBytes: number,
  [highest, lowest]: readonly [number, number] = [80, 32],
): Promise<Buffer> {
  let best = picture;
  let low = lowest;
  let high = highest;
  while (low <= high) {
    const quality = low + QUALITY_STEP * Math.floor((high - low) / (2 * QUALITY_STEP));
    const encoder = sharp(picture).toFormat(format, { quality, ...settings[format] });
    const data = await encoder.toBuffer();
    const fits = data.length <= mostBytes;
    if (fits || quality === lowest) best = data;
    if (fits) low = quality + QUALITY_STEP;
    else high = quality - QUALITY_STEP;
  }
  return best;
}

/** A text as the name of a file: small letters, digits and hyphens. */
export function fileNameOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function checkedName(name: string): string {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return name;
  throw new Error(
    `"${name}" cannot be a name. Use small letters, digits and single hyphens, such as my-shop`,
  );
}

function readFocus(value: string): { x: number; y: number } {
  const share = /^(?:0?\.\d+|[01](?:\.0+)?)$/;
  const [x = '', y = '', ...more] = value.split(',');
  if (share.test(x) && share.test(y) && more.length === 0) return { x: Number(x), y: Number(y) };
  throw new Error(
    `--focus ${value}: write two numbers from 0 to 1, from the left and from the top, such as --focus 0.5,0.3`,
  );
}

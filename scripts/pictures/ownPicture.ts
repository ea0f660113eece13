import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import {
  pictureFile,
  pictureFormats,
  pictureSizes,
  sizeKindOf,
  type MadePictureKind,
  type PictureFormat,
  type PictureKind,
} from '../../src/content/pictureFiles.ts';

/** Largest sizes of files in bytes, smallest width first. With them a page stays within its budget. */
const budgets: Record<PictureKind, Record<PictureFormat, readonly number[]>> = {
  portrait: { avif: [24_000, 40_000, 60_000], webp: [50_000, 84_000, 120_000] },
  project: { avif: [18_000, 20_000, 40_000], webp: [32_000, 55_000, 80_000] },
  avatar: { avif: [2_200, 4_500], webp: [5_000, 11_000] },
};

/** With effort 2, AVIF files of the same quality are a quarter larger. With 6 they take three times as long. */
const settings = { avif: { effort: 4 }, webp: { effort: 4, smartSubsample: true } };

/** Screenshots that are wider than their kind by up to this factor, such as those of 16:9, stay whole. */
const MAX_WIDENING = 1.15;
/** Pixels of a row over which the strip below a screenshot has one colour: more than letters are wide. */
const STRIP_BLUR_WIDTH = 101;

/** One picture of the owner, and the name that its files get. */
export interface OwnPicture {
  kind: MadePictureKind;
  file: string;
  name: string;
  /** The point that the crop keeps in its middle: shares of width and height from the top left. */
  focus?: { x: number; y: number } | undefined;
  /** Whether a picture of another shape stays whole, upright on a ground in its colours. */
  whole?: boolean | undefined;
}

/** Parses the arguments of `npm run pictures`. Throws an error that shows the right form. */
export function readRequests(args: readonly string[]): OwnPicture[] {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { focus: { type: 'string' }, whole: { type: 'boolean' } },
  });
  const [wanted = '', ...words] = positionals;
  const kinds = [...Object.keys(pictureSizes), 'case'] as MadePictureKind[];
  const kind = kinds.find((each) => each === wanted);
  if (!kind) throw new Error(`"${wanted}" is not a kind of picture. Kinds: ${kinds.join(', ')}`);
  const { whole } = values;
  if (whole && sizeKindOf(kind) !== 'project')
    throw new Error('--whole is for pictures of the kinds project and case');
  if (whole && values.focus !== undefined)
    throw new Error('--whole cuts nothing away, so it needs no --focus: leave one of them out');
  const focus = values.focus === undefined ? undefined : readFocus(values.focus);
  // A word without a dot or slash is the name of the file before it.
  const isName = (word: string) => !/[./\\]/.test(word);
  const pictures = words.flatMap((file, index) => {
    const next = words[index + 1];
    const name = next !== undefined && isName(next) ? next : fileNameOf(parse(file).name);
    return isName(file) ? [] : [{ kind, file, name: checkedName(name), focus, whole }];
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
function filesOf({ kind: made, name }: OwnPicture, picture: Buffer): PlannedFile[] {
  const kind = sizeKindOf(made);
  return pictureSizes[kind].widths.flatMap((width, index) =>
    pictureFormats.map((format) => {
      const budget = budgets[kind][format][index]!;
      return { picture, name: pictureFile(name, width, format), width, format, budget };
    }),
  );
}

/** A picture as PNG: upright by its EXIF, in its kind's ratio, no larger than its largest file. */
async function crop(own: OwnPicture): Promise<Buffer> {
  const { file, focus } = own;
  const plan = await planOf(own);
  const { width, height, fit } = plan;
  const upright = sharp(file).autoOrient().toColourspace('srgb').png();
  try {
    for (const note of plan.notes) console.log(`${file}: ${note}`);
    if (!own.whole && (await isTransparentAndDark(upright)))
      console.log(
        `${file}: transparent and dark, it can hardly be seen on the dark page${groundHint(own)}`,
      );
    if (own.whole) return await onOwnGround(upright, plan);
    const resized = upright.resize({ width, height, fit, position: sharp.strategy.attention });
    const { data: sized, info } = await resized.toBuffer({ resolveWithObject: true });
    const data = info.height < height ? await withStrip(sized, info, height) : sized;
    const start = (share: number, all: number, part: number) =>
      Math.max(0, Math.min(all - part, Math.round(share * all - part / 2)));
    const left = start(focus?.x ?? 0, info.width, width);
    const top = start(focus?.y ?? 0, info.height, height);
    const cropped = sharp(data).extract({ left, top, width, height });
    const { isOpaque } = await sharp(data).stats();
    return await (isOpaque ? cropped.removeAlpha() : cropped).png().toBuffer();
  } catch (cause) {
    throw new Error(`${file} cannot be read to its end; it may be damaged`, { cause });
  }
}

function groundHint({ kind }: OwnPicture): string {
  return sizeKindOf(kind) === 'project' ? '; --whole gives it a ground' : '';
}

/** Pixels below this alpha, 0 to 255, let the page through. */
const OPAQUE_FROM = 128;
/** Pixels that are darker, 0 to 255, can hardly be told from the page. */
const DARK_BELOW = 64;
/** Shares of all pixels, and of the visible ones. A screenshot with round corners is hardly transparent. */
const TRANSPARENT_SHARE = 0.2;
const DARK_SHARE = 0.75;
/** A picture is judged at this size, in pixels. */
const JUDGED_SIZE = 96;

/** Whether most visible pixels of a picture with transparent parts are as dark as the page. */
async function isTransparentAndDark(picture: Sharp): Promise<boolean> {
  const small = picture.clone().resize(JUDGED_SIZE, JUDGED_SIZE, { fit: 'fill' }).ensureAlpha();
  const pixels = await small.raw().toBuffer();
  let visible = 0;
  let dark = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue, alpha] = pixels.subarray(at, at + 4);
    if (alpha! < OPAQUE_FROM) continue;
    visible += 1;
    if (Math.max(red!, green!, blue!) < DARK_BELOW) dark += 1;
  }
  const transparent = JUDGED_SIZE ** 2 - visible;
  return transparent > TRANSPARENT_SHARE * JUDGED_SIZE ** 2 && dark > DARK_SHARE * visible;
}

/** Free space above and below a picture that stays whole, or beside it: a share of its ground. */
const WHOLE_MARGIN = 0.07;
/** Corners of a picture that stays whole: a share of its shorter side. */
const WHOLE_RADIUS = 0.05;
/** Lightness of the ground in HSL, 0 to 1: the picture stands out from it, and it from the page. */
const GROUND_LIGHTNESS = { ofLightPicture: 0.28, ofDarkPicture: 0.5 };
/** Pictures whose average, 0 to 255, is below are dark. */
const DARK_PICTURE_BELOW = 70;
/** Most saturation of the ground in HSL, 0 to 1. */
const GROUND_SATURATION = 0.55;
/** Its corners have so many times its lightness: the upper left, the upper right, the lower left, the lower right. */
const GROUND_LIGHT = [1.16, 1, 1, 0.82];
/** Hues of a picture are told apart in so many groups. */
const HUE_GROUPS = 12;
/** A small button in full colour weighs as much as a large area that is nearly grey. */
const COLORFULNESS_POWER = 1.5;

/** The whole picture with round corners on a ground in its main colour. */
async function onOwnGround(picture: Sharp, { width, height }: Plan): Promise<Buffer> {
  const { data, info } = await picture
    .clone()
    .resize({
      width: Math.round(width * (1 - 2 * WHOLE_MARGIN)),
      height: Math.round(height * (1 - 2 * WHOLE_MARGIN)),
      fit: 'inside',
    })
    .toBuffer({ resolveWithObject: true });
  const radius = WHOLE_RADIUS * Math.min(info.width, info.height);
  const corners = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`,
  );
  const rounded = await sharp(data)
    .ensureAlpha()
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const quarters = await groundColors(picture);
  const ground = await sharp(quarters, { raw: { width: 2, height: 2, channels: 3 } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .png()
    .toBuffer();
  return sharp(ground)
    .composite([{ input: rounded }])
    .removeAlpha()
    .png()
    .toBuffer();
}

/** Hue, saturation and lightness, 0 to 1 each. */
interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

/** The ground as two by two pixels: the main colour of the picture, in the light from the upper left. */
async function groundColors(picture: Sharp): Promise<Uint8Array> {
  const small = picture.clone().resize(JUDGED_SIZE, JUDGED_SIZE, { fit: 'fill' }).ensureAlpha();
  const pixels = await small.raw().toBuffer();
  const groups = Array.from({ length: HUE_GROUPS }, () => ({ weight: 0, hue: 0, saturation: 0 }));
  let brightness = 0;
  let visible = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue, alpha] = pixels.subarray(at, at + 4);
    if (alpha! < OPAQUE_FROM) continue;
    visible += 1;
    brightness += (red! + green! + blue!) / 3;
    const { hue, saturation } = hslOf(red!, green!, blue!);
    const colorfulness = (Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!)) / 255;
    const weight = colorfulness ** COLORFULNESS_POWER;
    const group = groups[Math.floor(hue * HUE_GROUPS) % HUE_GROUPS]!;
    group.weight += weight;
    group.hue += weight * hue;
    group.saturation += weight * saturation;
  }
  const main = groups.reduce((best, group) => (group.weight > best.weight ? group : best));
  const share = 1 / (main.weight || 1);
  const isDark = brightness < DARK_PICTURE_BELOW * visible;
  const { ofDarkPicture, ofLightPicture } = GROUND_LIGHTNESS;
  const corners = GROUND_LIGHT.map((light) =>
    rgbOf({
      hue: share * main.hue,
      saturation: Math.min(GROUND_SATURATION, share * main.saturation),
      lightness: light * (isDark ? ofDarkPicture : ofLightPicture),
    }),
  );
  return Uint8Array.from(corners.flat());
}

/** Red, green and blue, 0 to 255 each, in HSL. A grey has no hue: 0. */
function hslOf(red: number, green: number, blue: number): Hsl {
  const most = Math.max(red, green, blue) / 255;
  const least = Math.min(red, green, blue) / 255;
  const range = most - least;
  const lightness = (most + least) / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const sixth =
    most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range;
  return { hue: ((sixth + 6) % 6) / 6, saturation, lightness };
}

/** HSL as red, green and blue, 0 to 255 each. */
function rgbOf({ hue, saturation, lightness }: Hsl): number[] {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const twelfth = (offset + 12 * hue) % 12;
    const share = Math.max(-1, Math.min(twelfth - 3, 9 - twelfth, 1));
    return Math.round(255 * (lightness - spread * share));
  });
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

/** How a picture becomes one of its kind. */
interface Plan {
  /** Size of the result in pixels. */
  width: number;
  height: number;
  fit: 'inside' | 'outside' | 'cover';
  /** Sentences for the owner, without the name of the file. */
  notes: string[];
}

/** Least share of the recommended size. Profile pictures of other sites often have 400 pixels. */
const LEAST_SHARE: Record<PictureKind, number> = { portrait: 0.27, project: 0.5, avatar: 0.5 };
/** Pictures below this share of the recommended size are taken with a note. */
const SMALL_BELOW = 0.5;

/** Width and height of a picture that is upright. Throws if the file cannot be used. */
export async function sizeOf(file: string): Promise<{ width: number; height: number }> {
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
  return metadata.autoOrient;
}

/**
 * Whether a screenshot is a little wider than its kind, such as one of 16:9: then all of it is kept. `across` and
 * `down` are its ratios to the size of its kind.
 */
export function staysWhole(across: number, down: number): boolean {
  return across > down && across <= MAX_WIDENING * down;
}

/** Size of the result: that of its kind, or a share of it. Throws if the file cannot be used. */
async function planOf({ kind: made, file, focus, whole }: OwnPicture): Promise<Plan> {
  const kind = sizeKindOf(made);
  const { width, height } = await sizeOf(file);
  const best = pictureSizes[kind];
  const across = width / best.width;
  const down = height / best.height;
  const hasStrip = kind === 'project' && !focus && !whole && staysWhole(across, down);
  const inner = 1 - 2 * WHOLE_MARGIN;
  const share = whole
    ? Math.min(1, Math.max(across, down) / inner)
    : Math.min(1, across, hasStrip ? across : down);
  const least = LEAST_SHARE[kind];
  if (share < least)
    throw new Error(
      `${file} is ${width} by ${height} pixels. The kind ${made} needs at least ${Math.ceil(least * best.width)} by ${Math.ceil(least * best.height)}, better ${best.width} by ${best.height}: take the original from the camera or a larger export`,
    );
  const notes: string[] = [];
  if (share < SMALL_BELOW)
    notes.push(
      `it has ${width} by ${height} pixels, so large screens show it less sharp. Better are ${best.width} by ${best.height}`,
    );
  if (hasStrip) notes.push('it stays whole, and its lower edge goes on below it; --focus crops it');
  else if (!whole) notes.push(...cutNote(kind, across, down));
  return {
    width: Math.floor(share * best.width),
    height: Math.floor(share * best.height),
    // Screenshots keep their title and menu.
    fit: hasStrip ? 'inside' : focus || kind === 'project' ? 'outside' : 'cover',
    notes,
  };
}

/** How much of a picture is cut away: the share of its longer side, by its ratios to the size of its kind. */
function cutNote(kind: PictureKind, across: number, down: number): string[] {
  const cut = Math.round(100 - (100 * Math.min(across, down)) / Math.max(across, down));
  const side = across > down ? 'width' : 'height';
  const whole = kind === 'project' ? ', --whole keeps all of it' : '';
  return cut > 0 ? [`${cut}% of its ${side} is cut away; --focus keeps another part${whole}`] : [];
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

/** A text as the name of a file: small letters of any script, digits and hyphens. Accents of Latin go. */
function fileNameOf(text: string): string {
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The name, if it can be that of a file. Throws if not. */
export function checkedName(name: string): string {
  const isPlain = /^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u.test(name);
  if (isPlain && name === name.toLowerCase()) return name;
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

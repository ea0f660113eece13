import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OutputInfo } from 'sharp';
import {
  pictureFile,
  pictureFiles,
  pictureFormats,
  pictureSizes,
  sizeKindOf,
  type PictureKind,
  type PictureFormat,
  type SizeKind,
} from '../../src/helpers/pictureFiles.ts';
import { onOwnBackground, WHOLE_MARGIN } from './ownBackground.ts';
import { JUDGED_PIXELS, visiblePixels, type Pixel } from './visiblePixels.ts';

/** Largest sizes of files in bytes, smallest width first. With them a page stays within its budget. */
const budgets: Record<SizeKind, Record<PictureFormat, readonly number[]>> = {
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

const NAME_CHARACTERS = 'small letters, digits and single hyphens';

/** One picture of the owner, and the name that its files get. */
export interface OwnPicture {
  kind: PictureKind;
  file: string;
  name: string;
  /** The point that the crop keeps in its middle: fractions of width and height from the top left. */
  focus?: { x: number; y: number } | undefined;
  /** Whether a picture of another shape stays whole, upright on a background in its colours. */
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
  const kind = readKind(wanted);
  const { whole } = values;
  if (whole && sizeKindOf(kind) !== 'project') {
    throw new Error('--whole is for pictures of the kinds project and case');
  }
  if (whole && values.focus !== undefined) {
    throw new Error('--whole cuts nothing away, so it needs no --focus: leave one of them out');
  }
  const focus = values.focus === undefined ? undefined : readFocus(values.focus);
  const pictures = namedFiles(words).map(({ file, name }) => ({ kind, file, name, focus, whole }));
  if (pictures.length === 0) {
    throw new Error('Expected <kind> <file> [name]. See npm run pictures -- --help');
  }
  const names = pictures.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) {
    throw new Error(`Two pictures would have the name ${twice}. Write a name after each file`);
  }
  return pictures;
}

function readKind(word: string): PictureKind {
  const kinds = [...Object.keys(pictureSizes), 'case'] as PictureKind[];
  const kind = kinds.find((each) => each === word);
  if (kind) return kind;
  throw new Error(`"${word}" is not a kind of picture. Kinds: ${kinds.join(', ')}`);
}

/** The files among these words. A word without a dot or slash is the name of the file before it. */
function namedFiles(words: readonly string[]): Pick<OwnPicture, 'file' | 'name'>[] {
  const isName = (word: string) => !/[./\\]/.test(word);
  const stray = words.find((word, index) => isName(word) && isName(words[index - 1] ?? ''));
  if (stray !== undefined) {
    throw new Error(
      `"${stray}" follows no file. A name is one word after its file, such as: shop.png my-shop`,
    );
  }
  return words.flatMap((word, index) => {
    if (isName(word)) return [];
    const next = words[index + 1];
    const name = next !== undefined && isName(next) ? next : fileNameOf(parse(word).name);
    return { file: word, name: checkedName(name) };
  });
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

  for (const { kind, name } of pictures) {
    const paths = pictureFiles(join(folder, name), sizeKindOf(kind));
    if (paths.some(existsSync)) console.log(`Replaces the picture ${name}`);
  }
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
export async function crop(own: OwnPicture): Promise<Buffer> {
  const { file, focus } = own;
  const plan = await planOf(own);
  const { width, height, fit } = plan;
  const upright = sharp(file).autoOrient().toColourspace('srgb').png();
  try {
    for (const note of plan.notes) console.log(`${file}: ${note}`);
    noteUnseen(own, await visiblePixels(upright));
    if (own.whole) return await onOwnBackground(upright, plan);
    const resized = upright.resize({ width, height, fit, position: sharp.strategy.attention });
    const { data: sized, info } = await resized.toBuffer({ resolveWithObject: true });
    const data = info.height < height ? await withStrip(sized, info, height) : sized;
    const start = (center: number, all: number, kept: number) =>
      Math.max(0, Math.min(all - kept, Math.round(center * all - kept / 2)));
    const left = start(focus?.x ?? 0, info.width, width);
    const top = start(focus?.y ?? 0, info.height, height);
    const cropped = sharp(data).extract({ left, top, width, height });
    const { isOpaque } = await sharp(data).stats();
    return await (isOpaque ? cropped.removeAlpha() : cropped).png().toBuffer();
  } catch (cause) {
    throwDamaged(file, cause);
  }
}

export function throwDamaged(file: string, cause: unknown): never {
  throw new Error(`${file} cannot be read to its end; it may be damaged`, { cause });
}

/** Says if a picture can hardly be seen on the page. */
function noteUnseen(own: OwnPicture, visible: readonly Pixel[]): void {
  if (visible.length === 0) {
    console.log(`${own.file}: transparent nearly everywhere, so it can hardly be seen`);
  } else if (!own.whole && isTransparentAndDark(visible)) {
    console.log(
      `${own.file}: transparent and dark, it can hardly be seen on the dark page${backgroundHint(own)}`,
    );
  }
}

function backgroundHint({ kind }: OwnPicture): string {
  return sizeKindOf(kind) === 'project' ? '; --whole gives it a background' : '';
}

/** Pixels that are darker, 0 to 255, can hardly be told from the page. */
const DARK_BELOW = 64;
/** Shares of all pixels, and of the visible ones. A screenshot with round corners is hardly transparent. */
const TRANSPARENT_RATIO = 0.2;
const DARK_RATIO = 0.75;

/** Whether a picture has transparent parts, and most of its visible pixels are as dark as the page. */
function isTransparentAndDark(visible: readonly Pixel[]): boolean {
  const dark = visible.filter((pixel) => Math.max(...pixel) < DARK_BELOW);
  const transparent = JUDGED_PIXELS - visible.length;
  return (
    transparent > TRANSPARENT_RATIO * JUDGED_PIXELS && dark.length > DARK_RATIO * visible.length
  );
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

/** Least ratio to the recommended size. Profile pictures of other sites often have 400 pixels. */
const MIN_RATIO: Record<SizeKind, number> = { portrait: 0.27, project: 0.5, avatar: 0.5 };
/** Pictures below this ratio to the recommended size are taken with a note. */
const SMALL_BELOW = 0.5;

/** Width and height of a picture that is upright. Throws if the file cannot be used. */
export async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  if (!existsSync(file)) {
    throw new Error(
      `There is no file ${resolve(file)}. A path with spaces needs quotes, a name has only ${NAME_CHARACTERS}`,
    );
  }
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  // Sharp calls both AVIF and HEIC, which it cannot decode, "heif".
  const format = metadata?.compression === 'av1' ? 'avif' : metadata?.format;
  if (!metadata || !['jpeg', 'png', 'webp', 'avif'].includes(format ?? '')) {
    throw new Error(
      `${file} is not a JPEG, PNG, WebP or AVIF file. Export it as JPEG, or as PNG if it is a drawing`,
    );
  }
  if ((metadata.pages ?? 1) > 1) {
    throw new Error(`${file} is animated. Export one picture of it as JPEG or PNG`);
  }
  return metadata.autoOrient;
}

/** A picture without the name of its files. */
type PlannedPicture = Omit<OwnPicture, 'name'>;

/** Width and height of a picture, as ratios to those of its kind. */
interface Ratios {
  across: number;
  down: number;
}

/** How a picture gets the shape of its kind: on a background, with a strip below it, or without some edges. */
type Shape = 'whole' | 'strip' | 'cropped';

/** Screenshots a little wider than their kind, such as those of 16:9, get a strip. */
function shapeOf({ kind, focus, whole }: PlannedPicture, { across, down }: Ratios): Shape {
  if (whole) return 'whole';
  const isLittleWider = across > down && across <= MAX_WIDENING * down;
  return sizeKindOf(kind) === 'project' && isLittleWider && !focus ? 'strip' : 'cropped';
}

/** The size that a picture can fill without being enlarged, as a ratio to that of its kind. */
function sizeRatio(shape: Shape, { across, down }: Ratios): number {
  switch (shape) {
    case 'whole':
      return Math.max(across, down) / (1 - 2 * WHOLE_MARGIN);
    case 'strip':
      return across;
    case 'cropped':
      return Math.min(across, down);
  }
}

/** Size of the result: that of its kind, or smaller. Throws if the file cannot be used. */
export async function planOf(own: PlannedPicture): Promise<Plan> {
  const kind = sizeKindOf(own.kind);
  const { width, height } = await sizeOf(own.file);
  const best = pictureSizes[kind];
  const ratios = { across: width / best.width, down: height / best.height };
  const shape = shapeOf(own, ratios);
  const ratio = Math.min(1, sizeRatio(shape, ratios));
  const least = MIN_RATIO[kind];
  if (ratio < least) {
    throw new Error(
      `${own.file} is ${width} by ${height} pixels. The kind ${own.kind} needs at least ${Math.ceil(least * best.width)} by ${Math.ceil(least * best.height)}, better ${best.width} by ${best.height}: take the original from the camera or a larger export`,
    );
  }
  const notes = shapeNotes(shape, kind, ratios);
  if (ratio < SMALL_BELOW) {
    notes.unshift(
      `it has ${width} by ${height} pixels, so large screens show it less sharp. Better are ${best.width} by ${best.height}`,
    );
  }
  return {
    width: Math.floor(ratio * best.width),
    height: Math.floor(ratio * best.height),
    fit: fitOf(shape, own),
    notes,
  };
}

/** How sharp fits the picture into the size of the result. Screenshots keep their title and menu. */
function fitOf(shape: Shape, { kind, focus }: PlannedPicture): Plan['fit'] {
  if (shape === 'strip') return 'inside';
  return focus || sizeKindOf(kind) === 'project' ? 'outside' : 'cover';
}

/** Sentences about the edges of a picture, such as the percentage that is cut away. */
function shapeNotes(shape: Shape, kind: SizeKind, { across, down }: Ratios): string[] {
  if (shape === 'whole') return [];
  if (shape === 'strip') {
    return ['it stays whole, and its lower edge goes on below it; --focus crops it'];
  }
  const cut = Math.round(100 - (100 * Math.min(across, down)) / Math.max(across, down));
  if (cut === 0) return [];
  const side = across > down ? 'width' : 'height';
  const whole = kind === 'project' ? ', --whole keeps all of it' : '';
  return [`${cut}% of its ${side} is cut away; --focus keeps another part${whole}`];
}

/** Qualities that are tried differ by this much: nobody sees less. */
const QUALITY_STEP = 8;

/** Encodes a picture with the best quality for `maxBytes`, or the lowest. Below 32 photos look broken. */
export async function encode(
  picture: Buffer,
  format: PictureFormat,
  maxBytes: number,
  [highest, lowest]: readonly [number, number] = [80, 32],
): Promise<Buffer> {
  let best = picture;
  let low = lowest;
  let high = highest;
  while (low <= high) {
    const quality = low + QUALITY_STEP * Math.floor((high - low) / (2 * QUALITY_STEP));
    const encoder = sharp(picture).toFormat(format, { quality, ...settings[format] });
    const data = await encoder.toBuffer();
    const fits = data.length <= maxBytes;
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
  throw new Error(`"${name}" cannot be a name. Use ${NAME_CHARACTERS}, such as my-shop`);
}

function readFocus(value: string): { x: number; y: number } {
  const fraction = /^(?:0?\.\d+|[01](?:\.0+)?)$/;
  const [x = '', y = '', ...more] = value.split(',');
  if (fraction.test(x) && fraction.test(y) && more.length === 0) {
    return { x: Number(x), y: Number(y) };
  }
  throw new Error(
    `--focus ${value}: write two numbers from 0 to 1, from the left and from the top, such as --focus 0.5,0.3`,
  );
}

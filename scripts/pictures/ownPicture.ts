import { existsSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { pictureSizes, type PictureKind } from '../../src/content/pictureFiles.ts';
import { writePicture, type WrittenFile } from './encode.ts';

/** What an owner asks for: a picture of theirs, as which kind, under which name. */
export interface OwnPicture {
  kind: PictureKind;
  file: string;
  name: string;
  /** What the crop keeps in its middle, as shares of width and height from the top left; what catches the eye, if not said. */
  focus?: Focus | undefined;
}

interface Focus {
  x: number;
  y: number;
}

/** The words after `npm run pictures --` as requests, at least one. Throws with what is wrong and what is right. */
export function readRequests(args: readonly string[]): OwnPicture[] {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { focus: { type: 'string' } },
  });
  const [kind = '', ...words] = positionals;
  if (!isKind(kind)) {
    throw new Error(`"${kind}" is not a kind of picture. Kinds: ${Object.keys(pictureSizes).join(', ')}`);
  }
  if (words.length === 0) throw new Error('Expected <kind> <file> [name]. See npm run pictures -- --help');
  const focus = values.focus === undefined ? undefined : readFocus(values.focus);
  const pictures = paired(words).map(({ file, name }) => ({
    kind,
    file,
    name: checkedName(name ?? nameFrom(file)),
    focus,
  }));
  const twice = pictures.find(({ name }, index) => pictures.findIndex((each) => each.name === name) < index);
  if (twice) throw new Error(`Two pictures would have the name ${twice.name}. Write a name after each file`);
  return pictures;
}

/**
 * Turns an owner's pictures into the files the page needs: upright by their EXIF, cropped to the kind's ratio, projects
 * and faces that are transparent laid on `ground`. Throws, before anything is written, when files are missing, have a
 * format that is not read, or are too small, and names all of them.
 */
export async function writeOwnPictures(
  pictures: readonly OwnPicture[],
  folder: string,
  ground: () => Promise<string>,
): Promise<WrittenFile[]> {
  const ready: Buffer[] = [];
  const refused: string[] = [];
  for (const picture of pictures) {
    await crop(picture, ground).then(
      (cropped) => ready.push(cropped),
      (error: Error) => refused.push(error.message),
    );
  }
  if (refused.length > 0) throw new Error(listed(refused, pictures.length));
  const written: WrittenFile[] = [];
  for (const [index, { kind, name }] of pictures.entries())
    written.push(...(await writePicture(ready[index]!, kind, name, folder)));
  return written;
}

/** What is wrong with some of the pictures, and what became of the others. */
function listed(refused: readonly string[], among: number): string {
  if (among === 1) return refused.join('');
  return `No picture was made, the good ones neither:\n${refused.map((each) => `  - ${each}`).join('\n')}\nLeave these out or mend them, and run it again.`;
}

/**
 * An owner's picture as `writeOwnPictures` writes it, at its largest, as PNG. Throws where it is missing, has a format that
 * is not read, is too small or damaged.
 */
export async function crop(
  { kind, file, focus }: OwnPicture,
  ground: () => Promise<string>,
): Promise<Buffer> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  const { autoOrient, hasAlpha } = await readMetadata(file, kind);
  const { width, height } = autoOrient;
  const needed = { width: pictureSizes[kind].widths[1], height: pictureSizes[kind].height };
  if (width < needed.width || height < needed.height) {
    throw new Error(
      `${file} is ${width} by ${height} pixels; a ${kind} needs at least ${needed.width} by ${needed.height}`,
    );
  }
  const upright = sharp(file).autoOrient();
  const cropped = focus
    ? around(upright, focus, { width, height }, needed)
    : upright.resize({ ...needed, fit: 'cover', position: sharp.strategy.attention });
  // A portrait may be cut out: its section is behind it.
  const laid = hasAlpha && kind !== 'portrait' ? cropped.flatten({ background: await ground() }) : cropped;
  return laid
    .toColourspace('srgb')
    .png()
    .toBuffer()
    .catch((cause: unknown) => {
      throw new Error(`${file} cannot be read to its end; it may be damaged`, { cause });
    });
}

interface Size {
  width: number;
  height: number;
}

/** As much of a picture of this size as fits, with the focus as near to the middle as the edges allow. */
function around(picture: Sharp, focus: Focus, size: Size, needed: Size): Sharp {
  const scale = Math.max(needed.width / size.width, needed.height / size.height);
  const width = Math.max(needed.width, Math.round(size.width * scale));
  const height = Math.max(needed.height, Math.round(size.height * scale));
  const start = (share: number, whole: number, part: number) =>
    Math.min(whole - part, Math.max(0, Math.round(share * whole - part / 2)));
  return picture.resize(width, height, { fit: 'fill' }).extract({
    left: start(focus.x, width, needed.width),
    top: start(focus.y, height, needed.height),
    ...needed,
  });
}

const readable = new Set(['jpeg', 'png', 'webp', 'avif']);

/** What to do with a picture that is not read, by its format. */
const wayOut: Record<string, string> = {
  svg: 'is an SVG drawing, which has no pixels. Export it as PNG',
  gif: 'is a GIF, which has too few colours. Use the picture that it was made from, or save one of its frames as PNG',
  heic: 'is a HEIC, as iPhones write it. Export it as JPEG',
  tiff: 'is a TIFF. Save it as PNG or JPEG',
  pdf: 'is a PDF. Export its page as PNG',
  psd: 'is a Photoshop file. Export it as PNG or JPEG',
};

async function readMetadata(file: string, kind: PictureKind): Promise<Metadata> {
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  const format = metadata ? formatOf(metadata) : endingOf(file);
  if (metadata && readable.has(format)) return metadata;
  const { width, height } = pictureSizes[kind];
  const way = wayOut[format];
  throw new Error(
    way
      ? `${file} ${way}, ${width} by ${height} pixels or more`
      : `${file} is not a picture that can be read. Use a JPEG, PNG, WebP or AVIF file`,
  );
}

/** The format by its usual name: both AVIF and HEIC come in the container HEIF. */
function formatOf({ format, compression }: Metadata): string {
  return (format as string) === 'heif' ? (compression === 'av1' ? 'avif' : 'heic') : format;
}

function endingOf(file: string): string {
  const ending = extname(file).slice(1).toLowerCase();
  return ending === 'heif' ? 'heic' : ending === 'tif' ? 'tiff' : ending;
}

/** Each file with the name that stands after it: a word without a dot or a slash. */
function paired(words: readonly string[]): { file: string; name?: string }[] {
  const pairs: { file: string; name?: string }[] = [];
  for (const [index, word] of words.entries()) {
    const last = pairs.at(-1);
    if (index > 0 && last && last.name === undefined && !/[./\\]/.test(word)) last.name = word;
    else pairs.push({ file: word });
  }
  return pairs;
}

/** The name of a file without its ending, in the letters that a picture's name may have. */
function nameFrom(file: string): string {
  const plain = basename(file, extname(file))
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

function checkedName(name: string): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `"${name}" cannot be a name. Use small letters, digits and single hyphens, such as my-shop`,
    );
  }
  return name;
}

function readFocus(value: string): Focus {
  const [x = NaN, y = NaN, ...more] = value
    .split(',')
    .map((each) => (each.trim() === '' ? NaN : Number(each)));
  if (![x, y].every((share) => share >= 0 && share <= 1) || more.length > 0) {
    throw new Error(
      `--focus ${value}: write two numbers from 0 to 1, from the left and from the top, such as --focus 0.5,0.3`,
    );
  }
  return { x, y };
}

function isKind(word: string): word is PictureKind {
  return Object.hasOwn(pictureSizes, word);
}

import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type Metadata } from 'sharp';
import { pictureFiles, pictureSizes, type PictureKind } from '../../src/content/pictureFiles.ts';
import { encodePicture, type PictureFile } from './encode.ts';

/** One picture of the owner, and the name that its files get. */
export interface OwnPicture {
  kind: PictureKind;
  file: string;
  name: string;
  /** The point that the crop keeps in its middle: shares of width and height from the top left. */
  focus?: { x: number; y: number } | undefined;
}

interface Size {
  width: number;
  height: number;
}

/** Called after each written file, with its number and the number of all files. */
type OnWritten = (file: { path: string; bytes: number }, number: number, of: number) => void;

/** Reads the words after `npm run pictures --`. Throws an error that says how to write them. */
export function readRequests(args: readonly string[]): OwnPicture[] {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { focus: { type: 'string' } },
  });
  const [kind = '', ...words] = positionals;
  if (!isKind(kind))
    throw new Error(`"${kind}" is not a kind of picture. Kinds: ${Object.keys(pictureSizes).join(', ')}`);
  if (words.length === 0) throw new Error('Expected <kind> <file> [name]. See npm run pictures -- --help');
  const focus = values.focus === undefined ? undefined : readFocus(values.focus);
  const pictures = withNames(words).map(({ file, name }) => ({ kind, file, name: checkedName(name), focus }));
  const names = pictures.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new Error(`Two pictures would have the name ${twice}. Write a name after each file`);
  return pictures;
}

/** Crops and encodes pictures. Writes nothing if one of them cannot be used, and names all that cannot. */
export async function writeOwnPictures(
  pictures: readonly OwnPicture[],
  folder: string,
  onWritten: OnWritten = () => undefined,
): Promise<void> {
  const cropped = await Promise.allSettled(pictures.map(crop));
  const refused = cropped.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as Error).message] : [],
  );
  if (refused.length > 0) throw new Error(`No picture was written:\n${refused.join('\n')}`);

  const of = pictures.flatMap(({ kind, name }) => pictureFiles(name, kind)).length;
  let number = 0;
  await mkdir(folder, { recursive: true });
  for (const [index, { kind, name }] of pictures.entries()) {
    const picture = cropped[index]!;
    if (picture.status === 'rejected') continue;
    for await (const file of encodePicture(picture.value, kind, name)) {
      number += 1;
      onWritten(await write(file, folder), number, of);
    }
  }
}

async function write({ name, data }: PictureFile, folder: string) {
  const path = join(folder, name);
  await writeFile(path, data);
  return { path, bytes: data.length };
}

/** A picture as PNG: upright by its EXIF, cropped to the ratio of its kind, as large as its largest file. */
async function crop({ kind, file, focus }: OwnPicture): Promise<Buffer> {
  const { width, height } = await readSize(file);
  const needed = { width: pictureSizes[kind].width, height: pictureSizes[kind].height };
  if (width < needed.width || height < needed.height)
    throw new Error(
      `${file} is ${width} by ${height} pixels; pictures of the kind ${kind} need at least ${needed.width} by ${needed.height}`,
    );
  const upright = sharp(file).autoOrient();
  const cropped = focus
    ? upright.extract(cropAround(focus, { width, height }, needed)).resize(needed)
    : upright.resize({ ...needed, fit: 'cover', position: sharp.strategy.attention });
  return cropped
    .toColourspace('srgb')
    .png()
    .toBuffer()
    .catch((cause: unknown) => {
      throw new Error(`${file} cannot be read to its end; it may be damaged`, { cause });
    });
}

/** The largest part with the needed ratio, with the focus as near to its middle as the edges allow. */
function cropAround(focus: { x: number; y: number }, size: Size, needed: Size) {
  const scale = Math.min(size.width / needed.width, size.height / needed.height);
  const width = Math.floor(needed.width * scale);
  const height = Math.floor(needed.height * scale);
  const start = (share: number, whole: number, part: number) =>
    Math.min(whole - part, Math.max(0, Math.round(share * whole - part / 2)));
  return {
    left: start(focus.x, size.width, width),
    top: start(focus.y, size.height, height),
    width,
    height,
  };
}

/** The size of an upright picture in pixels. Throws if there is no file or its format is not supported. */
async function readSize(file: string): Promise<Size> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!metadata || !isSupported(metadata))
    throw new Error(
      `${file} is not a JPEG, PNG, WebP or AVIF file. Export it as JPEG, or as PNG if it is a drawing`,
    );
  return metadata.autoOrient;
}

/** Sharp calls both AVIF and HEIC (which it cannot decode) "heif". */
function isSupported({ format, compression }: Metadata): boolean {
  return ['jpeg', 'png', 'webp', 'avif'].includes(format) || (format === 'heif' && compression === 'av1');
}

/** Each file with its name: the next word, if that has no dot or slash, else the name of the file. */
function withNames(words: readonly string[]): { file: string; name: string }[] {
  const pictures: { file: string; name: string }[] = [];
  let named = true;
  for (const word of words) {
    const last = pictures.at(-1);
    if (last && !named && !/[./\\]/.test(word)) {
      last.name = word;
      named = true;
    } else {
      pictures.push({ file: word, name: nameFrom(word) });
      named = false;
    }
  }
  return pictures;
}

/** The name of a file without its extension, such as `zoe-muller` for `Zoë Müller.jpg`. */
function nameFrom(file: string): string {
  return fileNameOf(basename(file, extname(file)));
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

function isKind(word: string): word is PictureKind {
  return Object.hasOwn(pictureSizes, word);
}

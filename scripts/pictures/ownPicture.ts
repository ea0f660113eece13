import { existsSync } from 'node:fs';
import sharp, { type Metadata } from 'sharp';
import { pictureSizes, type PictureKind } from '../../src/content/pictureFiles.ts';
import { writePicture, type WrittenFile } from './encode.ts';

/** What an owner asks for: a picture of theirs, as which kind, under which name. */
export interface OwnPicture {
  kind: PictureKind;
  file: string;
  name: string;
}

const readable = new Set<string>(['jpeg', 'png', 'webp']);

/** The words after `npm run pictures --` as a request. Throws with what is wrong and what is right. */
export function readRequest(words: readonly string[]): OwnPicture {
  const [kind = '', file = '', name = ''] = words;
  if (words.length !== 3) {
    throw new Error(`Expected <kind> <file> <name>, got ${words.length} words. See npm run pictures -- --help`);
  }
  if (!isKind(kind)) {
    throw new Error(`"${kind}" is not a kind of picture. Kinds: ${Object.keys(pictureSizes).join(', ')}`);
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`"${name}" cannot be a name. Use small letters, digits and single hyphens, such as my-shop`);
  }
  return { kind, file, name };
}

/**
 * Turns an owner's picture into the files the page needs: upright by its EXIF, cropped to the kind's ratio around what
 * catches the eye. Throws, before anything is written, when the file is missing, is no JPEG, PNG or WebP, or is too small.
 */
export async function writeOwnPicture({ kind, file, name }: OwnPicture, folder: string): Promise<WrittenFile[]> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  const metadata = await readMetadata(file);
  const { width, height } = metadata.autoOrient;
  const needed = { width: pictureSizes[kind].widths[1], height: pictureSizes[kind].height };
  if (width < needed.width || height < needed.height) {
    throw new Error(
      `${file} is ${width} by ${height} pixels; a ${kind} needs at least ${needed.width} by ${needed.height}`,
    );
  }
  const picture = await sharp(file)
    .autoOrient()
    .resize({ ...needed, fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#07080f' })
    .toColourspace('srgb')
    .png()
    .toBuffer()
    .catch((cause: unknown) => {
      throw new Error(`${file} cannot be read to its end; it may be damaged`, { cause });
    });
  return writePicture(picture, kind, name, folder);
}

async function readMetadata(file: string): Promise<Metadata> {
  const metadata = await sharp(file).metadata().catch(() => undefined);
  if (!metadata || !readable.has(metadata.format)) {
    throw new Error(`${file} is not a picture that can be read. Use a JPEG, PNG or WebP file`);
  }
  return metadata;
}

function isKind(word: string): word is PictureKind {
  return Object.hasOwn(pictureSizes, word);
}

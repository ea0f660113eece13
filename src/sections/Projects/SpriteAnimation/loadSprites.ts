import { publicUrl } from '../../../content/publicUrl.ts';
import { spriteFile } from './spriteFile.ts';
import type { SpriteAnimationContent, Sprite } from './schema.ts';

/** Sprites whose file has been loaded. */
export interface LoadedSprites {
  /** The sprites, the lowest first. */
  parts: Sprite[];
  /** The file with all parts. */
  image: HTMLImageElement;
}

/** Loads the sprites of a project. Its file is decoded: it can be drawn in the next frame. */
export async function loadSprites(index: number): Promise<LoadedSprites> {
  const response = await fetch(publicUrl(spriteFile(index)));
  const { file, parts } = (await response.json()) as SpriteAnimationContent;
  const image = new Image();
  image.src = publicUrl(encodeURI(file));
  await image.decode();
  return { parts, image };
}

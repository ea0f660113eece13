import { publicUrl } from '../../../helpers/publicUrl.ts';
import { spritesJson } from './spritesJson.ts';
import type { SpriteAnimationContent, Sprite } from './schema.ts';

/** The sprites of a picture, with their loaded file. */
export interface LoadedSprites {
  /** The sprites, the lowest first. */
  sprites: Sprite[];
  /** The file with all of them. */
  image: HTMLImageElement;
}

/** Loads the sprites of a project. Its file is decoded: it can be drawn in the next frame. */
export async function loadSprites(index: number): Promise<LoadedSprites> {
  const response = await fetch(publicUrl(spritesJson(index)));
  const { file, sprites } = (await response.json()) as SpriteAnimationContent;
  const image = new Image();
  image.src = publicUrl(encodeURI(file));
  await image.decode();
  return { sprites, image };
}

import { DataTexture, LinearFilter, RGFormat } from 'three';
import { TRAIL_COLUMNS, TRAIL_ROWS, type Trail } from './trail.ts';

/** The byte of 0. Numbers from -1 to 1 become 1 to 255, which needle.vert reads. */
const ZERO = 128;
const BYTES_PER_UNIT = 127;

/** A texture that shows no trail yet. Bytes, because not every GPU smooths textures of floats. */
export function createTrailTexture(): DataTexture {
  const bytes = new Uint8Array(TRAIL_COLUMNS * TRAIL_ROWS * 2);
  const texture = new DataTexture(bytes, TRAIL_COLUMNS, TRAIL_ROWS, RGFormat);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  writeTrail(texture, undefined);
  return texture;
}

/** Shows a trail. Undefined: no needle lies. */
export function writeTrail(texture: DataTexture, trail: Trail | undefined): void {
  const bytes = texture.image.data as Uint8Array;
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = ZERO + BYTES_PER_UNIT * (trail?.[index] ?? 0);
  }
  texture.needsUpdate = true;
}

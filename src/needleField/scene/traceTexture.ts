import { DataTexture, LinearFilter, RGFormat } from 'three';
import { TRACE_COLUMNS, TRACE_ROWS, type Trace } from './trace.ts';

/** The byte of 0. Numbers from -1 to 1 become 1 to 255, which needle.vert reads. */
const ZERO = 128;
const BYTES_PER_UNIT = 127;

/** A texture that shows no trace yet. Bytes, because not every GPU smooths textures of floats. */
export function createTraceTexture(): DataTexture {
  const bytes = new Uint8Array(TRACE_COLUMNS * TRACE_ROWS * 2);
  const texture = new DataTexture(bytes, TRACE_COLUMNS, TRACE_ROWS, RGFormat);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  showTrace(texture, undefined);
  return texture;
}

/** Shows a trace. Undefined: no needle lies. */
export function showTrace(texture: DataTexture, trace: Trace | undefined): void {
  const bytes = texture.image.data as Uint8Array;
  for (let at = 0; at < bytes.length; at += 1) {
    bytes[at] = ZERO + BYTES_PER_UNIT * (trace?.[at] ?? 0);
  }
  texture.needsUpdate = true;
}

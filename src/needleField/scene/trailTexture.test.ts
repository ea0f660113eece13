import { expect, test } from 'vitest';
import { TRAIL_COLUMNS, TRAIL_ROWS } from './trail.ts';
import { createTrailTexture, writeTrail } from './trailTexture.ts';

const CELLS = TRAIL_COLUMNS * TRAIL_ROWS;

/** The numbers of the first cell, as the shader reads them. */
function firstCell(texture: ReturnType<typeof createTrailTexture>): number[] {
  const [x, z] = texture.image.data as Uint8Array;
  return [x!, z!].map((byte) => (byte - 128) / 127);
}

test('shows the vectors of a trail, from -1 to 1', () => {
  const texture = createTrailTexture();
  const trail = new Float32Array(CELLS * 2).fill(1);
  trail[1] = -1;
  writeTrail(texture, trail);
  expect(firstCell(texture)).toEqual([1, -1]);
});

test('shows exactly 0 before a trail', () => {
  expect(firstCell(createTrailTexture())).toEqual([0, 0]);
});

test('shows exactly 0 after a trail', () => {
  const texture = createTrailTexture();
  writeTrail(texture, new Float32Array(CELLS * 2).fill(1));
  writeTrail(texture, undefined);
  expect(firstCell(texture)).toEqual([0, 0]);
});

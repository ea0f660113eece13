import { expect, test } from 'vitest';
import { TRACE_COLUMNS, TRACE_ROWS } from './trace.ts';
import { createTraceTexture, showTrace } from './traceTexture.ts';

const CELLS = TRACE_COLUMNS * TRACE_ROWS;

/** The numbers of the first cell, as the shader reads them. */
function firstCell(texture: ReturnType<typeof createTraceTexture>): number[] {
  const [x, z] = texture.image.data as Uint8Array;
  return [x!, z!].map((byte) => (byte - 128) / 127);
}

test('shows the vectors of a trace, from -1 to 1', () => {
  const texture = createTraceTexture();
  const trace = new Float32Array(CELLS * 2).fill(1);
  trace[1] = -1;
  showTrace(texture, trace);
  expect(firstCell(texture)).toEqual([1, -1]);
});

test('shows exactly 0 before a trace and after it', () => {
  const texture = createTraceTexture();
  expect(firstCell(texture)).toEqual([0, 0]);
  showTrace(texture, new Float32Array(CELLS * 2).fill(1));
  showTrace(texture, undefined);
  expect(firstCell(texture)).toEqual([0, 0]);
});

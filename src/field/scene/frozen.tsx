/** The scene at one moment, for the posters and for tests. Visitors never load it. */
import { advance, createRoot } from '@react-three/fiber';
import type { Palette } from '../protocol.ts';
import { NEEDLE_FACES } from './batch.ts';
import { firstFrame, type FrameState } from './frameState.ts';
import { NeedleField } from './NeedleField.tsx';
import { createRenderer } from './renderer.ts';
import { FIELD_OF_VIEW } from './view.ts';

/** What to draw: a frame, of which all is optional, its colours, and the canvas's size in CSS pixels. */
export interface FrozenOptions extends Partial<FrameState> {
  palette: Palette;
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  pixelRatio?: number;
}

/**
 * Draws the scene once into `canvas`; everything that is not given is as in the first frame, in
 * place. Resolves to the number of needles drawn.
 */
export async function drawFrozen(canvas: HTMLCanvasElement, options: FrozenOptions): Promise<number> {
  const { width, height, pixelRatio = 1, palette, ...given } = options;
  const frame: FrameState = { ...firstFrame(width / height), entry: 1, ...given };
  const root = createRoot(canvas);
  await root.configure({
    frameloop: 'never',
    flat: true,
    size: { width, height, top: 0, left: 0 },
    dpr: pixelRatio,
    camera: { fov: FIELD_OF_VIEW, near: 1, far: 300 },
    gl: () => createRenderer(canvas, true),
  });
  const store = root.render(<NeedleField palette={palette} advance={() => frame} share={() => 1} />);
  advance(0, true, store.getState());
  return store.getState().gl.info.render.triangles / NEEDLE_FACES;
}

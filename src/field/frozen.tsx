/** The scene at one moment, for the still pictures and for tests. Visitors never load it. */
import { advance, createRoot } from '@react-three/fiber';
import { NEEDLE_FACES } from './kite.ts';
import { firstMoment, type Moment } from './moment.ts';
import { NeedleField } from './NeedleField.tsx';
import { createRenderer } from './renderer.ts';
import { FIELD_OF_VIEW } from './view.ts';

/** What to draw: a moment, of which all is optional, and the canvas's size in CSS pixels. */
export interface FrozenOptions extends Partial<Moment> {
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  pixelRatio?: number;
}

/**
 * Draws the scene once into `canvas`; everything that is not given is as in the first moment, in
 * place. Resolves to the number of needles drawn.
 */
export async function drawFrozen(canvas: HTMLCanvasElement, options: FrozenOptions): Promise<number> {
  const { width, height, pixelRatio = 1, ...given } = options;
  const moment: Moment = { ...firstMoment(width / height), entry: 1, ...given };
  const root = createRoot(canvas);
  await root.configure({
    frameloop: 'never',
    flat: true,
    size: { width, height, top: 0, left: 0 },
    dpr: pixelRatio,
    camera: { fov: FIELD_OF_VIEW, near: 1, far: 300 },
    gl: () => createRenderer(canvas, true),
  });
  const store = root.render(<NeedleField advance={() => moment} share={() => 1} />);
  advance(0, true, store.getState());
  return store.getState().gl.info.render.triangles / NEEDLE_FACES;
}

/** The scene at one moment, for the still pictures, the share picture and tests. Not shipped to visitors. */
import { advance } from '@react-three/fiber';
import type { SceneInput } from '../../src/needleField/sceneInput.ts';
import { type SceneState, initialSceneState } from '../../src/needleField/scene/sceneState.ts';
import { indexCount, solidNeedle } from '../../src/needleField/scene/geometry.ts';
import { Needles } from '../../src/needleField/scene/Needles.tsx';
import { createSceneRoot } from '../../src/needleField/scene/renderer.ts';

/** Everything that is not given is as in the still picture of the home section. */
export type FrozenOptions = Pick<SceneInput, 'palette' | 'size'> &
  Partial<SceneState> & {
    /** Fraction of the needles to draw. Default: 1. */
    density?: number;
  };

/** Draws the scene once into `canvas`. Resolves to the number of needles. */
export async function drawFrozen(
  canvas: HTMLCanvasElement,
  { palette, size, density = 1, ...given }: FrozenOptions,
): Promise<number> {
  const state = { ...initialSceneState({ palette, size }), ...given };
  // The picture is read after its frame.
  const attributes = { antialias: true, preserveDrawingBuffer: true };
  const root = await createSceneRoot(canvas, size, attributes);
  const store = root.render(
    <Needles palette={palette} takeNextState={() => state} density={density} />,
  );
  advance(0, true, store.getState());
  return (store.getState().gl.info.render.triangles * 3) / indexCount(solidNeedle);
}

import type {
  SceneEvent,
  SceneInput,
  SceneInputPatch,
} from '../../../src/needleField/sceneInput.ts';

/** The patches of all messages to the scene so far, merged. */
export const sceneInput: Partial<SceneInput> = {};

export function forgetInput(): void {
  for (const name of Object.keys(sceneInput)) delete sceneInput[name as keyof SceneInput];
}

/** Takes the place of the browser's Worker: draws nothing, and says at once that it has drawn. */
export class FieldWorker extends EventTarget {
  postMessage({ canvas, ...patch }: SceneInputPatch): void {
    Object.assign(sceneInput, patch);
    if (!canvas) return;
    const data: SceneEvent = 'drawn';
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {}
}

import type { FieldEvent, FieldInput, FieldMessage } from '../../../src/needleField/fieldInput.ts';

/** The patches of all messages to the scene so far, merged. */
export const fieldInput: Partial<FieldInput> = {};

export function forgetInput(): void {
  for (const name of Object.keys(fieldInput)) delete fieldInput[name as keyof FieldInput];
}

/** Takes the place of the browser's Worker: draws nothing, and says at once that it has drawn. */
export class FieldWorker extends EventTarget {
  postMessage({ canvas, ...patch }: FieldMessage): void {
    Object.assign(fieldInput, patch);
    if (!canvas) return;
    const data: FieldEvent = 'drawn';
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {}
}

import type { FieldCommand, FieldEvent, FieldStart, ToWorker } from '../protocol.ts';
import workerUrl from '../scene/field.worker.ts?worker&url';

/** A scene that is being drawn into a canvas. */
export interface Drawing {
  send(command: FieldCommand): void;
  end(): void;
}

/** Begins a drawing in a canvas that nothing has drawn into yet. */
export type BeginDrawing = (
  canvas: HTMLCanvasElement,
  start: FieldStart,
  report: (event: FieldEvent) => void,
) => Drawing;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** Draws on a worker. What goes wrong, the script that does not arrive included, is reported as `failed`. */
export const drawInWorker: BeginDrawing = (canvas, start, report) => {
  try {
    const offscreen = canvas.transferControlToOffscreen();
    const worker = new Worker(trusted(workerUrl), { type: 'module' });
    const send = (message: ToWorker, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
    worker.addEventListener('message', ({ data }: MessageEvent<FieldEvent>) => report(data));
    worker.addEventListener('messageerror', () => report('failed'));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      report('failed');
    });
    send({ type: 'start', canvas: offscreen, start }, [offscreen]);
    return { send, end: () => worker.terminate() };
  } catch {
    queueMicrotask(() => report('failed'));
    return { send: () => {}, end: () => {} };
  }
};

/** Draws on this thread. */
export const drawHere: BeginDrawing = (canvas, start, report) => {
  const field = import('../scene/renderField.tsx').then(({ renderField }) =>
    renderField(canvas, start, report),
  );
  field.catch(() => report('failed'));
  return {
    send: (command) => void field.then(({ receive }) => receive(command)).catch(() => report('failed')),
    end: () => void field.then(({ destroy }) => destroy()).catch(() => {}),
  };
};

/** `url` as the content security policy wants it: only this module can make a worker's address. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy('field-worker', { createScriptURL: () => url }).createScriptURL(url) ?? url
  );
}

import workerUrl from './field.worker.ts?worker&url';
import type { FieldCommand, FieldEvent, FieldSize, ToWorker } from './protocol.ts';

/** Something that draws the field. */
export interface Painter {
  send(command: FieldCommand): void;
  end(): void;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Draws on a worker. What goes wrong, the script that does not arrive included, is reported as `failed`. */
export function paintInWorker(
  canvas: HTMLCanvasElement,
  size: FieldSize,
  report: (event: FieldEvent) => void,
): Painter {
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
    send({ type: 'start', canvas: offscreen, size }, [offscreen]);
    return { send, end: () => worker.terminate() };
  } catch {
    queueMicrotask(() => report('failed'));
    return { send: () => {}, end: () => {} };
  }
}

/** Draws on this thread. */
export function paintHere(
  canvas: HTMLCanvasElement,
  size: FieldSize,
  report: (event: FieldEvent) => void,
): Painter {
  const field = import('./renderField.tsx').then(({ renderField }) => renderField(canvas, size, report));
  field.catch(() => report('failed'));
  return {
    send: (command) => void field.then(({ receive }) => receive(command)).catch(() => report('failed')),
    end: () => void field.then(({ destroy }) => destroy()).catch(() => {}),
  };
}

/** `url` as the content security policy wants it: only this module can make a worker's address. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('field-worker', { createScriptURL: () => url }).createScriptURL(url) ?? url;
}

import { colorProperties, type FieldEvent, type FieldMessage, type Palette } from './fieldInput.ts';
import { followVisitor, readInput } from './followVisitor.ts';
import workerUrl from './scene/field.worker.tsx?worker&url';
import type { BackdropName } from './stills.ts';

/** A field that a worker draws into a canvas. */
export interface Field {
  /** Draws and follows the visitor until the function that it returns is called. */
  play(): () => void;
  /** Ends the worker. The canvas cannot be used again. */
  end(): void;
}

/** Starts a worker that draws the field into `canvas`, into which nothing has been drawn yet. */
export function runField(
  canvas: HTMLCanvasElement,
  name: BackdropName,
  onEvent: (event: FieldEvent) => void,
): Field {
  const offscreen = canvas.transferControlToOffscreen();
  const worker = new Worker(trusted(workerUrl), { type: 'module' });
  const send = (message: FieldMessage) => worker.postMessage(message, message.canvas ? [message.canvas] : []);
  worker.addEventListener('message', ({ data }: MessageEvent<FieldEvent>) => onEvent(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onEvent('failed');
  });
  send({ canvas: offscreen, palette: readPalette(canvas), ...readInput(canvas, name) });
  return { play: () => followVisitor(canvas, name, send), end: () => worker.terminate() };
}

/** The colours at `element`. */
function readPalette(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  const names = Object.entries(colorProperties);
  return Object.fromEntries(names.map(([name, from]) => [name, style.getPropertyValue(from)])) as Palette;
}

interface UrlPolicy {
  createScriptURL(url: string): string;
}

/** `url` as the content security policy wants it: only this module can make the address of a worker. */
function trusted(url: string): string {
  type TrustedTypes = { createPolicy(name: string, rules: UrlPolicy): UrlPolicy };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('field-worker', { createScriptURL: () => url });
  return policy?.createScriptURL(url) ?? url;
}

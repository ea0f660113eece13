import { colorProperties, type FieldEvent, type FieldMessage, type Palette } from './fieldInput.ts';
import { followVisitor } from './followVisitor.ts';
import workerUrl from './scene/field.worker.tsx?worker&url';
import type { BackdropName } from './stills.ts';

interface UrlPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: UrlPolicy): UrlPolicy;
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('field-worker', { createScriptURL: () => workerUrl });
/** The security policy allows no other address of a worker. */
const trustedUrl = policy?.createScriptURL(workerUrl) ?? workerUrl;

/**
 * Starts a worker that draws the field into `canvas`, into which nothing has been drawn yet. Returns the function that
 * ends it. The canvas cannot be used again.
 */
export function runField(
  canvas: HTMLCanvasElement,
  name: BackdropName,
  onEvent: (event: FieldEvent) => void,
): () => void {
  const offscreen = canvas.transferControlToOffscreen();
  const worker = new Worker(trustedUrl, { type: 'module' });
  const send = (message: FieldMessage) => worker.postMessage(message, message.canvas ? [message.canvas] : []);
  worker.addEventListener('message', ({ data }: MessageEvent<FieldEvent>) => onEvent(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onEvent('unable');
  });
  const unfollow = followVisitor(canvas, name, send);
  send({ canvas: offscreen, palette: readPalette(canvas) });
  return () => {
    unfollow();
    worker.terminate();
  };
}

/** The colours at `element`. */
function readPalette(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  const names = Object.entries(colorProperties);
  return Object.fromEntries(names.map(([name, from]) => [name, style.getPropertyValue(from)])) as Palette;
}

import './workerWindow.ts';
import { invalidate } from '@react-three/fiber';
import type { FieldEvent, FieldInput, FieldMessage } from '../fieldInput.ts';
import { createFieldRoot, drawsWithGpu } from './renderer.ts';
import { Scene } from './Scene.tsx';

/** Each message patches it. It is complete once the message with the canvas has come. */
const input = {} as FieldInput;

addEventListener('message', ({ data }: MessageEvent<FieldMessage>) => {
  const { canvas, ...patch } = data;
  const startsToRun = !input.running && patch.running;
  Object.assign(input, patch);
  if (canvas) void start(canvas);
  else if (startsToRun) invalidate();
});

async function start(canvas: OffscreenCanvas): Promise<void> {
  try {
    canvas.addEventListener('webglcontextlost', () => report('lost'));
    const root = await createFieldRoot(canvas, input.size, 'demand');
    root.render(<Scene input={input} hasGpu={drawsWithGpu(canvas)} report={report} />);
  } catch {
    report('unable');
  }
}

function report(event: FieldEvent): void {
  postMessage(event);
}

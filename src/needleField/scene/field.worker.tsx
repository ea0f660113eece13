import './workerWindow.ts';
import { invalidate } from '@react-three/fiber';
import type { FieldEvent, FieldInput, FieldMessage } from '../fieldInput.ts';
import { createFieldRoot, drawsWithGpu } from './renderer.ts';
import { Scene } from './Scene.tsx';

/** The first message fills it, later ones patch it. */
const input = {} as FieldInput;
const report = (event: FieldEvent) => postMessage(event);

addEventListener('message', ({ data: { canvas, ...patch } }: MessageEvent<FieldMessage>) => {
  const starts = !input.running && patch.running;
  Object.assign(input, patch);
  if (canvas) void start(canvas);
  else if (starts) invalidate();
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

import './workerWindow.ts';
import { advance } from '@react-three/fiber';
import type { SceneEvent, SceneInput, SceneInputPatch } from '../sceneInput.ts';
import { createLoop, type Loop } from './loop.ts';
import { createSceneRoot, isGpuRendering } from './renderer.ts';
import { Scene } from './Scene.tsx';

/** Without a GPU the scene starts once the page has sent nothing for so long: the page comes first. */
const QUIET_MS = 1000;

/** Each message patches it. It is complete once the message with the canvas has come. */
const input = {} as SceneInput;
/** Undefined until the scene starts. */
let loop: Loop | undefined;
/** When the last message came, by `performance.now()`. Each message counts as user activity. */
let lastMessageAt = 0;

addEventListener('message', ({ data }: MessageEvent<SceneInputPatch>) => {
  const { canvas, ...patch } = data;
  lastMessageAt = performance.now();
  Object.assign(input, patch);
  if (canvas) void start(canvas);
  else loop?.wake();
  // A press sends a ring, and so does a success: the page shows the press or the banner first.
  if (patch.ring) loop?.pauseForPress();
});

async function start(canvas: OffscreenCanvas): Promise<void> {
  try {
    const hasGpu = isGpuRendering();
    if (!hasGpu) {
      report('software');
      await untilQuiet();
    }
    canvas.addEventListener('webglcontextlost', () => report('lost'));
    // Without a GPU multisampling is half of the work.
    const root = await createSceneRoot(canvas, input.size, { antialias: hasGpu });
    loop = createLoop({
      hasGpu,
      inactiveMs: performance.now() - lastMessageAt,
      isVisible: () => input.isVisible ?? false,
      draw: advance,
    });
    root.render(<Scene input={input} loop={loop} hasGpu={hasGpu} report={report} />);
  } catch {
    report('broken');
  }
}

async function untilQuiet(): Promise<void> {
  let wait = QUIET_MS;
  while (wait > 0) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait = lastMessageAt + QUIET_MS - performance.now();
  }
}

function report(event: SceneEvent): void {
  postMessage(event);
}

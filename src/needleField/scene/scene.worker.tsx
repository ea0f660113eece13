import './workerWindow.ts';
import { advance } from '@react-three/fiber';
import type { SceneEvent, SceneInput, SceneMessage } from '../sceneInput.ts';
import { createLoop, type Loop } from './loop.ts';
import { createSceneRoot, isGpuRendering } from './renderer.ts';
import { Scene } from './Scene.tsx';

/** Without a GPU the scene starts once the page has sent nothing for so long: the page comes first. */
const QUIET_MS = 1000;

/** Each message patches it. It is complete once the message with the canvas has come. */
const input = {} as SceneInput;
/** Undefined until the scene starts. */
let loop: Loop | undefined;
/** The time of the last message, which counts as user activity, as `performance.now()` counts it. */
let lastActivity = 0;

addEventListener('message', ({ data }: MessageEvent<SceneMessage>) => {
  const { canvas, ...patch } = data;
  lastActivity = performance.now();
  Object.assign(input, patch);
  if (canvas) void start(canvas);
  else loop?.wake();
  // A press sends a ring.
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
      inactiveMs: performance.now() - lastActivity,
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
    wait = lastActivity + QUIET_MS - performance.now();
  }
}

function report(event: SceneEvent): void {
  postMessage(event);
}

import type { Page, Worker } from 'playwright';

declare global {
  /** Advances the clock by 60 frames per second. Resolves once the last frame is on the screen. */
  var advanceField: (seconds: number) => Promise<void>;
  /**
   * Advances the clock by frames of a display, without pixels. `displayRate`: frames per second. `drawnRate`:
   * those after which the display shows the next frame if the scene has drawn one. The visitor is active all the time.
   */
  var showFrames: (seconds: number, displayRate: number, drawnRate: number) => Promise<void>;
  /** Whether the scene has asked for a frame or a timer. */
  var fieldWaits: () => boolean;
}

/** Runs before the worker's script: the scene takes the processor for a GPU. */
export function seemGpu(): void {
  const { getExtension } = WebGL2RenderingContext.prototype;
  Object.assign(WebGL2RenderingContext.prototype, {
    // Without this extension the renderer has no name, as a GPU.
    getExtension(this: WebGL2RenderingContext, name: 'WEBGL_debug_renderer_info') {
      return name === 'WEBGL_debug_renderer_info' ? null : getExtension.call(this, name);
    },
  });
}

/** Runs before the worker's script: time passes only through `advanceField`. */
export function holdClock(): void {
  let now = 0;
  let drawing = true;
  /** Whether the last step has drawn. */
  let drawn = false;
  let last = 0;
  const waiting = new Map<number, FrameRequestCallback>();
  const timers = new Map<number, { at: number; callback: () => void }>();

  performance.now = () => now;
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) => {
    waiting.set(++last, callback);
    return last;
  };
  Object.assign(globalThis, {
    setTimeout(callback: () => void, delay = 0) {
      timers.set(++last, { at: now + delay, callback });
      return last;
    },
    clearTimeout: (id: number) => void timers.delete(id),
  });

  const { drawElements, clear } = WebGL2RenderingContext.prototype;
  Object.assign(WebGL2RenderingContext.prototype, {
    drawElements(this: WebGL2RenderingContext, ...args: Parameters<typeof drawElements>) {
      drawn = true;
      if (drawing) drawElements.apply(this, args);
    },
    clear(this: WebGL2RenderingContext, mask: number) {
      if (drawing) clear.call(this, mask);
    },
  });

  const frame = () => new Promise((resolve) => request(resolve));
  /** Returns whether a frame was drawn. */
  const step = (seconds: number) => {
    now += seconds * 1000;
    drawn = false;
    for (const [id, { at, callback }] of timers) {
      if (at > now) continue;
      timers.delete(id);
      callback();
    }
    const due = [...waiting.values()];
    waiting.clear();
    for (const callback of due) callback(now);
    return drawn;
  };
  globalThis.fieldWaits = () => waiting.size + timers.size > 0;

  globalThis.advanceField = async (seconds) => {
    const steps = Math.max(1, Math.round(seconds * 60));
    while (!fieldWaits()) await frame();
    drawing = false;
    for (let done = 1; done < steps; done++) step(seconds / steps);
    await frame();
    drawing = true;
    // A scene that is idle or slow does not draw in each frame of the display.
    let hasDrawn = step(seconds / steps);
    while (!hasDrawn && fieldWaits()) hasDrawn = step(1 / 60);
    await frame();
    await frame();
  };

  const { port1, port2 } = new MessageChannel();
  port1.start();
  const task = () =>
    new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port2.postMessage(undefined);
    });

  globalThis.showFrames = async (seconds, displayRate, drawnRate) => {
    drawing = false;
    for (let passed = 0; passed < seconds;) {
      dispatchEvent(new MessageEvent('message', { data: {} }));
      const interval = 1 / (drawn ? drawnRate : displayRate);
      step(interval);
      passed += interval;
      // React renders in a task.
      await task();
    }
    drawing = true;
  };
}

/** Has each field worker of a page run these functions before its script. They see only the worker. */
export async function runInWorker(page: Page, functions: readonly (() => void)[]): Promise<void> {
  await page.route('**/scene.worker-*.js', async (route) => {
    // The server may close an idle connection at this moment (ECONNRESET).
    const response = await route.fetch({ timeout: 0, maxRetries: 1 });
    const before = functions.map((run) => `${callInPage(run, [])};\n`).join('');
    await route.fulfill({ response, body: before + (await response.text()) });
  });
}

/** Advances the held clock of a scene. */
export function advanceClock(page: Page, seconds: number, scene = 0): Promise<void> {
  return workerOf(page, scene).evaluate(
    callInPage((time: number) => advanceField(time), [seconds]),
  );
}

export function workerOf(page: Page, scene = 0): Worker {
  const worker = page.workers()[scene];
  if (!worker) throw new Error(`There is no worker ${scene}`);
  return worker;
}

/** A call as an expression, which the security policy allows. tsx adds calls of `__name` to functions. */
function callInPage(run: (...args: never[]) => unknown, args: unknown[]): string {
  const call = `(${run.toString()})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
  return `((__name) => ${call})((named) => named)`;
}

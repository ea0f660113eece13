/** A clock that stands still until it is told. */
export interface FieldClock {
  /** Lets `seconds` pass at 60 frames a second, of which only the last is drawn; resolves when it is on the screen. */
  advance(seconds: number): Promise<void>;
}

declare global {
  var fieldClock: FieldClock;
}

/**
 * Run before the worker's script: its time passes only as `fieldClock` is told, whatever the machine can, and the
 * field has nothing to save on.
 */
export function holdClock(): void {
  const STEP = 1 / 60;
  let now = 0;
  let drawing = true;
  let last = 0;
  const waiting = new Map<number, FrameRequestCallback>();

  Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 });
  performance.now = () => now;
  const request = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (callback) => {
    waiting.set(++last, callback);
    return last;
  };
  globalThis.cancelAnimationFrame = (id) => void waiting.delete(id);

  const { drawElementsInstanced, clear } = WebGL2RenderingContext.prototype;
  Object.assign(WebGL2RenderingContext.prototype, {
    drawElementsInstanced(this: WebGL2RenderingContext, ...args: Parameters<typeof drawElementsInstanced>) {
      if (drawing) drawElementsInstanced.apply(this, args);
    },
    clear(this: WebGL2RenderingContext, mask: number) {
      if (drawing) clear.call(this, mask);
    },
  });

  const frame = () => new Promise((resolve) => request(resolve));
  function step(seconds: number) {
    now += seconds * 1000;
    const due = [...waiting.values()];
    waiting.clear();
    for (const callback of due) callback(now);
  }

  globalThis.fieldClock = {
    async advance(seconds) {
      const steps = Math.max(1, Math.round(seconds / STEP));
      while (waiting.size === 0) await frame();
      drawing = false;
      for (let done = 1; done < steps; done++) step(seconds / steps);
      await frame();
      drawing = true;
      step(seconds / steps);
      await frame();
      await frame();
    },
  };
}

import type { Locator, Page } from 'playwright';
import { onTestFinished } from 'vitest';
import type { SceneInput } from '../../src/needleField/sceneInput.ts';
import { advanceClock, holdClock, runInWorker, seemGpu } from './fieldClock.ts';
import { expect, openPageToClose, type PageOptions } from './page.ts';

declare global {
  interface Window {
    /** The inputs of each scene, in the order in which their workers started. */
    sceneInputs: Partial<SceneInput>[];
  }
}

export interface FieldPageOptions extends PageOptions {
  /** Functions that run before the worker's own script. */
  inWorker?: (() => void)[];
}

/**
 * Opens the page in a small window, because the processor draws the field here. Motion is allowed. The page
 * closes when the test ends.
 */
export async function openFieldPage(options?: FieldPageOptions, path?: string): Promise<Page> {
  const { page, close } = await openFieldPageToClose(options, path);
  onTestFinished(close);
  return page;
}

/** The same for several tests that only read what happened. The caller closes the page. */
export async function openFieldPageToClose(
  { inWorker = [], ...options }: FieldPageOptions = {},
  path = '',
): Promise<{ page: Page; close: () => Promise<void> }> {
  const { page, close } = await openPageToClose('about:blank', {
    motion: 'full',
    viewport: { width: 560, height: 400 },
    ...options,
  });
  await page.addInitScript(recordInputs);
  await runInWorker(page, inWorker);
  await page.goto(path);
  return { page, close };
}

/** The canvas of a backdrop. */
export function canvasOf(page: Page, section: 'home' | 'contact'): Locator {
  return page.locator(`#${section} canvas`);
}

/** Waits until the canvas covers the still picture. */
export function waitForField(page: Page, section: 'home' | 'contact' = 'home'): Promise<void> {
  return expect(canvasOf(page, section)).toHaveCSS('opacity', '1');
}

/** The messages to the scene of a backdrop. 0 is the first backdrop that started. */
export function inputOf(page: Page, scene = 0): Promise<Partial<SceneInput>> {
  return page.evaluate((index) => window.sceneInputs[index] ?? {}, scene);
}

/** Opens the page at a backdrop whose worker's time passes only by `advanceClock`. Resolves with its first frame. */
export async function openFieldWithClock(
  section: 'home' | 'contact',
  options: FieldPageOptions = {},
): Promise<Page> {
  const inWorker = [seemGpu, holdClock, ...(options.inWorker ?? [])];
  const page = await openFieldPage({ ...options, inWorker }, `#${section}`);
  const holds = async () => {
    const [worker] = page.workers();
    return (await worker?.evaluate('"advanceField" in globalThis').catch(() => false)) ?? false;
  };
  await expect.poll(holds).toBe(true);
  // The scene reports its first frame in the next.
  for (let frame = 0; frame < 2; frame++) await advanceClock(page, 0);
  await waitForField(page, section);
  return page;
}

/**
 * Runs before the worker's script: ten frames a second of few needles, for tests that ignore the picture. The
 * scene starts at once, as with a GPU.
 */
export function drawLittle(): void {
  Object.assign(globalThis, {
    requestAnimationFrame: (callback: FrameRequestCallback) =>
      setTimeout(() => callback(Date.now()), 100),
    cancelAnimationFrame: clearTimeout,
  });
  const { drawElements, getExtension } = WebGL2RenderingContext.prototype;
  Object.assign(WebGL2RenderingContext.prototype, {
    getExtension(this: WebGL2RenderingContext, name: 'WEBGL_debug_renderer_info') {
      return name === 'WEBGL_debug_renderer_info' ? null : getExtension.call(this, name);
    },
    drawElements(this: WebGL2RenderingContext, ...args: Parameters<typeof drawElements>) {
      args[1] = Math.ceil(args[1] / 150) * 3;
      drawElements.apply(this, args);
    },
  });
}

/** Runs before the worker's script: frames seem fast, so the still does not take over on a busy machine. */
export function seemFast(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() / 20;
}

/** Runs in the page. */
function recordInputs(): void {
  window.sceneInputs = [];
  const inputs = new WeakMap<object, Partial<SceneInput>>();
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (
    this: Worker,
    message: Partial<SceneInput>,
    ...rest: unknown[]
  ) {
    const input = inputs.get(this) ?? {};
    if (!inputs.has(this)) window.sceneInputs.push(input);
    inputs.set(this, Object.assign(input, message, { canvas: undefined }));
    Reflect.apply(postMessage, this, [message, ...rest]);
  } as typeof postMessage;
}

import { getMessageStatus, subscribeMessageStatus } from './messageStore.ts';
import { isInWindow } from '../motion/page/isInWindow.ts';
import { onMouseMove } from '../motion/mouse/onMouseMove.ts';
import {
  colorProperties,
  type SceneEvent,
  type SceneInputPatch,
  type ScenePalette,
} from './sceneInput.ts';
import {
  focusedIn,
  canvasCenterOf,
  canvasPointAt,
  readInput,
  type FormTargets,
} from './readInput.ts';
import workerUrl from './scene/scene.worker.tsx?worker&url';
import type { BackdropName } from './stillFiles.ts';

/** The browser's Trusted Types. TypeScript 7.0 does not know them. */
interface TrustedTypes {
  createPolicy<Rules>(name: string, rules: Rules): Rules;
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('field-worker', {
  createScriptURL: (_url: string) => workerUrl,
});
/** The security policy allows no other address of a worker. */
const trustedUrl = policy?.createScriptURL(workerUrl) ?? workerUrl;

/**
 * Starts a worker that draws the scene into `canvas`, into which nothing has been drawn yet, and
 * tells it what changes on the page: size, scroll position, mouse, focus and message. Its first frame is
 * drawn even out of view, all others only while the canvas is on screen and the tab is visible. With
 * `formTargets` it reacts to the message of the contact form. Returns the function that ends it. The
 * canvas cannot be used again.
 */
export function runScene(
  canvas: HTMLCanvasElement,
  name: BackdropName,
  formTargets: FormTargets | undefined,
  onEvent: (event: SceneEvent) => void,
): () => void {
  const offscreen = canvas.transferControlToOffscreen();
  const worker = new Worker(trustedUrl, { type: 'module' });
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  /** Undefined without a mouse, and while the keyboard is in use. */
  let mouse: PointerEvent | undefined;
  let isInView = isInWindow(canvas);
  /** Whether the scene was in view, in a visible tab, at the last update. Undefined before the first one. */
  let wasVisible: boolean | undefined;
  /** Whether the first frame is on the canvas. */
  let isDrawn = false;
  /** The requested frame, or 0. */
  let frame = 0;

  const post = (patch: SceneInputPatch, owned: Transferable[] = []) =>
    worker.postMessage(patch, owned);
  const update = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    const isVisible = document.visibilityState === 'visible' && isInView;
    // A scene that nobody sees needs no updates. So a scroll elsewhere on the page measures nothing.
    // Until the first frame all are sent: `untilQuiet` in scene.worker.tsx takes each as a sign of use.
    if (!isVisible && wasVisible === false && isDrawn) return;
    wasVisible = isVisible;
    post({ isVisible, ...readInput(canvas, name, formTargets, mouse) });
  };
  /** A frame computes style and layout anyway, so `readInput` does not force the browser to compute them twice. */
  const updateInFrame = () => {
    if (!frame) frame = requestAnimationFrame(update);
  };
  const follow = (next?: PointerEvent) => {
    mouse = next;
    updateInFrame();
  };
  const followFocus = () => follow(focusedIn(canvas) ? undefined : mouse);
  const press = (event: PointerEvent) => {
    const at = event.isPrimary && canvasPointAt(canvas, event);
    if (at) post({ ring: at });
  };
  const onMessageStatus = () => {
    const at = wasVisible && canvasCenterOf(formTargets?.sendButton.current, canvas);
    if (at && getMessageStatus() === 'sent') post({ ring: at, success: at });
    update();
  };

  worker.addEventListener('message', ({ data }: MessageEvent<SceneEvent>) => {
    if (data === 'drawn') isDrawn = true;
    onEvent(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onEvent('broken');
  });
  onMouseMove(follow, controller.signal);
  addEventListener('pointerdown', press, options);
  addEventListener('resize', update, options);
  document.addEventListener('visibilitychange', update, options);
  // A key only wakes the scene.
  for (const type of ['scroll', 'focusout', 'keydown']) {
    document.addEventListener(type, updateInFrame, options);
  }
  for (const type of ['focusin', 'input']) {
    document.addEventListener(type, followFocus, options);
  }
  const unsubscribe = subscribeMessageStatus(onMessageStatus);
  const resizes = new ResizeObserver(update);
  resizes.observe(canvas);
  const views = new IntersectionObserver(
    (entries) => {
      isInView = entries[entries.length - 1]!.isIntersecting;
      update();
    },
    // A canvas that only touches the edge of the window is not in view.
    { rootMargin: '-1px 0px' },
  );
  views.observe(canvas);
  update();
  post({ canvas: offscreen, palette: readPalette(canvas) }, [offscreen]);

  return () => {
    controller.abort();
    cancelAnimationFrame(frame);
    unsubscribe();
    resizes.disconnect();
    views.disconnect();
    worker.terminate();
  };
}

function readPalette(element: HTMLElement): ScenePalette {
  const style = getComputedStyle(element);
  const colors = Object.entries(colorProperties).map(([name, from]) => [
    name,
    style.getPropertyValue(from),
  ]);
  return Object.fromEntries(colors) as ScenePalette;
}

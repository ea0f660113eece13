import { isInWindow } from '../motion/page/isInWindow.ts';
import { onMouseMove } from '../motion/mouse/onMouseMove.ts';
import { getMessageStatus, subscribeMessageStatus } from './messageStore.ts';
import {
  focusedIn,
  canvasCenterOf,
  canvasPointAt,
  readInput,
  readPalette,
  type FormTargets,
} from './readInput.ts';
import type { SceneEvent, SceneInputPatch } from './sceneInput.ts';
import type { BackdropName } from './stillFiles.ts';
import { workerUrl } from './workerUrl.ts';

/**
 * Starts a worker that draws the scene into `canvas`, into which nothing has been drawn yet, and
 * tells it what changes on the page: size, scroll position, mouse, focus and message. Its first frame is
 * drawn even out of view, all others only while the canvas is on screen and the tab is visible. With
 * `formTargets` it reacts to the message of the contact form. Returns the function that ends it. The
 * canvas cannot be used again.
 */
export function runScene(
  canvas: HTMLCanvasElement,
  backdrop: BackdropName,
  formTargets: FormTargets | undefined,
  onEvent: (event: SceneEvent) => void,
): () => void {
  const offscreen = canvas.transferControlToOffscreen();
  const worker = new Worker(workerUrl, { type: 'module' });
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  /** Undefined without a mouse, and while the keyboard is in use. */
  let mouse: PointerEvent | undefined;
  let isInView = isInWindow(canvas);
  /** Whether the scene was in view, in a visible tab, at the last update. */
  let wasVisible = false;
  /** Whether the first frame is on the canvas. */
  let hasDrawn = false;
  /** The requested frame, or 0. */
  let frame = 0;

  function post(patch: SceneInputPatch, owned: Transferable[] = []) {
    worker.postMessage(patch, owned);
  }

  function update() {
    cancelAnimationFrame(frame);
    frame = 0;
    const isVisible = document.visibilityState === 'visible' && isInView;
    // A scene that nobody sees gets no updates: a scroll elsewhere on the page measures nothing. Before its first frame
    // it gets them all: `untilQuiet` in scene.worker.tsx waits until none has come for a second.
    if (hasDrawn && !isVisible && !wasVisible) return;
    wasVisible = isVisible;
    post({ isVisible, ...readInput(canvas, backdrop, formTargets, mouse) });
  }

  /** A frame computes style and layout anyway, so `readInput` does not force the browser to compute them twice. */
  function updateInFrame() {
    if (!frame) frame = requestAnimationFrame(update);
  }

  function onMouse(event?: PointerEvent) {
    mouse = event;
    updateInFrame();
  }

  /** The needles leave the mouse for a control with the focus, until the mouse moves again. */
  function onFocus() {
    if (focusedIn(canvas)) mouse = undefined;
    updateInFrame();
  }

  function onPointerDown(event: PointerEvent) {
    const at = event.isPrimary && isInView && canvasPointAt(canvas, event);
    if (at) post({ ring: at });
  }

  function onMessageStatus() {
    const at = wasVisible && canvasCenterOf(formTargets?.sendButton.current, canvas);
    if (at && getMessageStatus() === 'sent') post({ ring: at, success: at });
    // After a failure `readInput` changes the target.
    update();
  }

  worker.addEventListener('message', ({ data }: MessageEvent<SceneEvent>) => {
    if (data === 'drawn') hasDrawn = true;
    onEvent(data);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onEvent('broken');
  });
  onMouseMove(onMouse, controller.signal);
  addEventListener('pointerdown', onPointerDown, options);
  addEventListener('resize', update, options);
  document.addEventListener('visibilitychange', update, options);
  // A key only wakes the scene.
  for (const type of ['scroll', 'focusout', 'keydown']) {
    document.addEventListener(type, updateInFrame, options);
  }
  // After a move of the mouse, typing brings the needles back to the control with the focus.
  for (const type of ['focusin', 'input']) {
    document.addEventListener(type, onFocus, options);
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
  // In this order: the worker starts when the canvas comes, and needs the size then.
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

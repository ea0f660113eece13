import { messageStatus } from '../messageStatus.ts';
import { onMouse } from '../motion/onMouse.ts';
import type { FieldMessage, PicturePoint } from './fieldInput.ts';
import { emailTarget, sendTarget } from './pointTargets.ts';
import type { BackdropName } from './stills.ts';

/** Contact has arrived once this share of it, or of a window that is lower, is in the window. */
const ARRIVED = 0.7;

/**
 * Tells the scene what changes on the page: size, scroll position, mouse, focus and message. It draws only while the canvas
 * is on screen and the tab is visible. Returns the function that ends this.
 */
export function followVisitor(
  canvas: HTMLCanvasElement,
  name: BackdropName,
  send: (message: FieldMessage) => void,
): () => void {
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  /** Undefined without a mouse, and while the keyboard is in use. */
  let mouse: PointerEvent | undefined;
  /** Whether the scene draws; at first it has to be told in any case. */
  let running = true;

  const update = () => {
    const wasRunning = running;
    const { top, bottom } = canvas.getBoundingClientRect();
    running = document.visibilityState === 'visible' && bottom > 0 && top < innerHeight;
    if (running || wasRunning) send({ running, ...readInput(canvas, name, mouse) });
  };
  const follow = (next?: PointerEvent) => {
    mouse = next;
    update();
  };
  const followFocus = () => follow(focusedIn(canvas) ? undefined : mouse);
  const press = (event: PointerEvent) => {
    const at = event.isPrimary && pointAt(canvas, event);
    if (at) send({ press: at });
  };
  /** After a success a ring leaves Send. After a failure `readInput` names another target. */
  const answerMessage = () => {
    const sent = running && messageStatus.get() === 'sent';
    const at = sent && middleOf(sendTarget.current, canvas);
    if (at) send({ press: at, success: at });
    update();
  };

  onMouse(follow, controller.signal);
  addEventListener('pointerdown', press, options);
  addEventListener('scroll', update, options);
  addEventListener('resize', update, options);
  document.addEventListener('focusin', followFocus, options);
  document.addEventListener('focusout', update, options);
  document.addEventListener('input', followFocus, options);
  document.addEventListener('visibilitychange', update, options);
  const unsubscribe = messageStatus.subscribe(answerMessage);
  const resizes = new ResizeObserver(update);
  resizes.observe(canvas);
  update();

  return () => {
    controller.abort();
    unsubscribe();
    resizes.disconnect();
  };
}

/** The page as the scene needs to know it. */
function readInput(canvas: HTMLCanvasElement, name: BackdropName, mouse?: PointerEvent): FieldMessage {
  const failed = messageStatus.get() === 'failed';
  const emailLink = failed ? middleOf(emailTarget.current, canvas) : undefined;
  const pointed = mouse && pointAt(canvas, mouse);
  const focused = middleOf(focusedIn(canvas), canvas);
  const target = emailLink ?? pointed ?? focused;
  return {
    size: { width: canvas.clientWidth, height: canvas.clientHeight, pixelRatio: devicePixelRatio },
    exit: exitOf(canvas, name),
    rest: middleOf(sendTarget.current, canvas),
    target,
    calm: target && target === focused ? 1 : 0,
  };
}

/** Share of the section that has left the window at home, or is still to come in contact: 0 to 1. */
function exitOf(canvas: HTMLCanvasElement, name: BackdropName): number {
  const { top, height } = canvas.getBoundingClientRect();
  const share =
    name === 'home' ? -top / height : 1 - (innerHeight - top) / (ARRIVED * Math.min(height, innerHeight));
  return Math.min(1, Math.max(0, share));
}

/** The control in the canvas's section that visibly has the focus. */
function focusedIn(canvas: HTMLElement): HTMLElement | null {
  return canvas.closest('section')?.querySelector<HTMLElement>(':focus-visible') ?? null;
}

/**
 * The middle of an element by its layout, so where it is once its reveal has ended. Undefined outside of the picture and in
 * other sections.
 */
function middleOf(element: HTMLElement | null, canvas: HTMLElement): PicturePoint | undefined {
  const section = canvas.closest('section');
  if (!element || !section?.contains(element)) return undefined;
  let [x, y] = [element.offsetWidth / 2, element.offsetHeight / 2];
  for (let at: Element | null = element; at instanceof HTMLElement && at !== section; at = at.offsetParent) {
    x += at.offsetLeft;
    y += at.offsetTop;
  }
  return inPicture(x / canvas.clientWidth, y / canvas.clientHeight);
}

/** A place in the window as a point of the picture. Undefined outside of it. */
function pointAt(canvas: HTMLElement, { clientX, clientY }: PointerEvent): PicturePoint | undefined {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return inPicture((clientX - left) / width, (clientY - top) / height);
}

function inPicture(x: number, y: number): PicturePoint | undefined {
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : undefined;
}

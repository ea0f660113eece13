import { getMessageStatus } from '../messageStore.ts';
import { NO_STRENGTHS, type FieldMessage, type PicturePoint } from './fieldInput.ts';
import { messageAnswers, sendTarget } from './messageAnswers.ts';
import type { BackdropName } from './stillFiles.ts';

/** Contact has arrived once this share of it, or of a window that is lower, is in the window. */
const ARRIVED = 0.7;

/** Size, scroll position and target of the canvas, for the scene. `mouse`: the last move of the mouse. */
export function readInput(
  canvas: HTMLCanvasElement,
  name: BackdropName,
  mouse?: PointerEvent,
): FieldMessage {
  const answer = name === 'contact' ? messageAnswers[getMessageStatus()] : undefined;
  const atMouse = mouse && pointAt(canvas, mouse);
  const focused = middleOf(focusedIn(canvas), canvas);
  const target = middleOf(answer?.target?.current ?? null, canvas) ?? atMouse ?? focused;
  return {
    ...NO_STRENGTHS,
    ...answer?.strengths,
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
    name === 'home'
      ? -top / height
      : 1 - (innerHeight - top) / (ARRIVED * Math.min(height, innerHeight));
  return Math.min(1, Math.max(0, share));
}

/** The control in the canvas's section that visibly has the focus. */
export function focusedIn(canvas: HTMLElement): HTMLElement | null {
  return canvas.closest('section')?.querySelector<HTMLElement>(':focus-visible') ?? null;
}

/** The middle of an element. Undefined outside of the picture or section. */
export function middleOf(
  element: HTMLElement | null,
  canvas: HTMLElement,
): PicturePoint | undefined {
  if (!element || !canvas.closest('section')?.contains(element)) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  return pointAt(canvas, { clientX: left + width / 2, clientY: top + height / 2 });
}

/** A place in the window as a point of the picture. Undefined outside of it. */
export function pointAt(
  canvas: HTMLElement,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
): PicturePoint | undefined {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const [x, y] = [(clientX - left) / width, (clientY - top) / height];
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : undefined;
}

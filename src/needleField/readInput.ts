import type { RefObject } from 'react';
import { getMessageStatus } from '../messageStore.ts';
import type { FieldMessage, PicturePoint } from './fieldInput.ts';
import type { BackdropName } from './stillFiles.ts';

/** Elements of the contact form that the needles point at. */
export interface FormTargets {
  /** The needles point here while nobody uses the mouse or the keyboard. */
  sendButton: RefObject<HTMLElement | null>;
  /** The needles point here while the banner of a failure shows. */
  emailLink: RefObject<HTMLElement | null>;
}

/** Contact has arrived once this share of it, or of a window that is lower, is in the window. */
const ARRIVED_SHARE = 0.7;

/**
 * Size, scroll position and target of the canvas, for the scene. `formTargets`: if the section has the
 * contact form. `mouse`: the last move of the mouse.
 */
export function readInput(
  canvas: HTMLCanvasElement,
  name: BackdropName,
  formTargets?: FormTargets,
  mouse?: PointerEvent,
): FieldMessage {
  const hasFailed = formTargets && getMessageStatus() === 'failed';
  const emailLink = hasFailed ? middleOf(formTargets.emailLink.current, canvas) : undefined;
  const atMouse = mouse && pointAt(canvas, mouse);
  const focused = middleOf(focusedIn(canvas), canvas);
  const target = emailLink ?? atMouse ?? focused;
  return {
    size: { width: canvas.clientWidth, height: canvas.clientHeight, pixelRatio: devicePixelRatio },
    exit: exitOf(canvas, name),
    rest: middleOf(formTargets?.sendButton.current, canvas),
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
      : 1 - (innerHeight - top) / (ARRIVED_SHARE * Math.min(height, innerHeight));
  return Math.min(1, Math.max(0, share));
}

/** The control in the canvas's section that visibly has the focus. */
export function focusedIn(canvas: HTMLElement): HTMLElement | null {
  return canvas.closest('section')?.querySelector<HTMLElement>(':focus-visible') ?? null;
}

/** The middle of an element. Undefined outside of the picture, or without an element. */
export function middleOf(
  element: HTMLElement | null | undefined,
  canvas: HTMLElement,
): PicturePoint | undefined {
  if (!element) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  return pointAt(canvas, { clientX: left + width / 2, clientY: top + height / 2 });
}

/** A place in the window as a point of the picture. Undefined outside of it. */
export function pointAt(
  canvas: HTMLElement,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
): PicturePoint | undefined {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const x = (clientX - left) / width;
  const y = (clientY - top) / height;
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : undefined;
}

import type { RefObject } from 'react';
import { clamp01 } from '../math/interpolation.ts';
import type { WindowPoint } from '../motion/mouse/windowPoint.ts';
import { getMessageStatus } from './messageStore.ts';
import {
  colorProperties,
  type CanvasPoint,
  type SceneInputPatch,
  type ScenePalette,
} from './sceneInput.ts';
import type { BackdropName } from './stillFiles.ts';

/** Elements of the contact form that the needles point at. */
export interface FormTargets {
  /** The needles point here, or down to it, while nobody uses the mouse or the keyboard. */
  sendButton: RefObject<HTMLElement | null>;
  /** The needles point here while the banner of a failure shows. */
  emailLink: RefObject<HTMLElement | null>;
}

/** While Send is below the window, the needles point so far below the window's lower edge, in CSS pixels. */
const BELOW_WINDOW = 4;
/** Contact is in view once this fraction of it, or of a window that is less high, is in the window. */
const IN_VIEW_RATIO = 0.7;

/**
 * Size, scroll position and target of the canvas, for the scene. `formTargets`: if the section has the
 * contact form. `mouse`: its place in the window.
 */
export function readInput(
  canvas: HTMLCanvasElement,
  backdrop: BackdropName,
  formTargets?: FormTargets,
  mouse?: WindowPoint,
): SceneInputPatch {
  // The needles point at the first of three: e-mail link, mouse, focus. Without them they point towards Send.
  const hasFailed = formTargets && getMessageStatus() === 'failed';
  const emailPoint = hasFailed ? canvasCenterOf(formTargets.emailLink.current, canvas) : undefined;
  const mousePoint = mouse && canvasPointAt(canvas, mouse);
  const focusPoint = canvasCenterOf(focusedIn(canvas), canvas);
  const target = emailPoint ?? mousePoint ?? focusPoint;
  const isAtFocus = target !== undefined && target === focusPoint;
  const sendButton = formTargets?.sendButton.current;
  const sendCenter = sendButton ? windowCenterOf(sendButton) : undefined;
  const isScrollHint =
    target === undefined && sendCenter !== undefined && sendCenter.y > innerHeight;
  return {
    size: { width: canvas.clientWidth, height: canvas.clientHeight, pixelRatio: devicePixelRatio },
    exit: exitOf(canvas, backdrop),
    defaultTarget: sendCenter && pointTowards(sendCenter, canvas),
    target,
    mouse: mousePoint,
    spotlight: isAtFocus ? 1 : 0,
    scrollHint: isScrollHint ? 1 : 0,
  };
}

/** Exit progress, 0 to 1: of Home as it leaves the window, of Contact before it is in view. */
function exitOf(canvas: HTMLCanvasElement, backdrop: BackdropName): number {
  const { top, height } = canvas.getBoundingClientRect();
  const ratioAbove = -top / height;
  const ratioInView = (innerHeight - top) / (IN_VIEW_RATIO * Math.min(height, innerHeight));
  const exit = backdrop === 'home' ? ratioAbove : 1 - ratioInView;
  return clamp01(exit);
}

/** The control in the canvas's section that visibly has the focus. */
export function focusedIn(canvas: HTMLElement): HTMLElement | null {
  return canvas.closest('section')?.querySelector<HTMLElement>(':focus-visible') ?? null;
}

/** The place or, if it is below the window, a point just below the window's edge. */
function pointTowards({ x, y }: WindowPoint, canvas: HTMLElement): CanvasPoint | undefined {
  return canvasPointAt(canvas, { x, y: Math.min(y, innerHeight + BELOW_WINDOW) });
}

function windowCenterOf(element: HTMLElement): WindowPoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The middle of an element. Undefined outside of the canvas, or without an element. */
export function canvasCenterOf(
  element: HTMLElement | null | undefined,
  canvas: HTMLElement,
): CanvasPoint | undefined {
  return element ? canvasPointAt(canvas, windowCenterOf(element)) : undefined;
}

/**
 * A place in the window as a point of the canvas, which is mirrored in pages from right to left. Undefined outside
 * of it.
 */
export function canvasPointAt(canvas: HTMLElement, point: WindowPoint): CanvasPoint | undefined {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const fromLeft = (point.x - left) / width;
  const x = document.dir === 'rtl' ? 1 - fromLeft : fromLeft;
  const y = (point.y - top) / height;
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : undefined;
}

/** The colours of the page as the scene needs them. */
export function readPalette(element: HTMLElement): ScenePalette {
  const style = getComputedStyle(element);
  const colors = Object.entries(colorProperties).map(([name, property]) => [
    name,
    style.getPropertyValue(property),
  ]);
  return Object.fromEntries(colors) as ScenePalette;
}

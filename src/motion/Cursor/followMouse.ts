import { createHoverDeferral } from '../mouse/hoverDeferral.ts';
import { nextPaint } from '../page/nextPaint.ts';
import { onMouseMove } from '../mouse/onMouseMove.ts';
import type { WindowPoint } from '../mouse/windowPoint.ts';
import { easeTowards } from './easeTowards.ts';

const CLICKABLE = 'a, button:enabled';
/** Visitors who ask for these have chosen a cursor that they can see. */
const SYSTEM_CURSOR = '(forced-colors: active), (prefers-contrast: more)';

/**
 * Moves the arrow cursor with the mouse, and hides the system's cursor. The arrow changes over clickable
 * elements and while a button is pressed. It hides over text and when the mouse leaves the window.
 * Touch, pen, forced colours and more contrast keep the system's cursor. Returns the function that
 * ends this.
 */
export function followMouse(arrow: HTMLElement): () => void {
  const root = document.documentElement;
  const systemCursor = matchMedia(SYSTEM_CURSOR);
  const controller = new AbortController();
  const { signal } = controller;
  const deferHover = createHoverDeferral(signal);

  /** Place of the arrow. Undefined while it is hidden. */
  let arrowPoint: WindowPoint | undefined;
  /** Place of the mouse. Undefined while it is not known, or while the system's cursor stays. */
  let mouse: WindowPoint | undefined;
  /** The element that the mouse has come to, until the next frame. */
  let hovered: Element | undefined;
  let isOverForm = false;
  /** The requested frame, or 0. */
  let frame = 0;

  function step() {
    frame = 0;
    if (!arrowPoint || !mouse) return;
    if (hovered) changeOver(hovered);
    hovered = undefined;
    // A lag would be in the way of aiming at a field.
    arrowPoint = isOverForm ? mouse : easeTowards(arrowPoint, mouse);
    arrow.style.transform = `translate(${arrowPoint.x}px, ${arrowPoint.y}px)`;
    if (arrowPoint !== mouse) requestStep();
  }

  function requestStep() {
    if (!frame) frame = requestAnimationFrame(step);
  }

  function changeOver(element: Element) {
    isOverForm = element.closest('form') !== null;
    arrow.toggleAttribute('data-over-clickable', element.closest(CLICKABLE) !== null);
    // The style sheet says where the text cursor stays.
    arrow.toggleAttribute('data-over-text', getComputedStyle(element).cursor !== 'none');
  }

  /** `data-cursor` changes the style of the whole page. A press with the first move must not wait for that. */
  function showAfterPaint() {
    void nextPaint().then(() => {
      if (!mouse || arrowPoint) return;
      arrowPoint = mouse;
      root.dataset.cursor = 'arrow';
      hovered = document.elementFromPoint(mouse.x, mouse.y) ?? undefined;
      step();
    });
  }

  function hide() {
    cancelAnimationFrame(frame);
    frame = 0;
    arrowPoint = undefined;
    mouse = undefined;
    delete root.dataset.cursor;
    delete arrow.dataset.pressed;
  }

  function onMove(event?: PointerEvent) {
    // An extension may have removed the arrow.
    if (!event || systemCursor.matches || !arrow.isConnected) {
      hide();
      return;
    }
    if (!mouse) showAfterPaint();
    mouse = { x: event.clientX, y: event.clientY };
    // `pointerup` does not come if the button is released outside the window.
    arrow.toggleAttribute('data-pressed', event.buttons > 0);
    if (arrowPoint) requestStep();
  }

  /** Reads no style yet: a frame computes it anyway. */
  function onOver(element: EventTarget | null) {
    if (!arrowPoint || !(element instanceof Element)) return;
    hovered = element;
    requestStep();
  }

  function onPress() {
    arrow.dataset.pressed = '';
  }

  function onRelease() {
    delete arrow.dataset.pressed;
  }

  onMouseMove(onMove, signal);
  addEventListener('pointerover', (event) => deferHover(event, () => onOver(event.target)), {
    signal,
  });
  addEventListener('pointerdown', onPress, { signal });
  addEventListener('pointerup', onRelease, { signal });
  // The browser takes the mouse over, for example to drag a link.
  addEventListener('pointercancel', hide, { signal });
  systemCursor.addEventListener('change', hide, { signal });

  return () => {
    controller.abort();
    hide();
  };
}

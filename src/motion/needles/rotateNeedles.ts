import { onMouseMove } from '../mouse/onMouseMove.ts';
import { isScrolling, onScrollEnd } from '../page/scrolling.ts';
import {
  NO_MOUSE,
  MOUSE_RANGE,
  createSpring,
  stepNeedle,
  type MouseOffset,
  type SpringNeedle,
  type RotatingNeedle,
} from './needleSprings.ts';
import { createNeedlePainter, type ViewBox } from './createNeedlePainter.ts';

export interface RotateOptions {
  viewBox: ViewBox;
  /**
   * Needles near the mouse grow in the highlight colour. Default: they shrink, so the cursor can be
   * seen.
   */
  highlightsNearMouse?: boolean;
  /** Whether the needles may begin to rotate. Needles that move are not asked. Default: always. */
  canStart?: () => boolean;
}

/** A point of the drawing, in its units. */
interface DrawingPoint {
  x: number;
  y: number;
}

/** Longest step of the springs in seconds, so that they stay stable on slow machines. */
const MAX_SPRING_STEP = 1 / 30;

/**
 * Rotates needles near the mouse towards it. The canvas requests no frame while none moves, and is hidden once the
 * mouse is far and all are at rest. Returns the function that ends this.
 */
export function rotateNeedles(
  canvas: HTMLCanvasElement,
  needles: readonly RotatingNeedle[],
  { viewBox, highlightsNearMouse = false, canStart = () => true }: RotateOptions,
): () => void {
  const springs = needles.map(createSpring);
  const paint = createNeedlePainter(canvas, springs, viewBox, highlightsNearMouse);
  const controller = new AbortController();
  const { signal } = controller;
  let mouse: PointerEvent | undefined;
  /** Whether the canvas shows the needles. Otherwise their drawing does. */
  let isShown = false;
  /** The requested frame, or 0. */
  let frame = 0;
  /** Milliseconds, as `requestAnimationFrame` counts them. Old after a rest: the first step is `MAX_SPRING_STEP`. */
  let lastFrameTime = 0;

  /** The mouse in units of the drawing. Undefined if it is far, the page scrolls or CSS hides the canvas. */
  function mousePointIfNear(area: DOMRect): DrawingPoint | undefined {
    if (!mouse || isScrolling() || area.width === 0) return undefined;
    // A drawing may reach under the section above. Over that one the mouse does not count.
    const sectionTop = canvas.closest('section')!.getBoundingClientRect().top;
    if (mouse.clientY < sectionTop) return undefined;
    const x = document.dir === 'rtl' ? area.right - mouse.clientX : mouse.clientX - area.left;
    const y = mouse.clientY - area.top;
    const isNear =
      x > -MOUSE_RANGE &&
      x < area.width + MOUSE_RANGE &&
      y > -MOUSE_RANGE &&
      y < area.height + MOUSE_RANGE;
    if (!isNear) return undefined;
    return {
      x: viewBox.x + (x * viewBox.width) / area.width,
      y: viewBox.y + (y * viewBox.height) / area.height,
    };
  }

  function mouseOffsetFrom(
    needle: SpringNeedle,
    mousePoint: DrawingPoint,
    area: DOMRect,
  ): MouseOffset {
    const dx = mousePoint.x - needle.pivotX;
    const dy = mousePoint.y - needle.pivotY;
    return {
      direction: Math.atan2(dy, dx),
      distance: Math.hypot((dx * area.width) / viewBox.width, (dy * area.height) / viewBox.height),
    };
  }

  /** Requests a frame if there is one to draw. */
  function wake() {
    if (frame) return;
    // `mousePointIfNear` tests this too, but only after the canvas is measured.
    if (!isShown && (!mouse || isScrolling())) return;
    const canMove = isShown || (canStart() && mousePointIfNear(canvas.getBoundingClientRect()));
    if (canMove) frame = requestAnimationFrame(step);
  }

  function step(now: number) {
    const seconds = Math.min((now - lastFrameTime) / 1000, MAX_SPRING_STEP);
    lastFrameTime = now;
    const area = canvas.getBoundingClientRect();
    const point = mousePointIfNear(area);

    const changed: SpringNeedle[] = [];
    for (const needle of springs) {
      const wasMoving = needle.isMoving;
      stepNeedle(
        needle,
        point ? mouseOffsetFrom(needle, point, area) : NO_MOUSE,
        seconds,
        highlightsNearMouse,
      );
      if (wasMoving || needle.isMoving) changed.push(needle);
    }
    const isMoving = changed.some((needle) => needle.isMoving);
    const wasShown = isShown;
    isShown = isMoving || point !== undefined;
    canvas.hidden = !isShown;
    if (isShown) paint(area, wasShown ? changed : springs);
    frame = isMoving ? requestAnimationFrame(step) : 0;
  }

  onMouseMove((event) => {
    mouse = event;
    wake();
  }, signal);
  onScrollEnd(wake, signal);
  addEventListener('scroll', wake, { signal, passive: true });

  return () => {
    controller.abort();
    cancelAnimationFrame(frame);
    canvas.hidden = true;
  };
}

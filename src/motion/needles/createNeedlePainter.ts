import type { Box } from '../../shapes/box.ts';
import { fillNeedles, fitCanvas } from './fillNeedles.ts';
import { HIGHLIGHTED_SCALE, type SpringNeedle } from './needleSprings.ts';

/** The part of a drawing that fills the canvas, in the drawing's units. */
export type ViewBox = Box;

/** Paints needles that changed. `area`: place of the canvas in the window, in CSS pixels. */
type PaintNeedles = (area: DOMRect, changed: readonly SpringNeedle[]) => void;

/** At full intensity, the highlight colour is more opaque than the needle by this. */
const HIGHLIGHT_OPACITY = 0.35;

/** Everything to paint with. */
interface PaintTools {
  context: CanvasRenderingContext2D;
  /** CSS colours of the two facets of a needle at full intensity. */
  highlight: string;
  highlightShade: string;
}

/**
 * Returns the function that paints `needles`. With `highlightsNearMouse` they have the highlight colour by their
 * intensity. The canvas gets its context with the first needle that rotates: a page has a dozen of canvases, and a
 * mouse may come to none.
 */
export function createNeedlePainter(
  canvas: HTMLCanvasElement,
  needles: readonly SpringNeedle[],
  viewBox: ViewBox,
  highlightsNearMouse: boolean,
): PaintNeedles {
  let tools: PaintTools | undefined;
  /** No part of a needle is farther from its pivot, in units of the drawing. */
  const radius =
    HIGHLIGHTED_SCALE * Math.max(...needles.map(({ tip, tail }) => Math.max(tip, -tail)));

  /** Paints all needles from the leftmost changed one to the rightmost, over the whole height of the canvas. */
  return (area, changed) => {
    tools ??= setUp(canvas);
    const { context, highlight, highlightShade } = tools;
    const isResized = fitCanvas(canvas, area);
    const xs = (isResized ? needles : changed).map(({ pivotX }) => pivotX);
    if (xs.length === 0) return;
    const left = Math.min(...xs) - radius;
    const right = Math.max(...xs) + radius;

    context.setTransform(canvas.width / viewBox.width, 0, 0, canvas.height / viewBox.height, 0, 0);
    context.translate(-viewBox.x, -viewBox.y);
    context.save();
    context.beginPath();
    context.rect(left, viewBox.y, right - left, viewBox.height);
    context.clip();
    context.clearRect(left, viewBox.y, right - left, viewBox.height);

    // The needles that reach into the cleared box.
    const overlapping = needles.filter(
      ({ pivotX }) => pivotX > left - radius && pivotX < right + radius,
    );
    for (const fills of new Set(overlapping.map((needle) => needle.fills))) {
      const alike = overlapping.filter((needle) => needle.fills === fills);
      fillNeedles(context, alike, fills);
    }
    const highlighted = highlightsNearMouse
      ? overlapping.filter(({ intensity }) => intensity > 0)
      : [];
    for (const needle of highlighted) {
      const opacity = needle.intensity * Math.min(1, needle.fills.opacity + HIGHLIGHT_OPACITY);
      fillNeedles(context, [needle], { light: highlight, shade: highlightShade, opacity });
    }
    context.restore();
  };
}

function setUp(canvas: HTMLCanvasElement): PaintTools {
  const style = getComputedStyle(canvas);
  return {
    context: canvas.getContext('2d')!,
    highlight: style.getPropertyValue('--color-highlight'),
    highlightShade: style.getPropertyValue('--color-highlight-shade'),
  };
}

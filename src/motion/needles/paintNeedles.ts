import { fillNeedles, fitCanvas } from './fillNeedles.ts';
import { HEATED_SIZE, type SpringNeedle } from './needleSprings.ts';

/** The part of a drawing that fills the canvas, in the drawing's units. */
export interface DrawingBox {
  /** Left edge. */
  x: number;
  /** Upper edge. */
  y: number;
  width: number;
  height: number;
}

/** Paints needles that changed. `area`: place of the canvas in the window, in CSS pixels. */
export type PaintNeedles = (area: DOMRect, changed: readonly SpringNeedle[]) => void;

/** Full heat paints the highlight colour with the opacity of the needle and this much more. */
const HEAT_OPACITY = 0.35;

/** Everything to paint with. */
interface Brush {
  context: CanvasRenderingContext2D;
  /** CSS colours of the two facets of a needle at full heat. */
  highlight: string;
  highlightShade: string;
}

/**
 * Returns the function that paints `needles`. With `hasHeat` they glow by their heat. The canvas gets its context
 * with the first needle that turns: a page has a dozen of canvases, and a mouse may come to none.
 */
export function needlePainter(
  canvas: HTMLCanvasElement,
  needles: readonly SpringNeedle[],
  box: DrawingBox,
  hasHeat: boolean,
): PaintNeedles {
  let brush: Brush | undefined;
  /** No part of a needle is farther from the place that it turns about, in units of the drawing. */
  const radius = HEATED_SIZE * Math.max(...needles.map(({ tip, tail }) => Math.max(tip, -tail)));

  /** Paints the columns of the canvas that hold changed needles, with all needles in them. */
  return (area, changed) => {
    brush ??= setUp(canvas);
    const { context, highlight, highlightShade } = brush;
    const isResized = fitCanvas(canvas, area);
    const xs = (isResized ? needles : changed).map(({ x }) => x);
    if (xs.length === 0) return;
    const left = Math.min(...xs) - radius;
    const right = Math.max(...xs) + radius;

    context.setTransform(canvas.width / box.width, 0, 0, canvas.height / box.height, 0, 0);
    context.translate(-box.x, -box.y);
    context.save();
    context.beginPath();
    context.rect(left, box.y, right - left, box.height);
    context.clip();
    context.clearRect(left, box.y, right - left, box.height);

    const inColumns = needles.filter(({ x }) => x > left - radius && x < right + radius);
    for (const fills of new Set(inColumns.map((needle) => needle.fills))) {
      const alike = inColumns.filter((needle) => needle.fills === fills);
      fillNeedles(context, alike, fills);
    }
    const hot = hasHeat ? inColumns.filter(({ heat }) => heat > 0) : [];
    for (const needle of hot) {
      const opacity = needle.heat * Math.min(1, needle.fills.opacity + HEAT_OPACITY);
      fillNeedles(context, [needle], { light: highlight, shade: highlightShade, opacity });
    }
    context.restore();
  };
}

function setUp(canvas: HTMLCanvasElement): Brush {
  const style = getComputedStyle(canvas);
  return {
    context: canvas.getContext('2d')!,
    highlight: style.getPropertyValue('--color-highlight'),
    highlightShade: style.getPropertyValue('--color-highlight-shade'),
  };
}

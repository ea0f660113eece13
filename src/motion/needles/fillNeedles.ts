import { WIDEST_FROM_TIP } from '../../shapes/needlePath.ts';

/** Fills of the two facets of a needle. */
export interface Fills {
  /** CSS colour of the lit facet. */
  light: string;
  /** CSS colour of the facet in shade. */
  shade: string;
  /** 0 to 1. */
  opacity: number;
}

/** A needle on a canvas. */
export interface PaintedNeedle {
  /** Position of the pivot, about which it rotates. */
  readonly pivotX: number;
  readonly pivotY: number;
  /** Radians clockwise from the right. */
  readonly direction: number;
  /** Place of the tip along the needle, from the pivot. */
  readonly tip: number;
  /** Place of the tail along the needle, from the pivot. Negative. */
  readonly tail: number;
  readonly halfWidth: number;
  /** These lengths are multiplied by it. */
  readonly scale: number;
}

/** Size of a canvas in the window, in CSS pixels. */
interface CanvasArea {
  width: number;
  height: number;
}

/** Canvas pixels for each CSS pixel, at most: more would cost time and show little. */
const MAX_PIXEL_RATIO = 1.5;

/**
 * Gives the canvas the pixels of its area. Returns whether they changed: then the canvas is empty.
 */
export function fitCanvas(canvas: HTMLCanvasElement, area: CanvasArea): boolean {
  const pixelRatio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
  const width = Math.round(area.width * pixelRatio);
  const height = Math.round(area.height * pixelRatio);
  if (canvas.width === width && canvas.height === height) return false;
  canvas.width = width;
  canvas.height = height;
  return true;
}

/** Fills needles as one path for each facet: a path for each needle takes more time. */
export function fillNeedles(
  context: CanvasRenderingContext2D,
  needles: readonly PaintedNeedle[],
  { light, shade, opacity }: Fills,
): void {
  context.globalAlpha = opacity;
  // As in Needle.tsx, the light fills the whole needle: between two halves a line of the background would show. It makes
  // the shade of a translucent needle a little lighter than in the file of the halo, which draws two halves
  // (plugins/siteFiles/haloFiles.ts).
  context.fillStyle = light;
  context.beginPath();
  for (const needle of needles) addOutline(context, needle);
  context.fill();

  context.fillStyle = shade;
  context.beginPath();
  for (const needle of needles) addOutline(context, needle, 'right');
  context.fill();
}

/** Adds the facet on a side to the path. Default: the whole needle. */
function addOutline(context: CanvasRenderingContext2D, needle: PaintedNeedle, side?: 'right') {
  const { pivotX, pivotY, direction, scale, tip, tail, halfWidth } = needle;
  const cos = Math.cos(direction) * scale;
  const sin = Math.sin(direction) * scale;
  /** A point of the needle: `along` it, and `across` it to its right. */
  const lineTo = (along: number, across: number) =>
    context.lineTo(pivotX + along * cos - across * sin, pivotY + along * sin + across * cos);

  const widest = tip - WIDEST_FROM_TIP * (tip - tail);
  context.moveTo(pivotX + tip * cos, pivotY + tip * sin);
  lineTo(widest, halfWidth);
  lineTo(tail, 0);
  lineTo(widest, side === 'right' ? 0 : -halfWidth);
}

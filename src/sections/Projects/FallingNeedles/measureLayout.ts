import type { FallingRow } from '../../../motion/needles/fallingRows.ts';
import type { Box } from '../../../shapes/box.ts';
import { dockedTail, type HangingNeedle, type Point, type FallPath } from './fallPath.ts';

/** The elements between which needles fall. */
export interface FallElements {
  /** It covers all of the path. Its offset parent is the section. */
  canvas: HTMLCanvasElement;
  rows: ReadonlySet<FallingRow>;
  heading: HTMLElement;
  /** The docked needle in its drawing. */
  dockedNeedle: SVGGElement;
}

/** A box in the section, in CSS pixels from its top and from the side on which its text begins. */
export type SectionBox = Box;

/** Everything that the painter needs, in the pixels of `SectionBox`. */
interface Layout {
  /** The needles in their rows, the first one to start first. */
  needles: HangingNeedle[];
  path: FallPath;
  /** The part of the section that the canvas covers. */
  canvasBox: SectionBox;
}

/** Turns a box in the window into one in the section. */
type ToSection = (windowBox: DOMRect) => SectionBox;

/** Space left of and above the hanging needles on the canvas, in CSS pixels. */
const CANVAS_MARGIN = 20;

/** Measures anew each time: fonts, windows and sizes of text change. */
export function measureLayout({ canvas, rows, heading, dockedNeedle }: FallElements): Layout {
  const section = canvas.offsetParent!.getBoundingClientRect();
  const isMirrored = document.dir === 'rtl';
  const toSection: ToSection = ({ x, y, width, height }) => ({
    x: isMirrored ? section.right - x - width : x - section.left,
    y: y - section.top,
    width,
    height,
  });
  const drawing = dockedNeedle.ownerSVGElement!;
  const path = measurePath(heading, drawing, toSection);
  const needles = [...rows].flatMap((row) => needlesIn(row, toSection));
  const toHeading = ({ x, y }: Point) => Math.hypot(x - path.headingEnd.x, y - path.headingEnd.y);
  needles.sort((one, other) => toHeading(one) - toHeading(other));

  const drawingBox = toSection(drawing.getBoundingClientRect());
  const left = Math.min(...needles.map(({ x }) => x)) - CANVAS_MARGIN;
  const top = Math.min(...needles.map(({ y, length }) => y - length)) - CANVAS_MARGIN;
  const canvasBox = {
    x: left,
    y: top,
    width: section.width - left,
    height: drawingBox.y + drawingBox.height - top,
  };
  return { needles, path, canvasBox };
}

function measurePath(heading: HTMLElement, drawing: SVGSVGElement, toSection: ToSection): FallPath {
  const range = document.createRange();
  range.selectNodeContents(heading);
  const text = toSection(range.getBoundingClientRect());
  const { y } = toSection(heading.getBoundingClientRect());
  const toWindow = drawing.getScreenCTM()!;
  const tail = dockedTail();
  const { x: tailX, y: tailY } = new DOMPoint(tail.x, tail.y).matrixTransform(toWindow);
  return {
    headingEnd: { x: text.x + text.width, y },
    tail: toSection(new DOMRect(tailX, tailY)),
    // Not `a`, which is negative where text runs from right to left.
    scale: toWindow.d,
  };
}

/** The needles of a row, whose drawing is stretched to the width of the window. */
function needlesIn({ drawing, needles }: FallingRow, toSection: ToSection): HangingNeedle[] {
  const row = toSection(drawing.getBoundingClientRect());
  const scaleX = row.width / drawing.viewBox.baseVal.width;
  const scaleY = row.height / drawing.viewBox.baseVal.height;
  return needles.map(({ x, y, length, width }) => ({
    x: row.x + x * scaleX,
    y: row.y + y * scaleY,
    length: length * scaleY,
    width: width * scaleX,
  }));
}

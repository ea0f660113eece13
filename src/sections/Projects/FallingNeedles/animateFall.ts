import {
  fillNeedles,
  fitCanvas,
  type Fills,
  type PaintedNeedle,
} from '../../../motion/needles/fillNeedles.ts';
import { transformOf } from '../DockedNeedle/dockedPose.ts';
import {
  fallingNeedle,
  mergedPose,
  mergedRatio,
  progressAt,
  pathProgress,
  type FallingNeedle,
  type HangingNeedle,
  type FallPath,
} from './fallPath.ts';
import { measureLayout, type SectionBox, type FallElements } from './measureLayout.ts';

/**
 * Moves falling needles into the docked one as the page scrolls. Without a scroll nothing is drawn. Returns the
 * function that ends this.
 */
export function animateFall(elements: FallElements): () => void {
  const { canvas, rows, dockedNeedle } = elements;
  const controller = new AbortController();
  const { signal } = controller;
  const paint = createFallingNeedlePainter(canvas);
  let progress: number | undefined;

  function update() {
    // CSS hides the canvas in narrow windows: then it has no offset parent.
    if (rows.size === 0 || !canvas.offsetParent) return;
    const current = progressNow(elements);
    if (current === progress) return;
    const isInProgress = current > 0 && current < 1;
    // If the page opens here, the docked needle stays whole until the visitor has left: `progress` is unset so long.
    if (progress === undefined && isInProgress) return;
    progress = current;

    const { needles, path, canvasBox } = measureLayout(elements);
    const count = needles.length;
    if (count === 0) return;
    // An empty canvas is hidden: browsers would draw it with each scroll.
    paint(fallingNeedles(needles, current, path), canvasBox);
    canvas.style.visibility = isInProgress ? '' : 'hidden';
    dockedNeedle.style.transform = transformOf(mergedPose(mergedRatio(current, count)));
  }

  // Until now it lay in the place of the docked needle, for `useInView`. From now on it covers the whole path.
  Object.assign(canvas.style, { position: 'absolute', top: '0', insetInlineStart: '0' });
  addEventListener('scroll', update, { signal, passive: true });
  addEventListener('resize', update, { signal });
  update();

  return () => {
    controller.abort();
    canvas.style.visibility = 'hidden';
    dockedNeedle.style.transform = '';
  };
}

/** The needles between their rows and the docked needle. */
function fallingNeedles(
  needles: readonly HangingNeedle[],
  progress: number,
  path: FallPath,
): FallingNeedle[] {
  return needles.flatMap((needle, index) => {
    const ownProgress = pathProgress(progress, index, needles.length);
    const isFalling = ownProgress > 0 && ownProgress < 1;
    return isFalling ? [fallingNeedle(needle, index, ownProgress, path)] : [];
  });
}

function progressNow({ rows, dockedNeedle }: FallElements): number {
  const bottoms = [...rows].map(({ drawing }) => drawing.getBoundingClientRect().bottom);
  // The drawing of the docked needle begins where the cards begin.
  const { top } = dockedNeedle.ownerSVGElement!.getBoundingClientRect();
  return progressAt(Math.max(...bottoms) / innerHeight, top / innerHeight);
}

/** Returns the function that paints needles on a part of the section, and moves the canvas there. */
function createFallingNeedlePainter(
  canvas: HTMLCanvasElement,
): (needles: readonly FallingNeedle[], box: SectionBox) => void {
  const context = canvas.getContext('2d')!;
  const style = getComputedStyle(canvas);
  const color = (name: string) => style.getPropertyValue(`--color-${name}`);
  const hanging = color('needle-hanging');
  const hangingFills: Fills = { light: hanging, shade: hanging, opacity: 1 };
  const light = color('highlight');
  const shade = color('highlight-shade');

  return (needles, box) => {
    placeCanvas(canvas, box);
    context.setTransform(canvas.width / box.width, 0, 0, canvas.height / box.height, 0, 0);
    context.translate(-box.x, -box.y);
    context.clearRect(box.x, box.y, box.width, box.height);
    // Over the hanging colour comes the highlight, by the growth of the needle.
    const growing = needles.filter(({ growth }) => growth < 1);
    fillNeedles(context, growing.map(paintedNeedle), hangingFills);
    for (const needle of needles) {
      const fills = { light, shade, opacity: needle.growth };
      if (needle.growth > 0) fillNeedles(context, [paintedNeedle(needle)], fills);
    }
  };
}

function placeCanvas(canvas: HTMLCanvasElement, box: SectionBox): void {
  // Not `top`: while Skills is revealed its rows move, and the canvas with them. That would count as a layout shift.
  canvas.style.translate = `calc(${box.x}px * var(--direction)) ${box.y}px`;
  canvas.style.width = `${box.width}px`;
  canvas.style.height = `${box.height}px`;
  fitCanvas(canvas, box);
}

/** A falling needle, with its pivot at its tip. */
function paintedNeedle({ x, y, direction, length, width }: FallingNeedle): PaintedNeedle {
  return {
    pivotX: x,
    pivotY: y,
    direction,
    tip: 0,
    tail: -length,
    halfWidth: width / 2,
    scale: 1,
  };
}

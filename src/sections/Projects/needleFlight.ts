import { pictureSizes } from '../../content/pictureFiles.ts';
import { NEEDLE, type NeedlePlace } from './needlePlace.ts';

/** The needle at rest: where its tip is, its turn in degrees from pointing up, and its size. */
export const RESTING = { x: 72, y: 160, angle: -102, length: 590, width: 96 };

/** Milliseconds that the needle is on its way. */
const DURATION = 720;

/**
 * Moves the needle between its place at rest and a place on a picture that is shown at `shown`, in the window. Returns
 * the running animation.
 */
export function fly(
  needle: SVGGElement,
  place: NeedlePlace,
  shown: DOMRect,
  direction: 'normal' | 'reverse',
): Animation {
  const toDrawing = needle.ownerSVGElement!.getScreenCTM()!.inverse();
  const scale = shown.width / pictureSizes.project.width;
  const turn = (place.angle * Math.PI) / 180;
  const point = (x: number, y: number) =>
    new DOMPoint(shown.left + x * scale, shown.top + y * scale).matrixTransform(toDrawing);
  const tip = point(place.x, place.y);
  const tail = point(place.x - Math.sin(turn) * NEEDLE.length, place.y + Math.cos(turn) * NEEDLE.length);
  const length = Math.hypot(tail.x - tip.x, tail.y - tip.y);
  const angle = (Math.atan2(tip.x - tail.x, tail.y - tip.y) * 180) / Math.PI;
  const width = (NEEDLE.width * length) / NEEDLE.length;
  return needle.animate(
    [
      { transform: pose(RESTING.x, RESTING.y, RESTING.angle, 1, 1) },
      { transform: pose(tip.x, tip.y, angle, width / RESTING.width, length / RESTING.length) },
    ],
    { duration: DURATION, easing: 'cubic-bezier(0.5, 0, 0.1, 1)', direction, fill: 'both' },
  );
}

function pose(x: number, y: number, angle: number, width: number, length: number): string {
  return `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${width}, ${length})`;
}

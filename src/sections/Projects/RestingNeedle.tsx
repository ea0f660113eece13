import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useMotion } from '../../motion/motionStore.ts';
import { Needle } from '../../ui/Needle/Needle.tsx';
import { needlePlace, PROJECT_NEEDLE } from './needlePlace.ts';
import type { NeedlePlace } from './needleState.ts';
import styles from './RestingNeedle.module.css';
import type { Pointer } from './schema.ts';

/** The part of the drawing that fills the needle's place: left, top, width, height. */
const VIEW_BOX = '60 0 620 196';
/** The needle at rest, in units of the drawing. Its angle is in degrees clockwise from pointing up. */
const RESTING_NEEDLE = { x: 72, y: 160, angle: -102, length: 590, width: 96 };
const FLIGHT_DURATION_MS = 720;
const FLIGHT_EASING = 'cubic-bezier(0.5, 0, 0.1, 1)';

interface RestingNeedleProps {
  place: NeedlePlace;
  /** Its target in the first card with a pointer. */
  pointer: Pointer;
  /** The SVG over the picture of that card. */
  overlay: RefObject<SVGSVGElement | null>;
  /** A flight is over, or there was none to see. */
  onLanded: () => void;
}

/** The large needle beside the first card. It flies to the card when the reader reaches it, and back. */
export function RestingNeedle({ place, pointer, overlay, onLanded }: RestingNeedleProps) {
  const needle = useRef<SVGGElement>(null);
  const moves = useMotion() === 'full';

  useLayoutEffect(() => {
    if (place !== 'flyingIn' && place !== 'flyingBack') return undefined;
    const drawing = needle.current;
    const target = overlay.current;
    if (!moves || !drawing || !target || !isDisplayed(drawing)) {
      onLanded();
      return undefined;
    }
    const flight = drawing.animate(
      [
        { transform: transformOf({ ...RESTING_NEEDLE, lengthShare: 1, widthShare: 1 }) },
        { transform: transformOf(poseOver(target, drawing, pointer)) },
      ],
      {
        duration: FLIGHT_DURATION_MS,
        easing: FLIGHT_EASING,
        direction: place === 'flyingBack' ? 'reverse' : 'normal',
        // It stays there until the card's own needle shows.
        fill: 'forwards',
      },
    );
    flight.addEventListener('finish', onLanded);
    return () => flight.cancel();
  }, [place, moves, pointer, overlay, onLanded]);

  const { x, y, angle, length, width } = RESTING_NEEDLE;
  return (
    <svg className={styles.needle} viewBox={VIEW_BOX} aria-hidden="true">
      <g ref={needle} transform={`translate(${x} ${y}) rotate(${angle})`}>
        <Needle length={length} width={width} />
      </g>
    </svg>
  );
}

/** Narrow windows have no place for it. */
function isDisplayed(drawing: SVGGElement): boolean {
  return drawing.getBoundingClientRect().width > 0;
}

/** A pose of the resting needle, in units of its drawing. */
interface NeedlePose {
  /** The tip. */
  x: number;
  y: number;
  /** Degrees clockwise from pointing up. */
  angle: number;
  /** Shares of its size at rest. */
  lengthShare: number;
  widthShare: number;
}

/** The pose in which it covers the needle in the overlay of a card. */
function poseOver(overlay: SVGSVGElement, drawing: SVGGElement, pointer: Pointer): NeedlePose {
  const { x, y, angle } = needlePlace(pointer);
  const toScreen = drawing.ownerSVGElement!.getScreenCTM()!;
  const overlayToDrawing = toScreen.inverse().multiply(overlay.getScreenCTM()!);
  const tip = new DOMPoint(x, y).matrixTransform(overlayToDrawing);
  // The drawing is mirrored where text runs from right to left.
  const isMirrored = overlayToDrawing.a < 0;
  const scale = overlayToDrawing.d;
  return {
    x: tip.x,
    y: tip.y,
    angle: isMirrored ? -angle : angle,
    lengthShare: (scale * PROJECT_NEEDLE.length) / RESTING_NEEDLE.length,
    widthShare: (scale * PROJECT_NEEDLE.width) / RESTING_NEEDLE.width,
  };
}

/** The CSS transform that takes a needle from its path, which starts at 0 and points up, to a pose. */
function transformOf({ x, y, angle, lengthShare, widthShare }: NeedlePose): string {
  return `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${widthShare}, ${lengthShare})`;
}

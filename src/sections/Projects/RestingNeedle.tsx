import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useMayMove } from '../../motion/motionStore.ts';
import { Needle } from '../../ui/Needle/Needle.tsx';
import type { NeedlePhase } from './needleState.ts';
import { cardNeedle, type CardNeedle } from './cardNeedle.ts';
import type { NeedlePose } from './poseOnPicture.ts';
import styles from './RestingNeedle.module.css';
import type { Project } from './schema.ts';

/** The part of the drawing that fills the needle's place: left, top, width, height. */
const VIEW_BOX = '60 0 620 196';
/** The needle at rest, in units of the drawing. Its angle is in degrees clockwise from pointing up. */
const RESTING_NEEDLE = { x: 72, y: 160, angle: -102, length: 590, width: 96 };
const FLIGHT_DURATION_MS = 720;
const FLIGHT_EASING = 'cubic-bezier(0.5, 0, 0.1, 1)';

interface RestingNeedleProps {
  phase: NeedlePhase;
  /** The first project with a pointer. */
  project: Project;
  /** The SVG of the needle in its card. */
  overlay: RefObject<SVGSVGElement | null>;
  /** A flight is over, or there was none to see. */
  onLanded: () => void;
}

/** The large needle beside the first card. It flies to the card when the reader reaches it, and back. */
export function RestingNeedle({ phase, project, overlay, onLanded }: RestingNeedleProps) {
  const needle = useRef<SVGGElement>(null);
  const mayMove = useMayMove();

  // Before paint: a needle that flies back would be seen at rest for one frame.
  useLayoutEffect(() => {
    if (phase !== 'flyingIn' && phase !== 'flyingBack') return undefined;
    const drawing = needle.current;
    const cardDrawing = overlay.current;
    const target = cardNeedle(project);
    if (!mayMove || !drawing || !cardDrawing || !target || !isDisplayed(drawing)) {
      onLanded();
      return undefined;
    }
    const flight = drawing.animate(
      [
        { transform: transformOf({ ...RESTING_NEEDLE, lengthShare: 1, widthShare: 1 }) },
        { transform: transformOf(poseOverCard(cardDrawing, drawing, target)) },
      ],
      {
        duration: FLIGHT_DURATION_MS,
        easing: FLIGHT_EASING,
        direction: phase === 'flyingBack' ? 'reverse' : 'normal',
        // It stays there until the card's own needle shows.
        fill: 'forwards',
      },
    );
    flight.addEventListener('finish', onLanded);
    return () => flight.cancel();
  }, [phase, mayMove, project, overlay, onLanded]);

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
interface RestingPose extends NeedlePose {
  /** Shares of its size at rest. */
  lengthShare: number;
  widthShare: number;
}

/** The pose in which it covers the needle of a card. */
function poseOverCard(
  overlay: SVGSVGElement,
  drawing: SVGGElement,
  { x, y, angle, length, width }: CardNeedle,
): RestingPose {
  const toScreen = drawing.ownerSVGElement!.getScreenCTM()!;
  const overlayToDrawing = toScreen.inverse().multiply(overlay.getScreenCTM()!);
  const tip = new DOMPoint(x, y).matrixTransform(overlayToDrawing);
  const { a: scaleX, d: scaleY } = overlayToDrawing;
  // The drawing is mirrored where text runs from right to left.
  const isMirrored = scaleX < 0;
  return {
    x: tip.x,
    y: tip.y,
    angle: isMirrored ? -angle : angle,
    lengthShare: (scaleY * length) / RESTING_NEEDLE.length,
    widthShare: (scaleY * width) / RESTING_NEEDLE.width,
  };
}

/** The CSS transform that takes a needle from its path, which starts at 0 and points up, to a pose. */
function transformOf({ x, y, angle, lengthShare, widthShare }: RestingPose): string {
  return `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${widthShare}, ${lengthShare})`;
}

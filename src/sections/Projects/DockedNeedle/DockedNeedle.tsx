import { useContext, useLayoutEffect, useRef, type RefObject } from 'react';
import { FallingRowsContext } from '../../../motion/needles/fallingRows.ts';
import { isDisplayed } from '../../../motion/page/isDisplayed.ts';
import { useIsMotionAllowed } from '../../../motion/motionStore.ts';
import { EASE_IN_OUT } from '../../../math/easings.ts';
import { Needle } from '../../../ui/Needle/Needle.tsx';
import { cardNeedleShape, type CardNeedleShape } from '../CardNeedle/cardNeedleShape.ts';
import { cardToDrawing } from '../CardNeedle/cardToDrawing.ts';
import { FallingNeedles } from '../FallingNeedles/FallingNeedles.tsx';
import type { NeedlePhase } from '../needleState.ts';
import {
  DOCKED_NEEDLE,
  DOCKED_TRANSFORM,
  transformOf,
  VIEW_BOX,
  type DockedPose,
} from './dockedPose.ts';
import styles from './DockedNeedle.module.css';
import type { Project } from '../schema.ts';

const FLIGHT_DURATION_MS = 720;

interface DockedNeedleProps {
  phase: NeedlePhase;
  /** The first project with a target of the needle. */
  project: Project;
  /** The SVG of the needle in its card. */
  cardNeedle: RefObject<SVGSVGElement | null>;
  /** The heading of the section. Needles that fall pass beside it. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** A flight is over, or there was none to see. */
  onFlightEnd: () => void;
}

/** The docked needle beside the first card. It flies to the card when the visitor reaches it, and back. */
export function DockedNeedle({
  phase,
  project,
  cardNeedle,
  heading,
  onFlightEnd,
}: DockedNeedleProps) {
  const fallingRows = useContext(FallingRowsContext);
  const needle = useRef<SVGGElement>(null);
  const isMotionAllowed = useIsMotionAllowed();

  // Before paint: a needle that flies back would be seen in its dock for one frame.
  useLayoutEffect(() => {
    if (phase !== 'flyingIn' && phase !== 'flyingBack') return undefined;
    const docked = needle.current;
    const inCard = cardNeedle.current;
    const shape = cardNeedleShape(project);
    // Narrow windows do not display it.
    if (!isMotionAllowed || !docked || !inCard || !shape || !isDisplayed(docked)) {
      onFlightEnd();
      return undefined;
    }
    const flight = docked.animate(
      // From the pose in which it is: needles may still merge into it.
      [{ transform: transformOf(poseOverCard(docked, inCard, shape)) }],
      {
        duration: FLIGHT_DURATION_MS,
        easing: EASE_IN_OUT,
        direction: phase === 'flyingBack' ? 'reverse' : 'normal',
        // It stays there until the card's own needle shows.
        fill: 'forwards',
      },
    );
    flight.addEventListener('finish', onFlightEnd);
    return () => flight.cancel();
  }, [phase, isMotionAllowed, project, cardNeedle, onFlightEnd]);

  const { length, width } = DOCKED_NEEDLE;
  return (
    <>
      {isMotionAllowed && fallingRows && (
        <FallingNeedles
          rows={fallingRows}
          heading={heading}
          dockedNeedle={needle}
          isAway={phase !== 'waiting' && phase !== 'flyingBack'}
          className={styles.needle}
        />
      )}
      <svg className={styles.needle} viewBox={VIEW_BOX} aria-hidden="true">
        <g ref={needle} transform={DOCKED_TRANSFORM}>
          <Needle length={length} width={width} />
        </g>
      </svg>
    </>
  );
}

/** The pose in which it covers the needle of a card. Not a matrix: browsers animate the parts of a pose one by one. */
function poseOverCard(
  needle: SVGGElement,
  cardNeedle: SVGSVGElement,
  { x, y, angle, length, width }: CardNeedleShape,
): DockedPose {
  const toDrawing = cardToDrawing(cardNeedle, needle.ownerSVGElement!);
  const tip = toDrawing.transformPoint({ x, y });
  const { a: scaleX, d: scaleY } = toDrawing;
  // The drawing is mirrored where text runs from right to left.
  const isMirrored = scaleX < 0;
  return {
    x: tip.x,
    y: tip.y,
    angle: isMirrored ? -angle : angle,
    lengthRatio: (scaleY * length) / DOCKED_NEEDLE.length,
    widthRatio: (scaleY * width) / DOCKED_NEEDLE.width,
  };
}

import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useIsMotionAllowed } from '../../../motion/motionStore.ts';
import { EASE_IN_OUT } from '../../../math/easings.ts';
import { Needle } from '../../../ui/Needle/Needle.tsx';
import type { CardNeedleShape } from '../CardNeedle/cardNeedleShape.ts';
import { cardToDrawing } from '../CardNeedle/cardToDrawing.ts';
import styles from './CaseStudy.module.css';

/** The needle, with its tip at 0 0, pointing up. `.pose` in CaseStudy.module.css lays it down into the drawing. */
const LENGTH = 100;
const WIDTH = 16;
/** As long as the card takes to open: `--case-duration` in CaseStudy.module.css. */
const MOVE_DURATION_MS = 560;

interface CaseNeedleProps {
  /** The SVG of the needle in the card. */
  cardNeedle: RefObject<SVGSVGElement | null>;
  /** The shape of that needle, if the project has something to point at. */
  needleShape: CardNeedleShape | undefined;
}

/** The needle at the headline of an open case study. It moves there from the detail of the picture. */
export function CaseNeedle({ cardNeedle, needleShape }: CaseNeedleProps) {
  const needle = useRef<SVGGElement>(null);
  const isMotionAllowed = useIsMotionAllowed();

  const move = useEffectEvent(() => {
    const pose =
      needleShape &&
      cardNeedle.current &&
      poseOver(needle.current!, cardNeedle.current, needleShape);
    return needle.current!.animate(
      { transform: [pose ?? 'scale(0.6)', 'none'], opacity: [pose ? 1 : 0, 1] },
      { duration: MOVE_DURATION_MS, easing: EASE_IN_OUT },
    );
  });

  // Before paint: it would be seen at the headline for one frame.
  useLayoutEffect(() => {
    if (!isMotionAllowed) return undefined;
    const animation = move();
    return () => animation.cancel();
  }, [isMotionAllowed]);

  return (
    <svg
      className={`${styles.needle} screen-only`}
      viewBox={`0 0 ${LENGTH} ${WIDTH}`}
      data-case-part="needle"
      aria-hidden="true"
    >
      <g className={styles.pose}>
        <g ref={needle}>
          <Needle length={LENGTH} width={WIDTH} />
        </g>
      </g>
    </svg>
  );
}

/** The CSS transform with which the needle covers that of the card. */
function poseOver(
  needle: SVGGElement,
  cardNeedle: SVGSVGElement,
  { x, y, angle, length, width }: CardNeedleShape,
): string {
  const pose = cardToDrawing(cardNeedle, needle)
    .translate(x, y)
    .rotate(angle)
    .scale(width / WIDTH, length / LENGTH);
  // A mirrored needle looks the same. Without this it would turn inside out on its way.
  const isMirrored = pose.a * pose.d - pose.b * pose.c < 0;
  return String(isMirrored ? pose.scale(-1, 1) : pose);
}

import { useEffect, useRef, type ReactNode } from 'react';
import { pictureSizes } from '../../content/pictureFiles.ts';
import { useMayMove } from '../../motion/motionStore.ts';
import { drawsInSoftware } from '../../motion/software.ts';
import { hasLanded, type NeedlePhase } from './needleState.ts';
import type { PictureDetail } from './schema.ts';
import styles from './TiltingPicture.module.css';

const { width, height } = pictureSizes.project;

/**
 * Milliseconds until a needle that swings in has turned by nine tenths. Its turn takes 600 ms of
 * `--ease-spring` after 120 ms (ProjectNeedle.module.css).
 */
const SWING_IN_DURATION_MS = 290;
const TILT_DURATION_MS = 640;
const RIPPLE_DURATION_MS = 620;
const RIPPLE_EASING = 'cubic-bezier(0.16, 0.8, 0.3, 1)';

/** Degrees by which a picture tilts under a tip that is far from its middle. */
const MAX_TILT_DEGREES = 3;
/** Nearer to the middle than this it tilts less. In pixels of the full picture. */
const FULL_TILT_DISTANCE = 0.3 * height;
/** Share by which a fully tilted picture grows, so that it still fills its frame. */
const TILT_ENLARGEMENT = 0.045;
/** Opacity of the shade over a fully tilted picture. */
const TILT_SHADE_OPACITY = 0.34;
/** Distance from the middle at which the shade is darkest, in pixels of the full picture. */
const SHADE_LENGTH = 0.45 * width;
/** Radius of the ripple when it has grown, in pixels of the full picture. */
const RIPPLE_RADIUS = 0.17 * width;

/** A step of a tilt. */
interface TiltStep {
  /** When it is reached, as a share of the whole time. */
  offset: number;
  /** Share of the full tilt. */
  tilt: number;
  /** The way to the next step. */
  easing?: string;
}

/** There and back, with a slight overshoot. */
const TILT_STEPS: TiltStep[] = [
  { offset: 0, tilt: 0, easing: 'cubic-bezier(0.2, 0.8, 0.4, 1)' },
  { offset: 0.26, tilt: 1, easing: 'cubic-bezier(0.45, 0, 0.4, 1)' },
  { offset: 0.64, tilt: -0.22, easing: 'cubic-bezier(0.4, 0, 0.4, 1)' },
  { offset: 1, tilt: 0 },
];

/** Scale and opacity are one animation. Two may start a frame apart, and the ripple would be seen whole. */
const RIPPLE_KEYFRAMES: Keyframe[] = [
  { scale: 0.1, opacity: 0 },
  { offset: 0.04, scale: 0.16, opacity: 0.5 },
  { scale: 1, opacity: 0 },
];

interface TiltingPictureProps {
  /** Id of the card. */
  id: string;
  /** The detail at which the needle points. */
  detail: PictureDetail;
  /** Phase of the needle, if it is in this card or comes to it. */
  needlePhase: NeedlePhase | undefined;
  /** Whether the picture fills the card to its edges: they cut it when it grows. */
  fillsCard: boolean;
  children: ReactNode;
}

/** A picture that tilts under the needle that lands on it, while a ripple of light runs from the needle's tip. */
export function TiltingPicture({
  id,
  detail,
  needlePhase,
  fillsCard,
  children,
}: TiltingPictureProps) {
  const plane = useRef<HTMLDivElement>(null);
  const shade = useRef<SVGRectElement>(null);
  const ripple = useRef<SVGCircleElement>(null);
  const mayMove = useMayMove();
  // The target, in pixels of the full picture from its middle.
  const x = (detail.x - 0.5) * width;
  const y = (detail.y - 0.5) * height;
  // 1 in the very middle: nothing is divided by 0, and there is no direction.
  const distance = Math.hypot(x, y) || 1;

  useEffect(() => {
    if (!needlePhase || !hasLanded(needlePhase) || !mayMove) return undefined;
    const delay = needlePhase === 'swungIn' ? SWING_IN_DURATION_MS : 0;
    const tiltTime = { duration: TILT_DURATION_MS, delay };
    // Without a GPU the processor would draw the picture anew in each frame.
    const tilts = !drawsInSoftware();
    const animations = [
      tilts && plane.current?.animate(tiltKeyframes(x, y), tiltTime),
      tilts && shade.current?.animate(shadeKeyframes(), tiltTime),
      ripple.current?.animate(RIPPLE_KEYFRAMES, {
        duration: RIPPLE_DURATION_MS,
        easing: RIPPLE_EASING,
        delay,
      }),
    ];
    return () => {
      for (const animation of animations) {
        if (animation) animation.cancel();
      }
    };
  }, [needlePhase, mayMove, x, y]);

  return (
    <div className={`${styles.picture} ${fillsCard ? styles.fillsCard : ''}`}>
      <div ref={plane} className={styles.plane}>
        {children}
      </div>
      <svg
        className="screen-only"
        // The origin is in the middle.
        viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
        // Cropped like the picture.
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <linearGradient
          id={`${id}-shade`}
          gradientUnits="userSpaceOnUse"
          x2={(x / distance) * SHADE_LENGTH}
          y2={(y / distance) * SHADE_LENGTH}
        >
          <stop stopOpacity="0" />
          <stop stopColor="var(--color-background)" offset="1" />
        </linearGradient>
        <rect ref={shade} x="-50%" y="-50%" width="100%" height="100%" fill={`url(#${id}-shade)`} />
        <radialGradient id={`${id}-ripple`} className={styles.light}>
          <stop offset="0.4" stopOpacity="0" />
          <stop offset="0.8" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
        <circle
          ref={ripple}
          className={styles.ripple}
          cx={x}
          cy={y}
          r={RIPPLE_RADIUS}
          fill={`url(#${id}-ripple)`}
        />
      </svg>
    </div>
  );
}

/** The picture sinks at a point, in pixels of the full picture from its middle. */
function tiltKeyframes(x: number, y: number): Keyframe[] {
  const angle = MAX_TILT_DEGREES * Math.min(1, Math.hypot(x, y) / FULL_TILT_DISTANCE);
  return TILT_STEPS.map(({ offset, tilt, easing }) => ({
    offset,
    // The axis is at right angles to the way from the middle to the point.
    rotate: `${-y} ${x} 0 ${tilt * angle}deg`,
    scale: 1 + TILT_ENLARGEMENT * Math.abs(tilt),
    easing,
  }));
}

function shadeKeyframes(): Keyframe[] {
  return TILT_STEPS.map(({ offset, tilt, easing }) => ({
    offset,
    opacity: Math.max(0, TILT_SHADE_OPACITY * tilt),
    easing,
  }));
}

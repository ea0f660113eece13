import { useEffect, useRef, type ReactNode } from 'react';
import { pictureSizes } from '../../../helpers/pictureFiles.ts';
import { useIsMotionAllowed } from '../../../motion/motionStore.ts';
import { isSoftwareRendering } from '../../../motion/page/softwareRendering.ts';
import { classNames } from '../../../ui/classNames.ts';
import { SpriteAnimation } from '../SpriteAnimation/SpriteAnimation.tsx';
import { landingDelay } from './landingDelay.ts';
import type { NeedlePhase } from '../needleState.ts';
import { projectId } from '../projectId.ts';
import type { PictureDetail } from '../schema.ts';
import { darknessKeyframes, tiltKeyframes } from './tiltKeyframes.ts';
import styles from './AnimatedPicture.module.css';

const { width, height } = pictureSizes.project;

const TILT_DURATION_MS = 640;
const RIPPLE_DURATION_MS = 620;
const RIPPLE_EASING = 'cubic-bezier(0.16, 0.8, 0.3, 1)';

/** Distance from the middle at which the darkness over a picture that tilts is full, in pixels of the full picture. */
const DARKNESS_LENGTH = 0.45 * width;
/** Radius of the ripple when it has grown, in pixels of the full picture. */
const RIPPLE_RADIUS = 0.17 * width;

const RIPPLE_COLOR = 'color-mix(in srgb, var(--color-highlight), var(--color-bright) 35%)';

/** Scale and opacity are one animation. Two may start a frame apart, and the ripple would be seen whole. */
const RIPPLE_KEYFRAMES: Keyframe[] = [
  { scale: 0.1, opacity: 0 },
  { offset: 0.04, scale: 0.16, opacity: 0.5 },
  { scale: 1, opacity: 0 },
];

interface AnimatedPictureProps {
  /** Index of the project. */
  index: number;
  /** The detail at which the needle points. */
  detail: PictureDetail;
  /** Whether details of the picture move. Otherwise the whole picture tilts. */
  hasSprites: boolean;
  /** Phase of the needle, if it is in this card or comes to it. */
  needlePhase: NeedlePhase | undefined;
  /** Whether the picture is inset. Else it fills the card, whose edges cut it when it grows. */
  isInset: boolean;
  /** Class of the drawing over the picture. */
  effectsClass?: string | undefined;
  children: ReactNode;
}

/**
 * A picture that a needle lands on: a ripple of light runs from the tip. Details of the picture move, or else the whole
 * picture tilts.
 */
export function AnimatedPicture({
  index,
  detail,
  hasSprites,
  needlePhase,
  isInset,
  effectsClass,
  children,
}: AnimatedPictureProps) {
  const picture = useRef<HTMLDivElement>(null);
  const plane = useRef<HTMLDivElement>(null);
  const darkness = useRef<SVGRectElement>(null);
  const ripple = useRef<SVGCircleElement>(null);
  const isMotionAllowed = useIsMotionAllowed();
  const id = projectId(index);
  // From the middle of the picture to the target, in pixels of the full picture.
  const x = (detail.x - 0.5) * width;
  const y = (detail.y - 0.5) * height;

  useEffect(() => {
    const delay = landingDelay(needlePhase);
    if (delay === undefined || !isMotionAllowed) return undefined;
    const tiltTime = { duration: TILT_DURATION_MS, delay };
    // Without a GPU the processor would draw the picture anew in each frame.
    const canTilt = !hasSprites && !isSoftwareRendering();
    const animations = [
      canTilt && plane.current?.animate(tiltKeyframes(x, y), tiltTime),
      canTilt && darkness.current?.animate(darknessKeyframes(), tiltTime),
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
  }, [needlePhase, isMotionAllowed, hasSprites, x, y]);

  return (
    <div ref={picture} className={classNames(styles.animated, !isInset && styles.fillsCard)}>
      <div ref={plane} className={styles.plane}>
        {children}
      </div>
      <svg
        className={classNames(styles.effects, effectsClass, 'screen-only')}
        viewBox={`0 0 ${width} ${height}`}
        // Cropped like the picture.
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {hasSprites ? (
          <SpriteAnimation index={index} picture={picture} needlePhase={needlePhase} />
        ) : (
          <>
            <DarknessGradient id={`${id}-darkness`} x={x} y={y} />
            <rect
              ref={darkness}
              className={styles.darkness}
              width="100%"
              height="100%"
              fill={`url(#${id}-darkness)`}
            />
          </>
        )}
        <radialGradient id={`${id}-ripple`}>
          <stop offset="0.4" stopColor={RIPPLE_COLOR} stopOpacity="0" />
          <stop offset="0.8" stopColor={RIPPLE_COLOR} />
          <stop offset="1" stopColor={RIPPLE_COLOR} stopOpacity="0" />
        </radialGradient>
        <circle
          ref={ripple}
          className={styles.ripple}
          cx={detail.x * width}
          cy={detail.y * height}
          r={RIPPLE_RADIUS}
          fill={`url(#${id}-ripple)`}
        />
      </svg>
    </div>
  );
}

interface DarknessGradientProps {
  id: string;
  /** From the middle of the picture to the target, in pixels of the full picture. */
  x: number;
  y: number;
}

/** Clear in the middle of the picture, dark at the side of the target. */
function DarknessGradient({ id, x, y }: DarknessGradientProps) {
  // 1 in the very middle: nothing is divided by 0, and there is no direction.
  const distance = Math.hypot(x, y) || 1;
  return (
    <linearGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      x1={width / 2}
      y1={height / 2}
      x2={width / 2 + (x / distance) * DARKNESS_LENGTH}
      y2={height / 2 + (y / distance) * DARKNESS_LENGTH}
    >
      <stop stopOpacity="0" />
      <stop stopColor="var(--color-background)" offset="1" />
    </linearGradient>
  );
}

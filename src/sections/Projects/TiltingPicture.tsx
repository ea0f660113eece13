import { useEffect, useRef, type ReactNode } from 'react';
import { pictureSizes } from '../../content/pictureFiles.ts';
import { useMotion } from '../../motion/motionStore.ts';
import type { Pointer } from './needlePlace.ts';
import styles from './TiltingPicture.module.css';
import type { NeedleState } from './usePointedCard.ts';

const { width, height } = pictureSizes.project;
/** Degrees that a picture tilts under a tip far from its middle, less if nearer than `FAR` of its height. */
const TILT = 3;
const FAR = 0.3;
const SHADE = 0.34;
/** How much a tilted picture grows, so that it still fills its frame. */
const GROWTH = 0.045;
/** Milliseconds after which a needle that turns in reaches the picture. */
const SWING_IN_TIME = 290;
/** Shares of the full tilt: there and back, with a slight overshoot. */
const SHARES = [0, 1, -0.22, 0];
const SWING = {
  offset: [0, 0.26, 0.64, 1],
  easing: [
    'cubic-bezier(0.2, 0.8, 0.4, 1)',
    'cubic-bezier(0.45, 0, 0.4, 1)',
    'cubic-bezier(0.4, 0, 0.4, 1)',
  ],
};
const RING_EASING = 'cubic-bezier(0.16, 0.8, 0.3, 1)';
/** The ring grows quickly at first and fades evenly. */
const RING: Keyframe[] = [
  { offset: 0, scale: 0.02, opacity: 0, easing: RING_EASING },
  { offset: 0.01, opacity: 0.9, easing: 'linear' },
  { offset: 1, scale: 1, opacity: 0 },
];

interface TiltingPictureProps {
  /** Id of the card. */
  id: string;
  pointer?: Pointer;
  needle: NeedleState | undefined;
  children: ReactNode;
}

/** A picture that tilts under the needle that lands on it, while a ring runs from the needle's tip. */
export function TiltingPicture({ id, pointer, needle, children }: TiltingPictureProps) {
  const plane = useRef<HTMLDivElement>(null);
  const shade = useRef<SVGRectElement>(null);
  const ring = useRef<SVGCircleElement>(null);
  const flewIn = useRef(false);
  const moves = useMotion() === 'full';
  const { x, y } = pointer ?? { x: 0.5, y: 0.5 };
  const [dx, dy] = [(x - 0.5) * width, (y - 0.5) * height];
  const far = Math.hypot(dx, dy) || 1;
  const toEdge = (0.45 * width) / far;

  useEffect(() => {
    if (needle !== 'card') flewIn.current = needle !== undefined;
    if (needle !== 'card' || !moves || !plane.current || !shade.current || !ring.current)
      return undefined;
    const delay = flewIn.current ? 0 : SWING_IN_TIME;
    const angle = TILT * Math.min(1, far / (FAR * height));
    const rotate = SHARES.map((share) => `${-dy} ${dx} 0 ${share * angle}deg`);
    const scale = SHARES.map((share) => 1 + GROWTH * Math.abs(share));
    const opacity = SHARES.map((share) => Math.max(0, SHADE * share));
    const animations = [
      plane.current.animate({ rotate, scale, ...SWING }, { duration: 640, delay }),
      shade.current.animate({ opacity, ...SWING }, { duration: 640, delay }),
      // One animation: two may start in different frames, and the ring would stand there whole for one.
      ring.current.animate(RING, { duration: 900, delay, fill: 'backwards' }),
    ];
    return () => animations.forEach((animation) => animation.cancel());
  }, [needle, moves, dx, dy, far]);

  return (
    <div className={styles.picture}>
      <div ref={plane} className={styles.plane}>
        {children}
      </div>
      {pointer && (
        <svg
          className="screen-only"
          viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <linearGradient
            id={`${id}-shade`}
            gradientUnits="userSpaceOnUse"
            x2={toEdge * dx}
            y2={toEdge * dy}
          >
            <stop stopOpacity="0" />
            <stop stopColor="var(--color-background)" offset="1" />
          </linearGradient>
          <rect
            ref={shade}
            x="-50%"
            y="-50%"
            width="100%"
            height="100%"
            fill={`url(#${id}-shade)`}
          />
          <circle ref={ring} className={styles.ring} cx={dx} cy={dy} r={0.42 * width} />
        </svg>
      )}
    </div>
  );
}

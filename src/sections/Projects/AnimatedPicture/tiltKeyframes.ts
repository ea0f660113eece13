import { pictureSizes } from '../../../helpers/pictureFiles.ts';

/** Degrees by which a picture tilts under a tip that is far from its middle. */
const MAX_TILT_DEGREES = 3;
/** Nearer to the middle than this it tilts less. In pixels of the full picture. */
const FULL_TILT_DISTANCE = 0.3 * pictureSizes.project.height;
/** Fraction by which a fully tilted picture grows, so that it still fills its frame. */
const TILT_ENLARGEMENT = 0.045;
/** Opacity of the darkness over a fully tilted picture. */
const DARKNESS_OPACITY = 0.34;

/** A keyframe of a tilt, in any direction. */
interface TiltKeyframe {
  offset: number;
  /** Fraction of the full tilt. */
  tilt: number;
  easing?: string;
}

/** There and back, with a slight overshoot. */
const TILT_KEYFRAMES: TiltKeyframe[] = [
  { offset: 0, tilt: 0, easing: 'cubic-bezier(0.2, 0.8, 0.4, 1)' },
  { offset: 0.26, tilt: 1, easing: 'cubic-bezier(0.45, 0, 0.4, 1)' },
  { offset: 0.64, tilt: -0.22, easing: 'cubic-bezier(0.4, 0, 0.4, 1)' },
  { offset: 1, tilt: 0 },
];

/** The picture sinks at a point, in pixels of the full picture from its middle. */
export function tiltKeyframes(x: number, y: number): Keyframe[] {
  const angle = MAX_TILT_DEGREES * Math.min(1, Math.hypot(x, y) / FULL_TILT_DISTANCE);
  return TILT_KEYFRAMES.map(({ offset, tilt, easing }) => ({
    offset,
    // The axis is at right angles to the way from the middle to the point.
    rotate: `${-y} ${x} 0 ${tilt * angle}deg`,
    scale: 1 + TILT_ENLARGEMENT * Math.abs(tilt),
    easing,
  }));
}

/** The darkness over a picture that tilts: there while the picture sinks. */
export function darknessKeyframes(): Keyframe[] {
  return TILT_KEYFRAMES.map(({ offset, tilt, easing }) => ({
    offset,
    opacity: Math.max(0, DARKNESS_OPACITY * tilt),
    easing,
  }));
}

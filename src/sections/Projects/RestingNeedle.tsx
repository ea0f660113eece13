import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useMotion } from '../../motion/motionStore.ts';
import { Needle } from '../../ui/Needle/Needle.tsx';
import { NEEDLE, needlePlace, type Pointer } from './needlePlace.ts';
import styles from './RestingNeedle.module.css';

/** The needle at rest: its tip, its turn in degrees from pointing up, and its size. */
const RESTING = { x: 72, y: 160, angle: -102, length: 590, width: 96 };
/** Milliseconds of a flight. */
const DURATION = 720;

interface RestingNeedleProps {
  /** Whether it is in its place. It flies when this changes, unless motion is reduced. */
  resting: boolean;
  /** Its target in the first card. */
  pointer: Pointer;
  /** The drawing over the picture of the first card. */
  drawing: RefObject<SVGSVGElement | null>;
  /** Is called when a flight starts and when it ends. */
  onFlight(flying: boolean): void;
}

/** The large needle beside the first card. It flies to the card when the reader comes to the cards, and back. */
export function RestingNeedle({ resting, pointer, drawing, onFlight }: RestingNeedleProps) {
  const needle = useRef<SVGGElement>(null);
  const rested = useRef(resting);
  const moves = useMotion() === 'full';
  const { x, y, angle, length, width } = RESTING;

  useLayoutEffect(() => {
    const changed = rested.current !== resting;
    rested.current = resting;
    const target = drawing.current;
    const isShown = (needle.current?.getBoundingClientRect().width ?? 0) > 0;
    if (!changed || !moves || !isShown || !needle.current || !target) {
      onFlight(false);
      return undefined;
    }
    onFlight(true);
    const flight = needle.current.animate(
      [{ transform: pose(x, y, angle, 1, 1) }, { transform: poseOn(target, needle.current, pointer) }],
      {
        duration: DURATION,
        easing: 'cubic-bezier(0.5, 0, 0.1, 1)',
        direction: resting ? 'reverse' : 'normal',
        fill: 'both',
      },
    );
    flight.addEventListener('finish', () => onFlight(false));
    return () => flight.cancel();
    // Only leaving the place and coming back start a flight.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [resting]);

  return (
    <svg className={styles.place} viewBox="60 0 620 196" aria-hidden="true">
      <g ref={needle} transform={`translate(${x} ${y}) rotate(${angle})`}>
        <Needle length={length} width={width} />
      </g>
    </svg>
  );
}

/** The pose that covers the needle in another drawing. */
function poseOn(drawing: SVGSVGElement, needle: SVGGElement, pointer: Pointer): string {
  const { x, y, angle } = needlePlace(pointer);
  const toPlace = needle.ownerSVGElement!.getScreenCTM()!.inverse().multiply(drawing.getScreenCTM()!);
  const tip = new DOMPoint(x, y).matrixTransform(toPlace);
  const scale = toPlace.d;
  // The place is mirrored where text runs from right to left.
  const turn = toPlace.a < 0 ? -angle : angle;
  const width = (scale * NEEDLE.width) / RESTING.width;
  return pose(tip.x, tip.y, turn, width, (scale * NEEDLE.length) / RESTING.length);
}

function pose(x: number, y: number, angle: number, width: number, length: number): string {
  return `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${width}, ${length})`;
}

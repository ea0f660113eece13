import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useMotion } from '../../motion/motionStore.ts';
import { Needle } from '../../ui/Needle/Needle.tsx';
import { NEEDLE, needlePlace, type Pointer } from './needlePlace.ts';
import styles from './RestingNeedle.module.css';

/** The needle at rest: its tip, its turn in degrees from pointing up, and its size. */
const RESTING = { x: 72, y: 160, angle: -102, length: 590, width: 96 };
const FLIGHT = { duration: 720, easing: 'cubic-bezier(0.5, 0, 0.1, 1)', fill: 'both' } as const;

interface RestingNeedleProps {
  /** Whether it belongs beside the cards. It flies when this changes, unless motion is reduced. */
  beside: boolean;
  /** Its target in the first card with a pointer. */
  pointer: Pointer;
  /** The SVG over the picture of that card. */
  overlay: RefObject<SVGSVGElement | null>;
  onFlight(flying: boolean): void;
}

/** The large needle beside the first card. It flies to the card when the reader reaches it, and back. */
export function RestingNeedle({ beside, pointer, overlay, onFlight }: RestingNeedleProps) {
  const needle = useRef<SVGGElement>(null);
  const wasBeside = useRef(beside);
  const moves = useMotion() === 'full';
  const { x, y, angle, length, width } = RESTING;

  useLayoutEffect(() => {
    const changed = wasBeside.current !== beside;
    wasBeside.current = beside;
    const target = overlay.current;
    if (!changed || !moves || !target || !needle.current?.getBoundingClientRect().width) {
      onFlight(false);
      return undefined;
    }
    onFlight(true);
    const flight = needle.current.animate(
      [
        { transform: pose(x, y, angle, 1, 1) },
        { transform: poseOn(target, needle.current, pointer) },
      ],
      { ...FLIGHT, direction: beside ? 'reverse' : 'normal' },
    );
    flight.addEventListener('finish', () => onFlight(false));
    return () => flight.cancel();
    // Only a change of `beside` starts a flight.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [beside]);

  return (
    <svg className={styles.needle} viewBox="60 0 620 196" aria-hidden="true">
      <g ref={needle} transform={`translate(${x} ${y}) rotate(${angle})`}>
        <Needle length={length} width={width} />
      </g>
    </svg>
  );
}

/** The pose that covers the needle in the overlay of a card. */
function poseOn(overlay: SVGSVGElement, needle: SVGGElement, pointer: Pointer): string {
  const { x, y, angle } = needlePlace(pointer);
  const toNeedle = needle
    .ownerSVGElement!.getScreenCTM()!
    .inverse()
    .multiply(overlay.getScreenCTM()!);
  const tip = new DOMPoint(x, y).matrixTransform(toNeedle);
  const scale = toNeedle.d;
  // The drawing is mirrored where text runs from right to left.
  const turn = toNeedle.a < 0 ? -angle : angle;
  const width = (scale * NEEDLE.width) / RESTING.width;
  return pose(tip.x, tip.y, turn, width, (scale * NEEDLE.length) / RESTING.length);
}

function pose(x: number, y: number, angle: number, width: number, length: number): string {
  return `translate(${x}px, ${y}px) rotate(${angle}deg) scale(${width}, ${length})`;
}

import { useRef, type RefObject } from 'react';
import type { LooseRow } from '../../../motion/looseRows.ts';
import { drawsInSoftware } from '../../../motion/software.ts';
import { useInView } from '../../../motion/useInView.ts';
import { useLazyEffect } from '../../../motion/useLazyEffect.ts';

/** Needles fade while the large one flies. Written here, so pages that may not move have no style for it. */
const FADE = 'opacity 300ms';

interface GatheringProps {
  rows: ReadonlySet<LooseRow>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The large needle in its drawing. */
  largeNeedle: RefObject<SVGGElement | null>;
  /** Whether the large needle has left for a card. */
  isAway: boolean;
  /** Class of the canvas, which shows where and while the large needle does. */
  className: string | undefined;
}

/** Needles that come loose in the section above and gather in the large needle, as the page scrolls. */
export function Gathering({ rows, heading, largeNeedle, isAway, className }: GatheringProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useInView(canvas, { rootMargin: '150%', once: true });

  useLazyEffect(isNear && !drawsInSoftware(), async () => {
    const { gatherNeedles } = await import('./gatherNeedles.ts');
    return () =>
      gatherNeedles({
        canvas: canvas.current!,
        rows,
        heading: heading.current!,
        largeNeedle: largeNeedle.current!,
      });
  });

  return (
    <canvas
      ref={canvas}
      className={className}
      // Hidden until needles fall (gatherNeedles.ts).
      style={{ visibility: 'hidden', opacity: isAway ? 0 : 1, transition: FADE }}
      aria-hidden="true"
    />
  );
}

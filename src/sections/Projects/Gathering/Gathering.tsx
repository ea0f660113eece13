import { useRef, type RefObject } from 'react';
import type { LooseRow } from '../../../motion/looseRows.ts';
import { drawsInSoftware } from '../../../motion/software.ts';
import { useInView } from '../../../motion/useInView.ts';
import { useLazyEffect } from '../../../motion/useLazyEffect.ts';

interface GatheringProps {
  rows: ReadonlySet<LooseRow>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The large needle in its drawing. */
  largeNeedle: RefObject<SVGGElement | null>;
  /** Class of the canvas, which shows where and while the large needle does. */
  className: string | undefined;
}

/** Needles that come loose in the section above and gather in the large needle, as the page scrolls. */
export function Gathering({ rows, heading, largeNeedle, className }: GatheringProps) {
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

  return <canvas ref={canvas} className={className} aria-hidden="true" />;
}

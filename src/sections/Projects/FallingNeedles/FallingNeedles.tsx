import { useRef, type RefObject } from 'react';
import type { FallingRow } from '../../../motion/needles/fallingRows.ts';
import { isSoftwareRendering } from '../../../motion/page/softwareRendering.ts';
import { useInView } from '../../../motion/page/useInView.ts';
import { useLazyEffect } from '../../../motion/useLazyEffect.ts';

/**
 * Needles fade while the docked one flies. The security policy forbids `style` in served HTML, but this canvas is never
 * served: it is rendered once the page may move.
 */
const FADE = 'opacity 300ms';

interface FallingNeedlesProps {
  rows: ReadonlySet<FallingRow>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The docked needle in its drawing. */
  dockedNeedle: RefObject<SVGGElement | null>;
  /** Whether the docked needle has left for a card. */
  isAway: boolean;
  /** Class of the docked needle: the canvas is hidden where and while that is. */
  className: string | undefined;
}

/**
 * Needles that fall from the section above and merge into the docked needle, as the page scrolls. Rendered only
 * while the page may move (DockedNeedle.tsx).
 */
export function FallingNeedles({
  rows,
  heading,
  dockedNeedle,
  isAway,
  className,
}: FallingNeedlesProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useInView(canvas, { rootMargin: '150%', once: true });

  useLazyEffect(isNear && !isSoftwareRendering(), async () => {
    const { animateFall } = await import('./animateFall.ts');
    return () =>
      animateFall({
        canvas: canvas.current!,
        rows,
        heading: heading.current!,
        dockedNeedle: dockedNeedle.current!,
      });
  });

  return (
    <canvas
      ref={canvas}
      className={className}
      // Hidden until needles fall: animateFall.ts changes `visibility`. React never does, as its value here stays.
      style={{ visibility: 'hidden', opacity: isAway ? 0 : 1, transition: FADE }}
      aria-hidden="true"
    />
  );
}

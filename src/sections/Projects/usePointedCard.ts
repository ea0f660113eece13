import { createRef, useEffect, useRef, useState } from 'react';
import type { Project } from './schema.ts';

/** Shares of the window's height: above the first the needle leaves its place at rest, below the second it comes back. */
const LEAVES = 0.45;
const RETURNS = 0.5;

/**
 * The one card that the needle points in: the card under the mouse, else the card whose picture is nearest to the
 * middle of the window. Cards without a pointer do not count.
 */
export function usePointedCard(items: readonly Project[]) {
  const first = items.findIndex(({ pointer }) => pointer);
  const grid = useRef<HTMLDivElement>(null);
  /** The drawings over the pictures, by index of their project. */
  const [drawings] = useState(() => items.map(() => createRef<SVGSVGElement>()));
  const [nearest, setNearest] = useState(first);
  const [hovered, setHovered] = useState<number>();
  const [isAbove, setAbove] = useState(true);

  useEffect(() => {
    const update = () => {
      const pictures = drawings.map((drawing) => drawing.current?.getBoundingClientRect());
      const index = nearestToMiddle(pictures, innerHeight);
      if (index >= 0) setNearest(index);
      const top = (grid.current?.getBoundingClientRect().top ?? 0) / innerHeight;
      setAbove((before) => top > (before ? LEAVES : RETURNS));
    };
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [drawings]);

  return {
    grid,
    drawings,
    /** Index of the first card with a pointer; -1 if no project has one. */
    first,
    pointed: hovered ?? (isAbove ? first : nearest),
    /** Whether the needle is beside the cards: the reader has not come to them. */
    resting: isAbove && hovered === undefined,
    setHovered,
  };
}

/** Index of the picture whose middle is nearest to the window's, of those in the window; -1 if there is none. */
export function nearestToMiddle(
  pictures: readonly (Pick<DOMRect, 'top' | 'bottom'> | undefined)[],
  windowHeight: number,
): number {
  const distances = pictures.map((picture) =>
    picture && picture.bottom > 0 && picture.top < windowHeight
      ? Math.abs(picture.top + picture.bottom - windowHeight)
      : Infinity,
  );
  const least = Math.min(...distances);
  return least === Infinity ? -1 : distances.indexOf(least);
}

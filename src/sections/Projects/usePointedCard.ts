import { useEffect, useRef, useState, type RefObject } from 'react';
import { useInView } from '../../ui/useInView.ts';
import { nearestToMiddle } from './nearestToMiddle.ts';
import type { Project } from './schema.ts';

/** Shares of the window's height: above the first the needle leaves its place at rest, below the second it comes back. */
const LEAVES = 0.45;
const RETURNS = 0.5;

export interface PointedCard {
  /** Index of the card that the needle points in; -1 if no project has a pointer. */
  pointed: number;
  /** Whether the needle is still beside the cards: the reader has not come to them. */
  resting: boolean;
  /** Thumbnails of all projects by index. */
  thumbnails: RefObject<(HTMLElement | null)[]>;
  /** Tells which card is under the mouse. */
  setHovered(index: number | undefined): void;
}

/**
 * The one card that the needle points in: the card under the mouse, else the card whose picture is nearest to the
 * middle of the window. Cards without a pointer do not count.
 */
export function usePointedCard(grid: RefObject<HTMLElement | null>, items: readonly Project[]): PointedCard {
  const first = items.findIndex(({ pointer }) => pointer);
  const thumbnails = useRef<(HTMLElement | null)[]>([]);
  const [nearest, setNearest] = useState(first);
  const [hovered, setHovered] = useState<number>();
  const [resting, setResting] = useState(true);
  const inView = useInView(grid);

  useEffect(() => {
    if (!inView) return undefined;
    const update = () => {
      const candidates = [...items.keys()].filter(
        (index) => items[index]?.pointer && thumbnails.current[index],
      );
      const extents = candidates.map((index) => thumbnails.current[index]!.getBoundingClientRect());
      const chosen = candidates[nearestToMiddle(extents, innerHeight)];
      if (chosen !== undefined) setNearest(chosen);
      const top = (grid.current?.getBoundingClientRect().top ?? 0) / innerHeight;
      setResting((rests) => top > (rests ? LEAVES : RETURNS));
    };
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [grid, items, inView]);

  if (hovered !== undefined && items[hovered]?.pointer)
    return { pointed: hovered, resting: false, thumbnails, setHovered };
  return { pointed: resting ? first : nearest, resting, thumbnails, setHovered };
}

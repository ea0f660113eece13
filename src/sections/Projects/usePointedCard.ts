import { createRef, useEffect, useRef, useState } from 'react';
import type { Project } from './schema.ts';

/** The needle is beside the cards, flies to or from the first card with a pointer, or is in a card. */
export type NeedleState = 'beside' | 'flying' | 'card';

/** The needle flies to the cards when their top is above this share of the window, and back below the other. */
const [FLY_TO_CARDS, FLY_BACK] = [0.45, 0.5];

/** Of the cards with a pointer, chooses the one under the mouse, else the nearest to the window's middle. */
export function usePointedCard(items: readonly Project[]) {
  const firstWithPointer = items.findIndex(({ pointer }) => pointer);
  const grid = useRef<HTMLDivElement>(null);
  /** The SVGs over the pictures, by index of their project. */
  const [overlays] = useState(() => items.map(() => createRef<SVGSVGElement>()));
  const [nearest, setNearest] = useState(firstWithPointer);
  const [hovered, setHovered] = useState<number>();
  const [isAbove, setAbove] = useState(true);
  const [flying, setFlying] = useState(false);
  const beside = isAbove && hovered === undefined;
  const index = hovered ?? (isAbove ? firstWithPointer : nearest);
  const state: NeedleState =
    flying && index === firstWithPointer ? 'flying' : beside ? 'beside' : 'card';

  useEffect(() => {
    const update = () => {
      const pictures = overlays.map((overlay) => overlay.current?.getBoundingClientRect());
      const found = nearestToMiddle(pictures, innerHeight);
      if (found >= 0) setNearest(found);
      const top = (grid.current?.getBoundingClientRect().top ?? 0) / innerHeight;
      setAbove((before) => top > (before ? FLY_TO_CARDS : FLY_BACK));
    };
    update();
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('scroll', update, { signal, passive: true });
    addEventListener('resize', update, { signal });
    return () => controller.abort();
  }, [overlays]);

  return {
    grid,
    overlays,
    /** Index of the first card with a pointer; -1 if no project has one. */
    firstWithPointer,
    /** Whether the needle is beside the cards or flies back there. */
    beside,
    /** `index`: of its card. A needle beside the cards has the one that it will fly to. */
    needle: { state, index },
    setHovered,
    setFlying,
  };
}

/** Index of the picture in the window whose middle is nearest to the window's; -1 if there is none. */
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

import { useRef, type PointerEvent } from 'react';
import { useHoverDeferral } from '../../motion/mouse/useHoverDeferral.ts';

/** Events for a list, which set `data-hovered` on it and on the item under the mouse. */
interface HoverHandlers {
  onPointerOver: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Sets `data-hovered`, which works like `:hover`, but waits while the page scrolls under a still mouse: each row that
 * passes below it would make the browser draw all rows anew.
 */
export function useHoverAttributes(): HoverHandlers {
  const deferHover = useHoverDeferral();
  const hovered = useRef<HTMLElement[]>([]);

  function mark(elements: HTMLElement[]): void {
    // The mouse often moves within a row, whose style then stays the same.
    const unhovered = hovered.current.filter((element) => !elements.includes(element));
    for (const element of unhovered) delete element.dataset.hovered;
    for (const element of elements) element.dataset.hovered = '';
    hovered.current = elements;
  }

  return {
    onPointerOver(event) {
      if (event.pointerType !== 'mouse') return;
      const { currentTarget: list, target } = event;
      const items = [...list.children].filter((item) => item.contains(target as Node));
      deferHover(event, () => mark([list, ...(items as HTMLElement[])]));
    },
    onPointerLeave(event) {
      deferHover(event, () => mark([]));
    },
  };
}

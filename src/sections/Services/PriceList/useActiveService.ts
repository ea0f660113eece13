import { createRef, useState, type PointerEvent, type RefObject } from 'react';
import { firstIndex } from '../../../helpers/firstIndex.ts';
import { nearestToCenter } from '../../../motion/page/nearestToCenter.ts';
import { useMediaQuery } from '../../../motion/page/useMediaQuery.ts';
import { useViewChange } from '../../../motion/page/useViewChange.ts';
import { useHoverDeferral } from '../../../motion/mouse/useHoverDeferral.ts';
import type { Service } from '../schema.ts';

/** The service with the needle, and the elements and events that decide about it. */
interface ActiveService {
  /** Its index. Undefined if no service has a price. */
  activeIndex: number | undefined;
  /** The prices, by index of their service. */
  prices: readonly RefObject<HTMLParagraphElement | null>[];
  /** The mouse entered a service, or left it. `undefined`: none that has a price. */
  onHover: (event: PointerEvent, service: number | undefined) => void;
}

/**
 * The service under the mouse, else the first one. Without a mouse the one nearest to the middle of the window. Only
 * services with a price have a needle.
 */
export function useActiveService(services: readonly Service[]): ActiveService {
  const [prices] = useState(() => services.map(() => createRef<HTMLParagraphElement>()));
  const [nearest, setNearest] = useState<number>();
  const [hovered, setHovered] = useState<number>();
  const deferHover = useHoverDeferral();
  const isTouchScreen = useMediaQuery('(hover: none)');
  const first = firstIndex(services, ({ price }) => price !== undefined);
  const nearestWithoutMouse = isTouchScreen ? nearest : undefined;

  useViewChange(() => {
    const edges = prices.map(({ current }) => current?.getBoundingClientRect());
    const index = nearestToCenter(edges, innerHeight);
    if (index !== undefined) setNearest(index);
  }, isTouchScreen);

  function onHover(event: PointerEvent, service: number | undefined): void {
    const isMouse = event.pointerType === 'mouse';
    deferHover(event, () => setHovered(isMouse ? service : undefined));
  }

  return { activeIndex: hovered ?? nearestWithoutMouse ?? first, prices, onHover };
}

import { useEffect, useRef } from 'react';
import { createHoverDeferral, type HoverDeferral } from './hoverDeferral.ts';

/** A hover deferral that ends with its component. For event handlers: it does nothing before the first effect. */
export function useHoverDeferral(): HoverDeferral {
  const deferHover = useRef<HoverDeferral>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    deferHover.current = createHoverDeferral(controller.signal);
    return () => controller.abort();
  }, []);

  return (event, callback) => deferHover.current?.(event, callback);
}

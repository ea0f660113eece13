import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onChange` after the first render, and when the page scrolls or the window changes its size. Nothing while
 * `isActive` is false.
 */
export function useViewChange(onChange: () => void, isActive = true): void {
  const onChangeLatest = useEffectEvent(onChange);

  useEffect(() => {
    if (!isActive) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('scroll', () => onChangeLatest(), { signal, passive: true });
    addEventListener('resize', () => onChangeLatest(), { signal });
    onChangeLatest();
    return () => controller.abort();
  }, [isActive]);
}

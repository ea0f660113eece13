import { useSyncExternalStore } from 'react';

/** Up to this many pixels the page counts as at its top. */
const AT_TOP_PX = 8;

const isScrolled = () => scrollY > AT_TOP_PX;

/** Whether the page is scrolled away from its top. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, () => false);
}

function subscribe(onScroll: () => void): () => void {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

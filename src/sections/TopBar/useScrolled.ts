import { useSyncExternalStore } from 'react';

const isScrolled = () => scrollY > 8;

/** Whether the page is scrolled by more than 8px. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, () => false);
}

function subscribe(onScroll: () => void): () => void {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

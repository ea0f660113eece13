import { useSyncExternalStore } from 'react';

export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, () => false);
}

const isScrolled = () => scrollY > 8;

function subscribe(onScroll: () => void): () => void {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';
import { readStored, writeStored } from '../storage.ts';

/** What may move: everything or nothing. */
export type Motion = 'full' | 'reduced';

const NAME = 'motion';
/** The visitor's choice on this page; it counts if storage is denied. */
const choice = createStore<Motion | undefined>(undefined);

/** Whether the page may move now. The visitor's choice wins over the system's, both ways. */
export function getMotion(): Motion {
  const stored = readStored('local', NAME);
  if (stored === 'full' || stored === 'reduced') return stored;
  return choice.get() ?? (systemQuery()?.matches ? 'reduced' : 'full');
}

/** Calls `listener` when `getMotion` may have changed, in another tab too. Returns the function that ends this. */
export function subscribeMotion(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const unsubscribe = choice.subscribe(listener);
  systemQuery()?.addEventListener('change', listener, { signal });
  addEventListener('storage', listener, { signal });
  addEventListener('pageshow', listener, { signal });
  return () => {
    unsubscribe();
    controller.abort();
  };
}

/** Takes the visitor's choice and remembers it. */
export function chooseMotion(motion: Motion): void {
  writeStored('local', NAME, motion);
  choice.set(motion);
}

/** What may move, for rendering. Undefined in the served page, where nothing moves yet. */
export function useMotion(): Motion | undefined {
  return useSyncExternalStore<Motion | undefined>(subscribeMotion, getMotion, () => undefined);
}

function systemQuery(): MediaQueryList | undefined {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
}

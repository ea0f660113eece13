import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../helpers/storage.ts';

/** `full`: everything may move. `reduced`: nothing moves. */
export type Motion = 'full' | 'reduced';

const STORAGE_NAME = 'motion';
/** The visitor's choice on this page, for browsers that deny storage. */
let choice: Motion | undefined;
const changes = new EventTarget();
let query: MediaQueryList | undefined;

/** Whether the page may move now. The visitor's choice wins over the system's, both ways. */
export function getMotion(): Motion {
  // The stored choice wins over `choice`: another tab may have changed it since.
  const stored = readStored('local', STORAGE_NAME);
  if (stored === 'full' || stored === 'reduced') return stored;
  return choice ?? (systemQuery().matches ? 'reduced' : 'full');
}

/**
 * Calls `listener` when `getMotion` may change, in another tab too. Returns a function that ends
 * this.
 */
export function subscribeMotion(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  changes.addEventListener('change', listener, { signal });
  systemQuery().addEventListener('change', listener, { signal });
  addEventListener('storage', listener, { signal });
  // A page that Back restores got no storage events meanwhile.
  addEventListener('pageshow', listener, { signal });
  return () => controller.abort();
}

/** Takes the visitor's choice and remembers it. */
export function chooseMotion(motion: Motion): void {
  choice = motion;
  writeStored('local', STORAGE_NAME, motion);
  changes.dispatchEvent(new Event('change'));
}

/** `getMotion` for rendering. Undefined in the served page, in which nothing moves yet. */
export function useMotion(): Motion | undefined {
  return useSyncExternalStore<Motion | undefined>(subscribeMotion, getMotion, () => undefined);
}

/** Whether everything may move. False in the served page. */
export function useIsMotionAllowed(): boolean {
  return useMotion() === 'full';
}

/** One for all: React asks for the motion with each render of each part that moves. */
function systemQuery(): MediaQueryList {
  query ??= matchMedia('(prefers-reduced-motion: reduce)');
  return query;
}

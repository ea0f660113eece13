import { useSyncExternalStore } from 'react';
import { hasFewCores } from './fewCores.ts';

/** What may move: `full` is everything, `reduced` is nothing at all. */
export type Motion = 'full' | 'reduced';

const STORAGE_KEY = 'motion';
const SYSTEM_QUERY = '(prefers-reduced-motion: reduce)';

/** The visitor's own choice on this page; undefined while they follow their system. */
let choice: Motion | undefined;
const listeners = new Set<() => void>();

/** Whether the page may move right now. The visitor's own choice wins over the system's, both ways. */
export function getMotion(): Motion {
  return choice ?? (matchMedia(SYSTEM_QUERY).matches ? 'reduced' : 'full');
}

/** Calls `listener` after every change of what may move; returns the function that ends it. */
export function subscribeMotion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes the visitor's own choice, shows it at once and remembers it where storage is allowed. */
export function chooseMotion(motion: Motion): void {
  choice = motion;
  try {
    localStorage.setItem(STORAGE_KEY, motion);
  } catch {
    // Storage is denied: the choice holds until the page is left.
  }
  publish();
}

/**
 * Starts the store: reads the remembered choice, follows the system live, and the choice made in another tab or
 * while this page lay in the back/forward cache. Called once, before hydration.
 */
export function startMotionStore(): void {
  const remember = () => {
    choice = rememberedChoice() ?? choice;
    publish();
  };
  document.documentElement.toggleAttribute('data-few-cores', hasFewCores());
  matchMedia(SYSTEM_QUERY).addEventListener('change', publish);
  addEventListener('storage', remember);
  addEventListener('pageshow', remember);
  remember();
}

/** What may move, for rendering. Undefined in the page as it is served: nothing moves, and nothing can be chosen yet. */
export function useMotion(): Motion | undefined {
  return useSyncExternalStore<Motion | undefined>(subscribeMotion, getMotion, () => undefined);
}

function publish(): void {
  const root = document.documentElement;
  const motion = getMotion();
  root.toggleAttribute('data-still', motion === 'reduced');
  if (root.dataset.motion === motion) return;
  root.dataset.motion = motion;
  for (const listener of listeners) listener();
}

function rememberedChoice(): Motion | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'full' || stored === 'reduced' ? stored : undefined;
  } catch {
    return undefined;
  }
}

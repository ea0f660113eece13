import { useSyncExternalStore } from 'react';

/** The state of the message in the contact form. */
export type MessageStatus = 'idle' | 'sending' | 'sent' | 'failed';

let status: MessageStatus = 'idle';
const listeners = new Set<() => void>();

/** The contact form writes it; the needle field reads it. */
export const messageStatus = {
  get: () => status,
  set(changed: MessageStatus): void {
    if (changed === status) return;
    status = changed;
    for (const listener of listeners) listener();
  },
  /** Calls `listener` after each change. Returns the function that ends this. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useMessageStatus(): MessageStatus {
  return useSyncExternalStore(messageStatus.subscribe, messageStatus.get, () => 'idle');
}

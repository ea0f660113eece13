import { useSyncExternalStore } from 'react';

export type MessageStatus = 'idle' | 'sending' | 'sent' | 'failed';

let status: MessageStatus = 'idle';
const changes = new EventTarget();

export const getMessageStatus = () => status;

/** Calls `listener` after each change. Returns a function that ends this. */
export function subscribeMessageStatus(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}

/** The contact form writes the status; the needle field reads it. */
export function setMessageStatus(changed: MessageStatus): void {
  if (changed === status) return;
  status = changed;
  changes.dispatchEvent(new Event('change'));
}

export function useMessageStatus(): MessageStatus {
  return useSyncExternalStore(subscribeMessageStatus, getMessageStatus, () => 'idle');
}

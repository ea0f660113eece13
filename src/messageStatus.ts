import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/** What became of the message in the contact form. */
export type MessageStatus = 'idle' | 'sending' | 'sent' | 'failed';

/** The contact form writes it; the needle field reads it. */
export const messageStatus = createStore<MessageStatus>('idle');

/** The status of the message, for rendering. */
export function useMessageStatus(): MessageStatus {
  return useSyncExternalStore(messageStatus.subscribe, messageStatus.get, () => 'idle');
}

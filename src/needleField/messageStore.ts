/**
 * The status of the contact form's message. The form writes it, the needle field reads it. It is not in Contact: sections
 * import from this folder, and nothing the other way.
 */
export type MessageStatus = 'idle' | 'sending' | 'sent' | 'failed';

let status: MessageStatus = 'idle';
const changes = new EventTarget();

export function getMessageStatus(): MessageStatus {
  return status;
}

/** Calls `listener` after each change. Returns a function that ends this. */
export function subscribeMessageStatus(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}

/** Only the contact form calls it. */
export function setMessageStatus(next: MessageStatus): void {
  if (next === status) return;
  status = next;
  changes.dispatchEvent(new Event('change'));
}

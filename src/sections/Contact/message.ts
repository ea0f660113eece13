import type { MessageStatus } from '../../messageStore.ts';
import { readStored, writeStored } from '../../storage.ts';

export const FIELD_NAMES = ['name', 'email', 'message'] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

export type ContactMessage = Record<FieldName, string>;

/** Longest values in UTF-16 code units, of at most 6 bytes of JSON each. EmailJS takes 50 kB. */
export const MAX_LENGTH: Record<FieldName, number> = { name: 100, email: 254, message: 8000 };

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', message: '' };

export function isSameMessage(a: ContactMessage, b: ContactMessage): boolean {
  return FIELD_NAMES.every((name) => a[name] === b[name]);
}

/** The last known status of a message. `sending` in a new page: it was left before the response. */
export type Outcome = Exclude<MessageStatus, 'idle'>;

/** The message in the form, and its outcome until the next edit. */
export interface Draft {
  typed: ContactMessage;
  outcome?: Outcome;
}

const DRAFT = 'contact-draft';

/** Keeps a draft until the tab is closed. */
export function saveDraft(draft: Draft): void {
  const isEmpty = !draft.outcome && isSameMessage(draft.typed, EMPTY_MESSAGE);
  writeStored('session', DRAFT, isEmpty ? undefined : JSON.stringify(draft));
}

/** The draft of this tab. All its texts are empty if there is none. */
export function loadDraft(): Draft {
  try {
    const { typed, outcome } = JSON.parse(readStored('session', DRAFT) ?? '{}') as Partial<Draft>;
    return { typed: { ...EMPTY_MESSAGE, ...typed }, outcome };
  } catch {
    return { typed: EMPTY_MESSAGE };
  }
}

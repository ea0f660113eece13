import { readStored, writeStored } from '../../storage.ts';
import { FIELD_NAMES, type ContactMessage } from './message.ts';

const NAME = 'contact-draft';
const OUTCOMES = ['sending', 'sent', 'failed'] as const;

/** The last thing known about a message. `sending` in a page that was just opened: it was left before the response. */
export type Outcome = (typeof OUTCOMES)[number];

export interface Draft {
  typed: ContactMessage;
  outcome?: Outcome | undefined;
}

/** Keeps a draft until the tab is closed. */
export function saveDraft({ typed, outcome }: Draft): void {
  const isEmpty = !outcome && FIELD_NAMES.every((name) => typed[name] === '');
  writeStored('session', NAME, isEmpty ? undefined : JSON.stringify({ ...typed, outcome }));
}

/** The draft of this tab. All its texts are empty if there is none. */
export function loadDraft(): Draft {
  const stored = new Map(Object.entries(parse(readStored('session', NAME) ?? '{}') ?? {}));
  const text = (name: string) => {
    const value: unknown = stored.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    typed: { name: text('name'), email: text('email'), message: text('message') },
    outcome: OUTCOMES.find((outcome) => outcome === stored.get('outcome')),
  };
}

function parse(text: string): object | null {
  try {
    return JSON.parse(text) as object | null;
  } catch {
    return null;
  }
}

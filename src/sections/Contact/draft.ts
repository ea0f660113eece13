import type { ContactMessage } from './contactReducer.ts';

const STORAGE_KEY = 'contact-draft';
const EMPTY: ContactMessage = { name: '', email: '', message: '' };

/** The draft since this page was opened; all there is of it where storage is denied or full. */
let current: ContactMessage | undefined;

/** Keeps what has been typed, for this tab and over reloads; for this page where storage is denied or full. */
export function saveDraft(draft: ContactMessage): void {
  current = draft;
  tryStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(draft)));
}

/** What was typed before, all empty where nothing was kept. */
export function loadDraft(): ContactMessage {
  current ??= loadStored();
  return current;
}

/** Forgets what was typed. */
export function clearDraft(): void {
  current = EMPTY;
  tryStorage((storage) => storage.removeItem(STORAGE_KEY));
}

function loadStored(): ContactMessage {
  const stored: unknown = tryStorage((storage) => JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null'));
  const draft = new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  const text = (field: keyof ContactMessage) => {
    const value: unknown = draft.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), email: text('email'), message: text('message') };
}

function tryStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

import type { ContactMessage } from './contactMachine.ts';

const STORAGE_KEY = 'contact-draft';

/** Keeps what has been typed for this tab, over reloads; does nothing where storage is denied or full. */
export function saveDraft(draft: ContactMessage): void {
  tryStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify(draft)));
}

/** What was typed before, all empty where nothing was kept. */
export function loadDraft(): ContactMessage {
  const kept: unknown = tryStorage((storage) => JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null'));
  const draft = new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : []);
  const text = (field: keyof ContactMessage) => {
    const value: unknown = draft.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { name: text('name'), email: text('email'), message: text('message') };
}

export function clearDraft(): void {
  tryStorage((storage) => storage.removeItem(STORAGE_KEY));
}

function tryStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

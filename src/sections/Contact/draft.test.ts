import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const draft = { name: 'Ada', email: 'ada@example.com', message: 'Hello\n"you" 👋' };
const nothing = { name: '', email: '', message: '' };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => void vi.unstubAllGlobals());

/** The module as a page that has just been opened has it. */
async function opened(): Promise<typeof import('./draft.ts')> {
  vi.resetModules();
  return import('./draft.ts');
}

test('what was kept comes back, over reloads too, until it is cleared', async () => {
  const first = await opened();
  expect(first.loadDraft()).toEqual(nothing);
  first.saveDraft(draft);
  expect(first.loadDraft()).toEqual(draft);

  const second = await opened();
  expect(second.loadDraft()).toEqual(draft);
  second.clearDraft();
  expect(second.loadDraft()).toEqual(nothing);
  expect(stored.size).toBe(0);
  expect((await opened()).loadDraft()).toEqual(nothing);
});

test.each(['', 'no JSON', 'null', '7', '[]', '{}', '{"name":7,"message":null}'])(
  '%s is no draft',
  async (text) => {
    (await opened()).saveDraft(draft);
    for (const key of stored.keys()) stored.set(key, text);
    expect((await opened()).loadDraft()).toEqual(nothing);
  },
);

test('where storage is denied the page keeps it', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { clearDraft, loadDraft, saveDraft } = await opened();
  saveDraft(draft);
  expect(loadDraft()).toEqual(draft);
  clearDraft();
  expect(loadDraft()).toEqual(nothing);
});

test('where storage is full the page keeps the newer one', async () => {
  const { loadDraft, saveDraft } = await opened();
  saveDraft({ ...draft, message: 'Short' });
  vi.stubGlobal('sessionStorage', {
    ...sessionStorage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  saveDraft(draft);
  expect(loadDraft()).toEqual(draft);
});

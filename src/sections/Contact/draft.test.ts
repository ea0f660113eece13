import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, loadDraft, saveDraft } from './draft.ts';

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

test('what was kept comes back until it is cleared', () => {
  expect(loadDraft()).toEqual(nothing);
  saveDraft(draft);
  expect(loadDraft()).toEqual(draft);
  clearDraft();
  expect(loadDraft()).toEqual(nothing);
  expect(stored.size).toBe(0);
});

test.each(['', 'no JSON', 'null', '7', '[]', '{}', '{"name":7,"message":null}'])('%s is no draft', (text) => {
  saveDraft(draft);
  for (const key of stored.keys()) stored.set(key, text);
  expect(loadDraft()).toEqual(nothing);
});

test('denied storage is harmless', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveDraft(draft);
  expect(loadDraft()).toEqual(nothing);
  clearDraft();
});

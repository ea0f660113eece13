import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_VALUES, loadDraft, saveDraft, type Draft } from './message.ts';

const draft: Draft = {
  values: { name: 'Ada', email: 'ada@example.com', message: 'Hello\n"you" 👋' },
  outcome: 'failed',
};
const nothing = { values: EMPTY_VALUES, outcome: undefined };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  // As in a build for any path. Vitest has the base of a site at the root.
  vi.stubEnv('BASE_URL', './');
  vi.stubGlobal('document', { baseURI: 'https://user.example.com/a/#contact' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('at first there is no draft', () => {
  expect(loadDraft()).toEqual(nothing);
});

test.each<[string, Draft]>([
  ['with text and outcome', draft],
  ['with a name alone', { values: { ...EMPTY_VALUES, name: 'Ada' } }],
  ['with an outcome alone', { values: EMPTY_VALUES, outcome: 'sent' }],
])('keeps a draft %s', (_what, each) => {
  saveDraft(each);
  expect(loadDraft()).toEqual(each);
});

test('removes a draft that is empty again', () => {
  saveDraft(draft);
  saveDraft({ values: EMPTY_VALUES });
  expect(stored.size).toBe(0);
});

test('two sites on one origin have two drafts', () => {
  saveDraft(draft);
  vi.stubGlobal('document', { baseURI: 'https://user.example.com/b/' });
  expect(loadDraft()).toEqual(nothing);
});

test.each([
  '',
  'no JSON',
  'null',
  '7',
  '"text"',
  '[]',
  '{"name":"Ada"}',
  '{"values":null}',
  '{"values":"Ada"}',
  '{"values":{"name":5,"email":"","message":""}}',
  '{"values":{"name":"Ada","email":"","message":null}}',
  '{"values":{"name":"Ada","email":"","message":{"length":9}}}',
  '{"values":{"name":"Ada","email":"","message":""},"outcome":"lost"}',
])('ignores %s in storage', (text) => {
  saveDraft(draft);
  for (const key of stored.keys()) stored.set(key, text);
  expect(loadDraft()).toEqual(nothing);
});

/** A text with any UTF-16 code units, halves of pairs too. */
const anyText = fc.string({ unit: 'binary' });

test('500 random drafts come back as they were typed', () => {
  const values = fc.record({ name: anyText, email: anyText, message: anyText });
  const outcome = fc.constantFrom<Draft['outcome']>('unknown', 'sent', 'failed');
  fc.assert(
    fc.property(fc.record({ values, outcome }), (each) => {
      saveDraft(each);
      expect(loadDraft()).toEqual(each);
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('500 random values in storage give a draft of three texts', () => {
  const anyJson = fc.oneof(
    fc.json(),
    fc
      .record({ typed: fc.anything(), outcome: fc.anything() }, { requiredKeys: [] })
      .map((value) => JSON.stringify(value)),
    anyText,
  );
  fc.assert(
    fc.property(anyJson, (text) => {
      saveDraft(draft);
      for (const key of stored.keys()) stored.set(key, text);
      const { name, email, message } = loadDraft().values;
      expect([typeof name, typeof email, typeof message]).toEqual(['string', 'string', 'string']);
    }),
    { numRuns: 500, seed: 1 },
  );
});

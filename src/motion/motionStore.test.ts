import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseMotion, getMotion, subscribeMotion } from './motionStore.ts';

let reduced = false;
let stored: Record<string, string> = {};
let denied = false;
const query = new EventTarget();
const tab = new EventTarget();

beforeEach(() => {
  reduced = false;
  stored = {};
  denied = false;
  vi.stubGlobal('document', { baseURI: 'https://site.example/a/' });
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.defineProperty(query, 'matches', {
      configurable: true,
      get: () => media === '(prefers-reduced-motion: reduce)' && reduced,
    }),
  );
  const refuse = () => {
    if (denied) throw new Error('denied');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (refuse(), stored[key] ?? null),
    setItem: (key: string, value: string) => (refuse(), (stored[key] = value)),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('follows the system until the visitor chooses', () => {
  expect(getMotion()).toBe('full');
  reduced = true;
  expect(getMotion()).toBe('reduced');
});

test.each(['full', 'reduced'] as const)('a choice of %s wins over the system', (motion) => {
  reduced = motion === 'full';
  chooseMotion(motion);
  expect(getMotion()).toBe(motion);
  expect(Object.values(stored)).toEqual([motion]);
});

test.each([
  ['reduced', 'full'],
  ['full', 'reduced'],
] as const)('after a choice of %s, the choice of %s in another tab counts', (own, other) => {
  chooseMotion(own);
  for (const key of Object.keys(stored)) stored[key] = other;
  expect(getMotion()).toBe(other);
});

test('takes nothing else out of the storage', () => {
  chooseMotion('full');
  for (const key of Object.keys(stored)) stored[key] = 'sometimes';
  expect(getMotion()).toBe('full');
});

test('a choice counts on this page when storage is denied', () => {
  denied = true;
  for (const motion of ['reduced', 'full'] as const) {
    chooseMotion(motion);
    expect(getMotion()).toBe(motion);
  }
});

describe('a listener', () => {
  test('hears each choice, also the same again', () => {
    const listener = vi.fn();
    subscribeMotion(listener);
    chooseMotion('full');
    chooseMotion('full');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['the system changes', () => query.dispatchEvent(new Event('change'))],
    ['another tab chooses', () => tab.dispatchEvent(new Event('storage'))],
    ['the page is restored', () => tab.dispatchEvent(new Event('pageshow'))],
  ])('hears when %s', (_what, change) => {
    const listener = vi.fn();
    subscribeMotion(listener);
    change();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('hears nothing after it has unsubscribed', () => {
    const listener = vi.fn();
    const unsubscribe = subscribeMotion(listener);
    unsubscribe();
    chooseMotion('reduced');
    query.dispatchEvent(new Event('change'));
    for (const type of ['storage', 'pageshow']) tab.dispatchEvent(new Event(type));
    expect(listener).not.toHaveBeenCalled();
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BANNER_TIME, createContactMachine, transition } from './contactMachine.ts';
import type { ContactEvent, ContactState } from './contactMachine.ts';

const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const edited = { ...message, message: 'Hello again' };
const idle: ContactState = { phase: 'idle' };
const sending: ContactState = { phase: 'sending' };
const success: ContactState = { phase: 'success' };
const error: ContactState = { phase: 'error', undelivered: message };

test.each<[ContactState, ContactEvent, ContactState]>([
  [idle, { type: 'submitted' }, sending],
  [success, { type: 'submitted' }, sending],
  [error, { type: 'submitted' }, { phase: 'sending', undelivered: message }],
  [sending, { type: 'succeeded' }, success],
  [{ phase: 'sending', undelivered: message }, { type: 'succeeded' }, success],
  [sending, { type: 'failed', message }, error],
  [success, { type: 'bannerTimeOver' }, idle],
  [error, { type: 'bannerTimeOver' }, { phase: 'idle', undelivered: message }],
  [error, { type: 'edited', message: edited }, { phase: 'error', undelivered: edited }],
])('%o, %o', (state, event, next) => {
  expect(transition(state, event)).toEqual(next);
});

test.each<[ContactState, ContactEvent['type']]>([
  [idle, 'succeeded'],
  [idle, 'failed'],
  [idle, 'edited'],
  [idle, 'bannerTimeOver'],
  [sending, 'submitted'],
  [sending, 'edited'],
  [sending, 'bannerTimeOver'],
  [success, 'succeeded'],
  [success, 'failed'],
  [error, 'succeeded'],
  [error, 'failed'],
])('%o stays as it is when %s', (state, type) => {
  expect(transition(state, { type, message: edited })).toBe(state);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a banner goes after its time', () => {
  const machine = createContactMachine();
  machine.take({ type: 'submitted' });
  machine.take({ type: 'succeeded' });
  vi.advanceTimersByTime(BANNER_TIME - 1);
  expect(machine.getState().phase).toBe('success');
  vi.advanceTimersByTime(1);
  expect(machine.getState().phase).toBe('idle');
});

test('a new attempt clears the old banner and its timer', () => {
  const machine = createContactMachine();
  machine.take({ type: 'submitted' });
  machine.take({ type: 'failed', message });
  vi.advanceTimersByTime(BANNER_TIME - 1000);
  machine.take({ type: 'submitted' });
  expect(vi.getTimerCount()).toBe(0);
  machine.take({ type: 'failed', message });
  vi.advanceTimersByTime(BANNER_TIME - 1);
  expect(machine.getState().phase).toBe('error');
  vi.advanceTimersByTime(1);
  expect(machine.getState().phase).toBe('idle');
});

test('editing neither ends a banner nor keeps it longer', () => {
  const machine = createContactMachine();
  machine.take({ type: 'submitted' });
  machine.take({ type: 'failed', message });
  vi.advanceTimersByTime(BANNER_TIME - 1);
  machine.take({ type: 'edited', message: edited });
  expect(machine.getState()).toEqual({ phase: 'error', undelivered: edited });
  vi.advanceTimersByTime(1);
  expect(machine.getState()).toEqual({ phase: 'idle', undelivered: edited });
});

test('tells who listens of what changed, and of nothing else', () => {
  const machine = createContactMachine();
  const seen: string[] = [];
  const leave = machine.subscribe(() => seen.push(machine.getState().phase));
  expect(machine.take({ type: 'submitted' })).toBe(true);
  expect(machine.take({ type: 'submitted' })).toBe(false);
  machine.take({ type: 'succeeded' });
  leave();
  machine.take({ type: 'submitted' });
  expect(seen).toEqual(['sending', 'success']);
});

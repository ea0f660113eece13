import { expect, test } from 'vitest';
import { contactReducer, type ContactAction, type ContactState } from './contactReducer.ts';

const message = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const edited = { ...message, message: 'Hello again' };
const idle: ContactState = { status: 'idle' };
const sending: ContactState = { status: 'sending' };
const success: ContactState = { status: 'success', result: 'sent' };
const error: ContactState = { status: 'error', result: 'notSent', undelivered: message };

test.each<[ContactState, ContactAction, ContactState]>([
  [idle, { type: 'submit' }, sending],
  [success, { type: 'submit' }, sending],
  [error, { type: 'submit' }, { status: 'sending', undelivered: message }],
  [sending, { type: 'success' }, success],
  [{ status: 'sending', undelivered: message }, { type: 'success' }, success],
  [sending, { type: 'failure', message }, error],
  // What is said about the last message outlasts its banner, until there is another one in the making.
  [success, { type: 'bannerTimeout' }, { status: 'idle', result: 'sent' }],
  [error, { type: 'bannerTimeout' }, { status: 'idle', result: 'notSent', undelivered: message }],
  [{ status: 'idle', result: 'sent' }, { type: 'edit', message: edited }, idle],
  [
    { ...error, status: 'idle' },
    { type: 'edit', message: edited },
    { status: 'idle', undelivered: edited },
  ],
  // Editing does not end a banner.
  [success, { type: 'edit', message: edited }, { status: 'success' }],
  [error, { type: 'edit', message: edited }, { status: 'error', undelivered: edited }],
])('%o, %o', (state, action, next) => {
  expect(contactReducer(state, action)).toEqual(next);
});

test.each<[ContactState, ContactAction['type']]>([
  [idle, 'success'],
  [idle, 'failure'],
  [idle, 'edit'],
  [idle, 'bannerTimeout'],
  [sending, 'submit'],
  [sending, 'edit'],
  [sending, 'bannerTimeout'],
  [success, 'success'],
  [success, 'failure'],
  [error, 'success'],
  [error, 'failure'],
])('%o stays as it is when %s', (state, type) => {
  expect(contactReducer(state, { type, message: edited })).toBe(state);
});

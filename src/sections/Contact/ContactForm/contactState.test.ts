import { describe, expect, test } from 'vitest';
import { readStateTable } from '../../../../tests/helpers/stateTable.ts';
import { contactReducer, initialState } from './contactState.ts';
import type { ContactEvent, ContactState } from './contactState.ts';
import { EMPTY_VALUES, type FormValues } from '../message.ts';

const letter: FormValues = { name: 'Ada', email: 'ada@example.com', message: 'Hello' };
const edited: FormValues = { ...letter, message: 'Hello again' };

const nothingPending = { isUndelivered: false, pending: undefined };
const pending = { isUndelivered: false, pending: letter };
const undelivered = { isUndelivered: true, pending: undefined };
const undeliveredAndPending = { isUndelivered: true, pending: letter };

/** All states that a message can reach, apart from its text. */
const states: Record<string, Omit<ContactState, 'values' | 'isRestored'>> = {
  draft: { status: 'idle', outcome: undefined, ...nothingPending },
  sending: { status: 'sending', outcome: 'unknown', ...pending },
  sendingEdited: { status: 'sending', outcome: undefined, ...pending },
  left: { status: 'idle', outcome: 'unknown', ...nothingPending },

  sent: { status: 'sent', outcome: 'sent', ...nothingPending },
  sentEdited: { status: 'sent', outcome: undefined, ...nothingPending },
  sentNote: { status: 'idle', outcome: 'sent', ...nothingPending },

  failed: { status: 'failed', outcome: 'failed', ...undelivered },
  failedEdited: { status: 'failed', outcome: undefined, ...undelivered },
  failedNote: { status: 'idle', outcome: 'failed', ...undelivered },
  failedDraft: { status: 'idle', outcome: undefined, ...undelivered },

  late: { status: 'failed', outcome: 'failed', ...undeliveredAndPending },
  lateEdited: { status: 'failed', outcome: undefined, ...undeliveredAndPending },
  lateNote: { status: 'idle', outcome: 'failed', ...undeliveredAndPending },
  lateDraft: { status: 'idle', outcome: undefined, ...undeliveredAndPending },

  again: { status: 'sending', outcome: 'unknown', ...undeliveredAndPending },
  againEdited: { status: 'sending', outcome: undefined, ...undeliveredAndPending },
  leftAgain: { status: 'idle', outcome: 'unknown', ...undelivered },
};

const events: Record<string, ContactEvent> = {
  edited: { type: 'edited', values: edited },
  submitted: { type: 'submitted', message: letter },
  accepted: { type: 'accepted', message: letter, current: letter },
  requestFailed: { type: 'requestFailed', message: letter },
  timedOut: { type: 'timedOut', message: letter },
  bannerOver: { type: 'bannerOver' },
  left: { type: 'left' },
};

/** The next state for each state and event. A dash: the event changes nothing. */
const table = readStateTable(`
state          edited         submitted  accepted  requestFailed  timedOut  bannerOver   left
draft          draft          sending    -         -              -         -            -
sending        sendingEdited  -          sent      failed         late      -            left
sendingEdited  sendingEdited  -          sent      failed         late      -            draft
left           draft          sending    -         -              -         -            -

sent           sentEdited     sending    -         -              -         sentNote     -
sentEdited     sentEdited     sending    -         -              -         draft        -
sentNote       draft          sending    -         -              -         -            -

failed         failedEdited   again      -         -              -         failedNote   -
failedEdited   failedEdited   again      -         -              -         failedDraft  -
failedNote     failedDraft    again      -         -              -         -            -
failedDraft    failedDraft    again      -         -              -         -            -

late           lateEdited     again      sent      failed         -         lateNote     -
lateEdited     lateEdited     again      sent      failedEdited   -         lateDraft    -
lateNote       lateDraft      again      sent      failedNote     -         -            -
lateDraft      lateDraft      again      sent      failedDraft    -         -            -

again          againEdited    -          sent      failed         late      -            leftAgain
againEdited    againEdited    -          sent      failed         late      -            failedDraft
leftAgain      failedDraft    again      -         -              -         -            -
`);

describe('each state and each event', () => {
  test('the table has every pair', () => {
    expect(table.states).toEqual(Object.keys(states));
    expect(table.events).toEqual(Object.keys(events));
  });

  test.each(table.cells)('$state, $event: $next', ({ state, event, next }) => {
    const before: ContactState = { isRestored: true, values: letter, ...states[state]! };
    const after = contactReducer(before, events[event]!);
    if (next === '-') expect(after).toBe(before);
    else expect(after).toMatchObject(states[next]!);
  });
});

describe('a response to another message changes nothing', () => {
  const others: ContactEvent[] = [
    { type: 'accepted', message: edited, current: edited },
    { type: 'requestFailed', message: edited },
    { type: 'timedOut', message: edited },
  ];
  const cases = others.flatMap((event) =>
    Object.keys(states).map((state) => ({ state, event, type: event.type })),
  );

  test.each(cases)('$state, $type', ({ state, event }) => {
    const before: ContactState = { isRestored: true, values: letter, ...states[state]! };
    expect(contactReducer(before, event)).toBe(before);
  });
});

describe('the text in the form', () => {
  const sending: ContactState = { isRestored: true, values: letter, ...states.sending! };

  test('is the typed text', () => {
    expect(contactReducer(initialState, events.edited!).values).toBe(edited);
  });

  test('is the submitted text', () => {
    expect(contactReducer(initialState, events.submitted!).values).toBe(letter);
  });

  test('goes once it is sent', () => {
    expect(contactReducer(sending, events.accepted!).values).toBe(EMPTY_VALUES);
  });

  test('stays if it was edited meanwhile, even if only the fields know that', () => {
    const event: ContactEvent = { type: 'accepted', message: letter, current: edited };
    expect(contactReducer(sending, event).values).toBe(edited);
  });

  test.each(['requestFailed', 'timedOut', 'left'])('stays after %s', (event) => {
    expect(contactReducer(sending, events[event]!).values).toBe(letter);
  });
});

describe('the saved draft', () => {
  test.each([
    ['sent', 'sentNote'],
    ['failed', 'failedNote'],
    ['unknown', 'left'],
    [undefined, 'draft'],
  ] as const)('with the outcome %s is restored as %s', (outcome, state) => {
    const draft = { values: letter, outcome };
    const restored = contactReducer(initialState, {
      type: 'restored',
      draft,
      current: EMPTY_VALUES,
    });
    expect(restored).toEqual({ isRestored: true, values: letter, ...states[state] });
  });

  test('gives way to text that was typed before', () => {
    const draft = { values: letter, outcome: 'failed' } as const;
    const current = { ...EMPTY_VALUES, name: 'Grace' };
    expect(contactReducer(initialState, { type: 'restored', draft, current })).toEqual({
      isRestored: true,
      values: { ...letter, name: 'Grace' },
      ...states.failedDraft,
    });
  });
});

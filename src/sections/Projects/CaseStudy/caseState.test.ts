import { describe, expect, test } from 'vitest';
import { readStateTable } from '../../../../tests/helpers/stateTable.ts';
import { ALL_CLOSED, nextCase, type CaseEvent, type CaseState } from './caseState.ts';

const events: Record<string, CaseEvent> = {
  press1: { type: 'pressed', card: 1 },
  press2: { type: 'pressed', card: 2 },
  escape: { type: 'escaped' },
  find1: { type: 'found', card: 1 },
  find2: { type: 'found', card: 2 },
  link1: { type: 'linked', card: 1 },
  link2: { type: 'linked', card: 2 },
  linkAway: { type: 'linked', card: undefined },
  pop1: { type: 'popped', card: 1 },
  pop2: { type: 'popped', card: 2 },
  popAway: { type: 'popped', card: undefined },
};

const states: Record<string, CaseState> = {
  closed: ALL_CLOSED,
  added1: { open: 1, entry: 'added' },
  linked1: { open: 1, entry: 'linked' },
  none1: { open: 1, entry: 'none' },
};

/** The state after each event, and the step in the history. A dash: the event changes nothing. */
const table = readStateTable(`
state    press1        press2           escape        find1  find2            link1    link2    linkAway  pop1    pop2    popAway
closed   added1+push   added2+push      -             none1  none2            linked1  linked2  -         added1  added2  -
added1   closed+back   added2+replace   closed+back   -      added2+replace   linked1  linked2  none1     -       added2  closed
linked1  closed+clear  linked2+replace  closed+clear  -      linked2+replace  -        linked2  none1     added1  added2  closed
none1    closed        added2+push      closed        -      none2            linked1  linked2  -         added1  added2  closed
`);

test.each(table.cells)('$state, $event: $next', ({ state, event, next }) => {
  const before = states[state]!;
  const { state: after, step } = nextCase(before, events[event]!);
  const name = after.open === undefined ? 'closed' : `${after.entry}${after.open}`;
  expect(after === before ? '-' : [name, step].filter(Boolean).join('+')).toBe(next);
});

describe('the table walks', () => {
  test('every event', () => {
    expect(table.events).toEqual(Object.keys(events));
  });

  test('every state', () => {
    expect(table.states).toEqual(Object.keys(states));
  });
});

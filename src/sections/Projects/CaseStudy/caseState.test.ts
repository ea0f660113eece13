import { describe, expect, test } from 'vitest';
import { readStateTable } from '../../../../tests/helpers/stateTable.ts';
import { ALL_CLOSED, nextCase, type CaseEvent, type CaseState } from './caseState.ts';

const events: Record<string, CaseEvent> = {
  press1: { type: 'pressed', index: 1 },
  press2: { type: 'pressed', index: 2 },
  escape: { type: 'escaped' },
  browser1: { type: 'openedByBrowser', index: 1 },
  browser2: { type: 'openedByBrowser', index: 2 },
  link1: { type: 'linked', index: 1 },
  link2: { type: 'linked', index: 2 },
  linkAway: { type: 'linked', index: undefined },
  pop1: { type: 'popped', index: 1 },
  pop2: { type: 'popped', index: 2 },
  popAway: { type: 'popped', index: undefined },
};

const states: Record<string, CaseState> = {
  closed: ALL_CLOSED,
  added1: { openIndex: 1, entry: 'added' },
  linked1: { openIndex: 1, entry: 'linked' },
  none1: { openIndex: 1, entry: 'none' },
  leaving: { openIndex: undefined, entry: 'leaving' },
  leaving1: { openIndex: 1, entry: 'leaving' },
};

/** The state after each event, and the action in the history. A dash: the event changes nothing. */
const table = readStateTable(`
state     press1        press2           escape        browser1  browser2         link1    link2    linkAway  pop1         pop2         popAway
closed    added1+push   added2+push      -             none1     none2            linked1  linked2  -         added1       added2       -
added1    leaving+back  added2+replace   leaving+back  -         added2+replace   linked1  linked2  none1     -            added2       closed
linked1   closed+clear  linked2+replace  closed+clear  -         linked2+replace  -        linked2  none1     added1       added2       closed
none1     closed        added2+push      closed        -         none2            linked1  linked2  -         added1       added2       closed
leaving   leaving1      leaving2         -             leaving1  leaving2         linked1  linked2  closed    added1       added2       closed
leaving1  leaving       leaving2         leaving       -         leaving2         linked1  linked2  none1     added1+push  added1+push  added1+push
`);

test.each(table.cells)('$state, $event: $next', ({ state, event, next }) => {
  const before = states[state]!;
  const { state: after, action } = nextCase(before, events[event]!);
  const names = [nameOf(after), action].filter(Boolean);
  expect(after === before ? '-' : names.join('+')).toBe(next);
});

describe('the table walks', () => {
  test('every event', () => {
    expect(table.events).toEqual(Object.keys(events));
  });

  test('every state', () => {
    expect(table.states).toEqual(Object.keys(states));
  });
});

function nameOf({ openIndex, entry }: CaseState): string {
  if (openIndex === undefined && entry === 'none') return 'closed';
  return `${entry}${openIndex ?? ''}`;
}

import { describe, expect, test } from 'vitest';
import { readStateTable } from '../../../../tests/helpers/stateTable.ts';
import { autoplayReducer, canPlay, initialAutoplay } from './autoplay.ts';
import type { AutoplayEvent, AutoplayState } from './autoplay.ts';

const events: Record<string, AutoplayEvent> = {
  enters: 'pointerEntered',
  leaves: 'pointerLeft',
  hides: 'tabHidden',
  shows: 'tabShown',
  out: 'leftView',
  in: 'enteredView',
  focus: 'focused',
  select: 'selected',
  key: 'keyPressed',
  button: 'pauseButtonPressed',
};

/**
 * The next state for each state and event; a dash if nothing changes. The letters of a state are its
 * facts: P under the pointer, H in a hidden tab, O out of view, S stopped.
 */
const table = readStateTable(`
state     enters  leaves   hides  shows    out   in       focus  select  key   button
playing   P       -        H      -        O     -        S      S       S     S
P         -       playing  PH     -        PO    -        PS     PS      PS    PS
H         PH      -        -      playing  HO    -        HS     HS      HS    HS
O         PO      -        HO     -        -     playing  OS     OS      OS    OS
PH        -       H        -      P        PHO   -        PHS    PHS     PHS   PHS
PO        -       O        PHO    -        -     P        POS    POS     POS   POS
HO        PHO     -        -      O        -     H        HOS    HOS     HOS   HOS
PHO       -       HO       -      PO       -     PH       PHOS   PHOS    PHOS  PHOS

S         PS      -        HS     -        OS    -        -      -       -     playing
PS        -       S        PHS    -        POS   -        -      -       -     P
HS        PHS     -        -      S        HOS   -        -      -       -     H
OS        POS     -        HOS    -        -     S        -      -       -     O
PHS       -       HS       -      PS       PHOS  -        -      -       -     PH
POS       -       OS       PHOS   -        -     PS       -      -       -     PO
HOS       PHOS    -        -      OS       -     HS       -      -       -     HO
PHOS      -       HOS      -      POS      -     PHS      -      -       -     PHO
`);

describe('each state and each event', () => {
  test('the table has every pair', () => {
    const states = new Set(table.states.map((state) => JSON.stringify(stateOf(state))));
    expect(states.size).toBe(2 ** Object.keys(initialAutoplay).length);
    expect(table.events).toEqual(Object.keys(events));
    expect(table.cells).toHaveLength(states.size * Object.keys(events).length);
  });

  test.each(table.cells)('$state, $event: $next', ({ state, event, next }) => {
    const before = stateOf(state);
    const after = autoplayReducer(before, events[event]!);
    if (next === '-') expect(after).toBe(before);
    else expect(after).toEqual(stateOf(next));
  });
});

test('it plays in one state alone', () => {
  const playing = table.states.filter((state) => canPlay(stateOf(state)));
  expect(playing).toEqual(['playing']);
});

test('at first it is out of view', () => {
  expect(initialAutoplay).toEqual(stateOf('O'));
});

/** The state with these letters. */
function stateOf(name: string): AutoplayState {
  return {
    isUnderPointer: name.includes('P'),
    isTabHidden: name.includes('H'),
    isOutOfView: name.includes('O'),
    isStopped: name.includes('S'),
  };
}

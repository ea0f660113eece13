import { describe, expect, test } from 'vitest';
import { initialRotation, isRotating, rotationReducer } from './rotation.ts';
import type { RotationEvent, RotationState } from './rotation.ts';

const events: Record<string, RotationEvent> = {
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
const table = `
state     enters  leaves   hides  shows    out   in       focus  select  key   button
rotating  P       -        H      -        O     -        S      S       S     S
P         -       rotating PH     -        PO    -        PS     PS      PS    PS
H         PH      -        -      rotating HO    -        HS     HS      HS    HS
O         PO      -        HO     -        -     rotating OS     OS      OS    OS
PH        -       H        -      P        PHO   -        PHS    PHS     PHS   PHS
PO        -       O        PHO    -        -     P        POS    POS     POS   POS
HO        PHO     -        -      O        -     H        HOS    HOS     HOS   HOS
PHO       -       HO       -      PO       -     PH       PHOS   PHOS    PHOS  PHOS

S         PS      -        HS     -        OS    -        -      -       -     rotating
PS        -       S        PHS    -        POS   -        -      -       -     P
HS        PHS     -        -      S        HOS   -        -      -       -     H
OS        POS     -        HOS    -        -     S        -      -       -     O
PHS       -       HS       -      PS       PHOS  -        -      -       -     PH
POS       -       OS       PHOS   -        -     PS       -      -       -     PO
HOS       PHOS    -        -      OS       -     HS       -      -       -     HO
PHOS      -       HOS      -      POS      -     PHS      -      -       -     PHO
`;

const [header = [], ...rows] = table
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split(/\s+/));

const pairs = rows.flatMap(([state, ...cells]) =>
  cells.map((next, column) => ({ state: state!, event: header[column + 1]!, next })),
);

describe('each state and each event', () => {
  test('the table has every pair', () => {
    const states = new Set(rows.map(([state]) => JSON.stringify(stateOf(state!))));
    expect(states.size).toBe(2 ** Object.keys(initialRotation).length);
    expect(header.slice(1)).toEqual(Object.keys(events));
    expect(pairs).toHaveLength(states.size * Object.keys(events).length);
  });

  test.each(pairs)('$state, $event: $next', ({ state, event, next }) => {
    const before = stateOf(state);
    const after = rotationReducer(before, events[event]!);
    if (next === '-') expect(after).toBe(before);
    else expect(after).toEqual(stateOf(next));
  });
});

test('it rotates in one state alone', () => {
  const names = rows.map(([state]) => state!);
  expect(names.filter((name) => isRotating(stateOf(name)))).toEqual(['rotating']);
});

test('at first it is out of view', () => {
  expect(initialRotation).toEqual(stateOf('O'));
});

/** The state with these letters. */
function stateOf(name: string): RotationState {
  return {
    isUnderPointer: name.includes('P'),
    isTabHidden: name.includes('H'),
    isOutOfView: name.includes('O'),
    isStopped: name.includes('S'),
  };
}

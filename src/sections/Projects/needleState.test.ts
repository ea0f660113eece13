import { describe, expect, test } from 'vitest';
import { cardOf, isInCard, needleReducer, startBeside } from './needleState.ts';
import type { NeedleEvent, NeedleState } from './needleState.ts';

/** Six cards. 1 is the first with a pointer. */
const events: Record<string, NeedleEvent> = {
  above: { type: 'scrolled', gridTop: 0.6, nearestCard: -1 },
  first: { type: 'scrolled', gridTop: 0.2, nearestCard: 1 },
  third: { type: 'scrolled', gridTop: -1, nearestCard: 3 },
  enter1: { type: 'hovered', card: 1 },
  enter4: { type: 'hovered', card: 4 },
  leave: { type: 'hovered', card: undefined },
  landed: { type: 'landed' },
};

/** The events that lead to each state, from the start. */
const paths: Record<string, string[]> = {
  beside: [],
  flyingIn: ['first'],
  flownIn: ['first', 'landed'],
  swungIn3: ['third'],
  swungIn1: ['third', 'first'],
  flyingBack: ['first', 'landed', 'above'],
  hovers1: ['first', 'landed', 'enter1'],
  hovers4: ['first', 'landed', 'enter4'],
  // The reader is above the cards, but the mouse is in one.
  above1: ['enter1', 'landed'],
  above4: ['enter4'],
};

/** Where each event leads from each state: place and card. A dash: it changes nothing. */
const flights = `
state       above        first       third      enter1      enter4     leave        landed
beside      -            flyingIn1   swungIn3   flyingIn1   swungIn4   -            -
flyingIn    flyingBack1  -           swungIn3   flyingIn1   swungIn4   -            flownIn1
flownIn     flyingBack1  -           swungIn3   flownIn1    swungIn4   -            -
swungIn3    flyingBack1  swungIn1    -          swungIn1    swungIn4   -            -
swungIn1    flyingBack1  -           swungIn3   swungIn1    swungIn4   -            -
flyingBack  -            flyingIn1   swungIn3   flyingIn1   swungIn4   -            beside1
hovers1     flownIn1     -           flownIn1   -           swungIn4   flownIn1     -
hovers4     swungIn4     -           swungIn4   swungIn1    -          swungIn1     -
above1      -            flownIn1    flownIn1   -           swungIn4   flyingBack1  -
above4      -            swungIn4    swungIn4   swungIn1    -          flyingBack1  -
`;

/** The same without a place beside the cards. No state is a flight. */
const noFlights = `
state       above        first       third      enter1      enter4     leave        landed
beside      -            flownIn1    swungIn3   flownIn1    swungIn4   -            -
flownIn     beside1      -           swungIn3   flownIn1    swungIn4   -            -
swungIn3    beside1      swungIn1    -          swungIn1    swungIn4   -            -
swungIn1    beside1      -           swungIn3   swungIn1    swungIn4   -            -
hovers1     flownIn1     -           flownIn1   -           swungIn4   flownIn1     -
hovers4     swungIn4     -           swungIn4   swungIn1    -          swungIn1     -
above1      -            flownIn1    flownIn1   -           swungIn4   beside1      -
above4      -            swungIn4    swungIn4   swungIn1    -          beside1      -
`;

describe.each([
  ['with a place beside the cards', true, flights],
  ['without one', false, noFlights],
])('%s', (_where, canFly, table) => {
  test.each(cellsOf(table))('$state, $event: $expected', ({ state, event, expected }) => {
    const before = stateAfter(paths[state]!, canFly);
    const after = needleReducer(before, events[event]!);
    expect(after === before ? '-' : `${after.place}${cardOf(after)}`).toBe(expected);
  });
});

test('the table walks every event', () => {
  expect(new Set(cellsOf(flights).map(({ event }) => event))).toEqual(new Set(Object.keys(events)));
});

test('the table walks every state', () => {
  expect(new Set(cellsOf(flights).map(({ state }) => state))).toEqual(new Set(Object.keys(paths)));
});

describe('the reader reaches the cards', () => {
  test.each([
    [0.46, 'beside'],
    [0.45, 'flyingIn'],
  ])('downwards, their top at %d of the window: %s', (gridTop, place) => {
    const state = startBeside(1, true);
    expect(needleReducer(state, { type: 'scrolled', gridTop, nearestCard: 1 }).place).toBe(place);
  });

  test.each([
    [0.5, 'flownIn'],
    [0.51, 'flyingBack'],
  ])('upwards, their top at %d of the window: %s', (gridTop, place) => {
    const state = stateAfter(['first', 'landed'], true);
    expect(needleReducer(state, { type: 'scrolled', gridTop, nearestCard: 1 }).place).toBe(place);
  });
});

test('while no picture is in the window, the needle stays in its card', () => {
  const state = stateAfter(['third'], true);
  expect(needleReducer(state, { type: 'scrolled', gridTop: -3, nearestCard: -1 })).toBe(state);
});

test.each(['beside', 'flyingBack'])(
  'above the cards, the needle stays %s when another card comes nearest',
  (place) => {
    const state = stateAfter(paths[place]!, true);
    const event: NeedleEvent = { type: 'scrolled', gridTop: 0.6, nearestCard: 3 };
    expect(needleReducer(state, event).place).toBe(place);
  },
);

test.each([
  ['beside', false],
  ['flyingIn', false],
  ['flownIn', true],
  ['swungIn', true],
  ['flyingBack', false],
] as const)('a needle that is %s is in its card: %s', (place, expected) => {
  expect(isInCard(place)).toBe(expected);
});

test('the card at index 0 can be the nearest', () => {
  const event: NeedleEvent = { type: 'scrolled', gridTop: -1, nearestCard: 0 };
  const state = needleReducer(stateAfter(['third'], true), event);
  expect(cardOf(state)).toBe(0);
});

interface Cell {
  state: string;
  event: string;
  expected: string;
}

function cellsOf(table: string): Cell[] {
  const [head, ...rows] = table.trim().split('\n');
  const [, ...names] = wordsOf(head!);
  return rows.flatMap((row) => {
    const [state, ...cells] = wordsOf(row);
    return cells.map((expected, column) => ({ state: state!, event: names[column]!, expected }));
  });
}

function wordsOf(line: string): string[] {
  return line.split(/\s+/);
}

function stateAfter(path: string[], canFly: boolean): NeedleState {
  return path.reduce((state, name) => needleReducer(state, events[name]!), startBeside(1, canFly));
}

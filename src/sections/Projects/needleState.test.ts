import { describe, expect, test } from 'vitest';
import { readStateTable } from '../../../tests/helpers/stateTable.ts';
import { cardIndexOf, hasLanded, needleReducer, initialNeedle } from './needleState.ts';
import type { NeedleEvent, NeedleState } from './needleState.ts';

/** Six cards. 1 is the first with a target. */
const events: Record<string, NeedleEvent> = {
  above: { type: 'scrolled', gridTop: 0.6, nearestIndex: undefined },
  first: { type: 'scrolled', gridTop: 0.2, nearestIndex: 1 },
  third: { type: 'scrolled', gridTop: -1, nearestIndex: 3 },
  enter1: { type: 'activated', index: 1 },
  enter4: { type: 'activated', index: 4 },
  leave: { type: 'activated', index: undefined },
  flightEnded: { type: 'flightEnded' },
};

/** Events while a case study is open. */
const openEvents: Record<string, NeedleEvent> = {
  above: events.above!,
  first: events.first!,
  third: events.third!,
  enter4: events.enter4!,
  leave: events.leave!,
  open1: { type: 'opened', index: 1 },
  open3: { type: 'opened', index: 3 },
  close: { type: 'opened', index: undefined },
};

/** The events that lead to each state, from the start. */
const paths: Record<string, string[]> = {
  waiting: [],
  flyingIn: ['first'],
  arrived: ['first', 'flightEnded'],
  swungIn3: ['third'],
  swungIn1: ['third', 'first'],
  flyingBack: ['first', 'flightEnded', 'above'],
  hovers1: ['first', 'flightEnded', 'enter1'],
  hovers4: ['first', 'flightEnded', 'enter4'],
  // The visitor is above the cards, but the mouse is in one.
  above1: ['enter1', 'flightEnded'],
  above4: ['enter4'],
};

/** The phase and card after each event in each state. A dash: it changes nothing. */
const flights = readStateTable(`
state       above        first       third      enter1      enter4     leave        flightEnded
waiting     -            flyingIn1   swungIn3   flyingIn1   swungIn4   -            -
flyingIn    flyingBack1  -           swungIn3   flyingIn1   swungIn4   -            arrived1
arrived     flyingBack1  -           swungIn3   arrived1    swungIn4   -            -
swungIn3    flyingBack1  swungIn1    -          swungIn1    swungIn4   -            -
swungIn1    flyingBack1  -           swungIn3   swungIn1    swungIn4   -            -
flyingBack  -            flyingIn1   swungIn3   flyingIn1   swungIn4   -            waiting1
hovers1     arrived1     -           arrived1   -           swungIn4   arrived1     -
hovers4     swungIn4     -           swungIn4   swungIn1    -          swungIn1     -
above1      -            arrived1    arrived1   -           swungIn4   flyingBack1  -
above4      -            swungIn4    swungIn4   swungIn1    -          flyingBack1  -
`);

/** The same without a needle beside the cards. No state is a flight. */
const noFlights = readStateTable(`
state       above        first       third      enter1      enter4     leave        flightEnded
waiting     -            arrived1    swungIn3   arrived1    swungIn4   -            -
arrived     waiting1     -           swungIn3   arrived1    swungIn4   -            -
swungIn3    waiting1     swungIn1    -          swungIn1    swungIn4   -            -
swungIn1    waiting1     -           swungIn3   swungIn1    swungIn4   -            -
hovers1     arrived1     -           arrived1   -           swungIn4   arrived1     -
hovers4     swungIn4     -           swungIn4   swungIn1    -          swungIn1     -
above1      -            arrived1    arrived1   -           swungIn4   waiting1     -
above4      -            swungIn4    swungIn4   swungIn1    -          waiting1     -
`);

/** The events that lead to each state with an open case study. */
const openPaths: Record<string, string[]> = {
  arrived: ['first', 'flightEnded'],
  open1: ['first', 'flightEnded', 'open1'],
  open3: ['open3'],
  readsOn: ['open1', 'third'],
  hovers4: ['open1', 'enter4'],
  leftAbove: ['open1', 'above'],
};

/** The phase and card after each event, while a case study is open or opens. */
const headlines = readStateTable(`
state      above        first        third        enter4     leave        open1        open3        close
arrived    flyingBack1  -            swungIn3     swungIn4   -            atHeadline1  atHeadline3  -
open1      waiting1     -            swungIn3     swungIn4   -            -            atHeadline3  swungIn1
open3      waiting1     swungIn1     -            swungIn4   -            atHeadline1  -            swungIn3
readsOn    waiting1     atHeadline1  -            swungIn4   -            -            atHeadline3  swungIn1
hovers4    swungIn4     -            swungIn4     -          atHeadline1  -            atHeadline3  swungIn1
leftAbove  -            atHeadline1  swungIn3     swungIn4   -            -            atHeadline3  flyingIn1
`);

test.each(headlines.cells)('case studies: $state, $event: $next', ({ state, event, next }) => {
  const before = openPaths[state]!.reduce(
    (each, name) => needleReducer(each, events[name] ?? openEvents[name]!),
    initialNeedle(1, true),
  );
  const after = needleReducer(before, openEvents[event]!);
  expect(after === before ? '-' : `${after.phase}${cardIndexOf(after)}`).toBe(next);
});

describe.each([
  ['with a needle beside the cards', true, flights],
  ['without one', false, noFlights],
])('%s', (_where, hasDockedNeedle, table) => {
  test.each(table.cells)('$state, $event: $next', ({ state, event, next }) => {
    const before = stateAfter(paths[state]!, hasDockedNeedle);
    const after = needleReducer(before, events[event]!);
    expect(after === before ? '-' : `${after.phase}${cardIndexOf(after)}`).toBe(next);
  });
});

test('the table walks every event', () => {
  expect(flights.events).toEqual(Object.keys(events));
});

test('the table walks every state', () => {
  expect(flights.states).toEqual(Object.keys(paths));
});

describe('the visitor reaches the cards', () => {
  test.each([
    [0.46, 'waiting'],
    [0.45, 'flyingIn'],
  ])('downwards, their top at %d of the window: %s', (gridTop, phase) => {
    const state = initialNeedle(1, true);
    expect(needleReducer(state, { type: 'scrolled', gridTop, nearestIndex: 1 }).phase).toBe(phase);
  });

  test.each([
    [0.5, 'arrived'],
    [0.51, 'flyingBack'],
  ])('upwards, their top at %d of the window: %s', (gridTop, phase) => {
    const state = stateAfter(['first', 'flightEnded'], true);
    expect(needleReducer(state, { type: 'scrolled', gridTop, nearestIndex: 1 }).phase).toBe(phase);
  });
});

test('while no picture is in the window, the needle stays in its card', () => {
  const state = stateAfter(['third'], true);
  expect(needleReducer(state, { type: 'scrolled', gridTop: -3, nearestIndex: undefined })).toBe(
    state,
  );
});

test.each(['waiting', 'flyingBack'])(
  'above the cards, the needle stays %s when another card comes nearest',
  (phase) => {
    const state = stateAfter(paths[phase]!, true);
    const event: NeedleEvent = { type: 'scrolled', gridTop: 0.6, nearestIndex: 3 };
    expect(needleReducer(state, event).phase).toBe(phase);
  },
);

test.each([
  ['waiting', false],
  ['flyingIn', false],
  ['arrived', true],
  ['swungIn', true],
  ['flyingBack', false],
  ['atHeadline', false],
] as const)('a needle that is %s has landed: %s', (phase, expected) => {
  expect(hasLanded(phase)).toBe(expected);
});

test('the card at index 0 can be the nearest', () => {
  const event: NeedleEvent = { type: 'scrolled', gridTop: -1, nearestIndex: 0 };
  const state = needleReducer(stateAfter(['third'], true), event);
  expect(cardIndexOf(state)).toBe(0);
});

function stateAfter(path: string[], hasDockedNeedle: boolean): NeedleState {
  return path.reduce(
    (state, name) => needleReducer(state, events[name]!),
    initialNeedle(1, hasDockedNeedle),
  );
}

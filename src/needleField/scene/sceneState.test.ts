import { describe, expect, test } from 'vitest';
import { PULSES, STRENGTHS, type SceneInput } from '../sceneInput.ts';
import {
  type SceneState,
  initialSceneState,
  MAX_STEP,
  nextSceneState,
  STILL_TIME,
  wander,
} from './sceneState.ts';

const WIDE_PICTURE = 1.6;
const TALL = 0.46;
const SEND_POINT = { x: 0.7, y: 0.75 };
const colors = { background: '', low: '', middle: '', high: '', highlight: '', accent: '' };

function inputFor(given: Partial<SceneInput> = {}, aspect = WIDE_PICTURE): SceneInput {
  return { palette: colors, size: { width: 1000 * aspect, height: 1000, pixelRatio: 1 }, ...given };
}

function run(
  input: SceneInput,
  seconds: number,
  from = initialSceneState(input),
  step = 0.02,
): SceneState {
  let state = from;
  for (let i = 0; i < Math.round(seconds / step); i++) state = nextSceneState(state, input, step);
  return state;
}

describe('initialSceneState', () => {
  test('has the pose of the still picture at Home', () => {
    const input = inputFor({}, TALL);
    const target = wander(STILL_TIME, TALL);
    expect(initialSceneState(input)).toEqual({
      time: STILL_TIME,
      target,
      exit: 0,
      arrival: { at: target, age: -0.35 },
    });
  });

  test('has a front that begins 0.35 s later', () => {
    const input = inputFor({}, TALL);
    expect(run(input, 0.34).arrival?.age).toBeLessThan(0);
    expect(run(input, 0.38).arrival?.age).toBeGreaterThan(0);
  });

  test('points at the default target', () => {
    const target = { x: 0, y: 0 };
    const state = initialSceneState(inputFor({ defaultTarget: SEND_POINT, target }));
    expect(state.target).toEqual(SEND_POINT);
  });

  test('has no front of needles where there is a default target', () => {
    const state = initialSceneState(inputFor({ defaultTarget: SEND_POINT }));
    expect(state.arrival).toBeUndefined();
  });

  test('starts at the exit progress of the section', () => {
    expect(initialSceneState(inputFor({ exit: 0.6 })).exit).toBe(0.6);
  });
});

describe('nextSceneState', () => {
  test('keeps the front of the arrival in time on a machine that draws four frames per second', () => {
    const input = inputFor();
    const state = run(input, 2, initialSceneState(input), 0.25);
    expect(state.arrival?.age).toBeCloseTo(2 - 0.35);
  });

  test('takes an hour of sleep as hardly any time', () => {
    const before = initialSceneState(inputFor());
    expect(nextSceneState(before, inputFor(), 3600).time).toBe(STILL_TIME + MAX_STEP);
  });

  test('takes a clock that goes backwards as no time', () => {
    const before = initialSceneState(inputFor());
    expect(nextSceneState(before, inputFor(), -5).time).toBe(STILL_TIME);
  });

  test('follows the target without a jump', () => {
    const input = inputFor({ target: { x: 0.1, y: 0.2 } });
    const before = initialSceneState(input);
    const first = nextSceneState(before, input, 1 / 60);
    expect(Math.abs(first.target.x - before.target.x)).toBeLessThan(0.1);
  });

  test('follows the target alike at 30 and at 120 frames per second', () => {
    const input = inputFor({ target: { x: 0.1, y: 0.2 } });
    const before = initialSceneState(input);
    const [slow, fast] = [1 / 30, 1 / 120].map((step) => run(input, 0.5, before, step).target);
    expect(slow!.x).toBeCloseTo(fast!.x, 3);
    expect(slow!.y).toBeCloseTo(fast!.y, 3);
  });

  test('reaches the target', () => {
    const target = { x: 0.1, y: 0.2 };
    const { x, y } = run(inputFor({ target }), 2).target;
    expect([x, y]).toEqual([expect.closeTo(target.x, 3), expect.closeTo(target.y, 3)]);
  });

  test('prefers the target to the default one', () => {
    const target = { x: 0.1, y: 0.2 };
    const aimed = run(inputFor({ target, defaultTarget: SEND_POINT }), 3);
    expect(aimed.target.x).toBeCloseTo(target.x, 3);
  });

  test('returns to the default target', () => {
    const aimed = run(inputFor({ target: { x: 0.1, y: 0.2 }, defaultTarget: SEND_POINT }), 3);
    const released = run(inputFor({ defaultTarget: SEND_POINT }), 3, aimed);
    expect(released.target.x).toBeCloseTo(SEND_POINT.x, 3);
  });

  test('returns to its own path without any target', () => {
    const aimed = run(inputFor({ defaultTarget: SEND_POINT }), 3);
    const { target: wandering, time } = run(inputFor(), 6, aimed);
    expect(wandering.x).toBeCloseTo(wander(time, WIDE_PICTURE).x, 1);
  });

  test('reaches a target quicker than it returns to its own path', () => {
    const there = wander(3, WIDE_PICTURE);
    const near = { x: there.x - 0.4, y: there.y - 0.3 };
    const came = run(inputFor({ target: near }), 0.5, { time: 3, target: there });
    const left = run(inputFor(), 0.5, { time: 3, target: near });
    expect(there.x - came.target.x).toBeGreaterThan(1.5 * (left.target.x - near.x));
    expect(left.target.x).toBeGreaterThan(near.x + 0.1);
  });

  test.each(STRENGTHS)('eases %s towards the strength that the page sends', (name) => {
    const input = inputFor({ [name]: 0.6 });
    expect(nextSceneState(initialSceneState(inputFor()), input, 0.02)[name]).toBeLessThan(0.3);
    expect(run(input, 3)[name]).toBeCloseTo(0.6, 3);
  });

  test.each(STRENGTHS)('takes %s back to 0', (name) => {
    const risen = run(inputFor({ [name]: 0.6 }), 3);
    expect(run(inputFor(), 3, risen)[name]).toBeCloseTo(0, 3);
  });

  test('follows the page quicker as the section leaves than as it returns', () => {
    const before = initialSceneState(inputFor());
    const leaving = run(inputFor({ exit: 1 }), 0.1, before).exit!;
    const returning = 1 - run(inputFor(), 0.1, { ...before, exit: 1 }).exit!;
    expect(leaving).toBeGreaterThan(2 * returning);
    expect(returning).toBeGreaterThan(0.1);
  });

  test('lays needles down behind a mouse for 2.2 s', () => {
    const before = run(inputFor({ mouse: { x: 0.2, y: 0.5 } }), 0.1);
    const swept = run(inputFor({ mouse: { x: 0.8, y: 0.5 } }), 0.5, before);
    expect(swept.trail).toBeDefined();
    const left = run(inputFor(), 2.1, swept);
    expect(left.trail).toBeDefined();
    expect(run(inputFor(), 0.2, left).trail).toBeUndefined();
  });

  test('lays none down as a mouse comes, pauses or leaves', () => {
    const mouse = { x: 0.2, y: 0.5 };
    const states = [run(inputFor(), 0.1)];
    states.push(run(inputFor({ mouse }), 0.02, states[0]));
    states.push(run(inputFor({ mouse }), 1, states[1]));
    states.push(run(inputFor(), 0.02, states[2]));
    expect(states.map(({ trail }) => trail)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test.each(PULSES)('begins a %s once for each point of the page', (name) => {
    const input = inputFor({ defaultTarget: SEND_POINT });
    expect(run(input, 1)[name]).toBeUndefined();
    const at = { x: 0.3, y: 0.4 };
    const begun = nextSceneState(run(input, 1), { ...input, [name]: at }, 0.02);
    expect(begun[name]).toEqual({ at, age: 0 });
    const later = run({ ...input, [name]: at }, 2, begun);
    expect(later[name]).toEqual({ at, age: expect.closeTo(2) });
    expect(nextSceneState(later, { ...input, [name]: { ...at } }, 0.02)[name]?.age).toBe(0);
  });
});

test.each(PULSES)('a %s that came before the first frame does not begin late', (name) => {
  const input = inputFor({ [name]: { x: 0.3, y: 0.4 } });
  expect(run(input, 0.1)[name]?.age).toBeGreaterThan(60);
});

describe('wander', () => {
  test.each([
    ['in the right third of a wide picture', WIDE_PICTURE, [2 / 3, 0.84], [0.22, 0.5]],
    ['below the text of a tall picture', TALL, [0.3, 0.7], [0.66, 0.76]],
  ] as const)('moves slowly %s', (_where, aspect, across, down) => {
    const points = Array.from({ length: 1200 }, (_, i) => wander(i / 4, aspect));
    for (const [axis, [from, to]] of [
      ['x', across],
      ['y', down],
    ] as const) {
      const values = points.map((point) => point[axis]);
      expect(Math.min(...values)).toBeGreaterThan(from);
      expect(Math.max(...values)).toBeLessThan(to);
      expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.05);
      const steps = values.slice(1).map((value, index) => Math.abs(value - values[index]!));
      expect(Math.max(...steps)).toBeLessThan(0.02);
    }
  });
});

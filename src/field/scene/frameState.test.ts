import { describe, expect, it } from 'vitest';
import {
  ENTRY_SECONDS,
  type FieldInput,
  firstFrame,
  type FrameState,
  LONGEST_STEP,
  nextFrame,
  wander,
} from './frameState.ts';

const WIDE = 1.6;
const TALL = 0.46;
const inputFor = (given: Partial<FieldInput> = {}): FieldInput => ({
  room: 'home',
  target: null,
  press: null,
  success: null,
  away: 0,
  aspect: WIDE,
  ...given,
});

function run(
  input: FieldInput,
  seconds: number,
  step: number,
  from: FrameState = firstFrame(input.aspect),
): FrameState {
  let frame = from;
  for (let i = 0; i < Math.round(seconds / step); i++) frame = nextFrame(frame, input, step);
  return frame;
}

describe('nextFrame', () => {
  it('takes an hour of sleep, and a clock that goes backwards, as hardly any time', () => {
    const before = firstFrame(WIDE);
    expect(nextFrame(before, inputFor(), 3600).time).toBe(LONGEST_STEP);
    expect(nextFrame(before, inputFor(), -5).time).toBe(0);
  });

  it('has every needle in place after the entry, and not before', () => {
    expect(run(inputFor(), ENTRY_SECONDS - 0.2, 0.02).entry).toBeLessThan(1);
    expect(run(inputFor(), ENTRY_SECONDS + 0.1, 0.02).entry).toBe(1);
  });

  it('follows the mouse without jumping, equally at 30 and at 120 frames a second', () => {
    const mouse = { x: 0.1, y: 0.2 };
    const first = nextFrame(firstFrame(WIDE), inputFor({ target: mouse }), 1 / 60);
    expect(Math.abs(first.target.x - firstFrame(WIDE).target.x)).toBeLessThan(0.1);
    const [slow, fast] = [1 / 30, 1 / 120].map((step) => run(inputFor({ target: mouse }), 0.5, step).target);
    expect(slow?.x).toBeCloseTo(fast?.x ?? NaN, 3);
    expect(slow?.y).toBeCloseTo(fast?.y ?? NaN, 3);
    expect(run(inputFor({ target: mouse }), 2, 0.02).target.x).toBeCloseTo(mouse.x, 3);
    expect(run(inputFor({ target: mouse }), 2, 0.02).target.y).toBeCloseTo(mouse.y, 3);
  });

  it('goes to the mouse quicker than it goes away again', () => {
    const there = wander(3, WIDE);
    const near = { x: there.x - 0.4, y: there.y - 0.3 };
    const came = run(inputFor({ target: near }), 0.5, 0.02, { ...firstFrame(WIDE), time: 3, target: there });
    const left = run(inputFor(), 0.5, 0.02, { ...firstFrame(WIDE), time: 3, target: near });
    expect(there.x - came.target.x).toBeGreaterThan(1.5 * (left.target.x - near.x));
    expect(left.target.x).toBeGreaterThan(near.x + 0.1);
  });

  it('goes back to wandering when the mouse has left', () => {
    const followed = run(inputFor({ target: { x: 0, y: 0 } }), 2, 0.02);
    const { target, time } = run(inputFor(), 6, 0.02, followed);
    expect(target.x).toBeCloseTo(wander(time, WIDE).x, 1);
  });

  it('begins a press once, where it was', () => {
    const input = inputFor({ press: { x: 0.3, y: 0.4 } });
    const pressed = nextFrame(firstFrame(WIDE), input, 0.02);
    expect(pressed).toMatchObject({ press: { x: 0.3, y: 0.4 }, pressAge: 0 });
    expect(input.press).toBeNull();
    const next = nextFrame(pressed, input, 0.02);
    expect(next.pressAge).toBeCloseTo(0.02);
    expect(next.press).toEqual({ x: 0.3, y: 0.4 });
    expect(next.successAge).toBeGreaterThan(100);
  });

  it('begins without a press and without a success', () => {
    const { pressAge, successAge, ...first } = firstFrame(TALL, 'contact');
    expect(Math.min(pressAge, successAge)).toBeGreaterThan(100);
    expect(first).toMatchObject({
      time: 0,
      entry: 0,
      away: 0,
      strength: 1,
      room: 'contact',
      target: wander(0, TALL),
    });
  });

  it('combs the needles down as the page scrolls a room away, and lets go of them', () => {
    const scrolled = run(inputFor({ away: 0.6 }), 2, 0.02);
    expect(scrolled.away).toBeCloseTo(0.6, 3);
    expect(scrolled.strength).toBeCloseTo(0, 3);
    expect(run(inputFor({ away: 0.1 }), 2, 0.02).strength).toBeCloseTo(0.7, 1);
  });

  it('follows the page quicker as it leaves than as it comes back', () => {
    const leaving = run(inputFor({ away: 1 }), 0.1, 0.02).away;
    const coming = 1 - run(inputFor(), 0.1, 0.02, { ...firstFrame(WIDE), away: 1 }).away;
    expect(leaving).toBeGreaterThan(2 * coming);
    expect(coming).toBeGreaterThan(0.1);
  });

  it('keeps pointing at the mouse however far the page has been scrolled', () => {
    expect(run(inputFor({ away: 0.6, target: { x: 0.5, y: 0.9 } }), 2, 0.02).strength).toBeCloseTo(1, 3);
  });

  it('comes into another room combed down, and settles there round what it points at', () => {
    const target = { x: 0.7, y: 0.75 };
    const input = inputFor({ room: 'contact', target });
    const before = run(inputFor({ press: { x: 0.1, y: 0.1 }, success: { x: 0.1, y: 0.1 } }), 3, 0.02);
    const arrived = nextFrame(before, input, 0.02);
    expect(arrived).toMatchObject({ room: 'contact', target, entry: 1, press: target, success: target });
    expect(Math.min(arrived.pressAge, arrived.successAge), 'rings of the last room').toBeGreaterThan(100);
    expect(arrived.away).toBeGreaterThan(0.9);
    expect(run(input, 3, 0.02, arrived).away).toBeLessThan(0.01);
  });

  it('tells of a success once: a ring, and needles that stand outwards', () => {
    const input = inputFor({ success: { x: 0.7, y: 0.7 } });
    const told = nextFrame(firstFrame(WIDE), input, 0.02);
    expect(told).toMatchObject({
      success: { x: 0.7, y: 0.7 },
      successAge: 0,
      press: { x: 0.7, y: 0.7 },
      pressAge: 0,
    });
    expect(input.success).toBeNull();
    const next = nextFrame(told, input, 0.02);
    expect(next.successAge).toBeCloseTo(0.02);
    expect(next.success).toEqual({ x: 0.7, y: 0.7 });
  });
});

describe('wander', () => {
  const path = (aspect: number) => Array.from({ length: 1200 }, (_, i) => wander(i / 4, aspect));

  it('goes its way slowly', () => {
    for (const points of [path(WIDE), path(TALL)]) {
      const steps = points
        .slice(1)
        .map(({ x, y }, index) => Math.hypot(x - points[index]!.x, y - points[index]!.y));
      expect(Math.max(...steps)).toBeLessThan(0.02);
    }
  });

  it('moves about in both directions', () => {
    for (const aspect of [WIDE, TALL]) {
      for (const axis of ['x', 'y'] as const) {
        const values = path(aspect).map((point) => point[axis]);
        expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.05);
      }
    }
  });

  it('stays in the right third on wide pictures', () => {
    for (const { x, y } of path(WIDE)) {
      expect(x).toBeGreaterThan(2 / 3);
      expect(x).toBeLessThan(0.9);
      expect(y).toBeGreaterThan(0.15);
      expect(y).toBeLessThan(0.6);
    }
  });

  it('stays below the text on tall pictures', () => {
    for (const { x, y } of path(TALL)) {
      expect(x).toBeGreaterThan(0.2);
      expect(x).toBeLessThan(0.9);
      expect(y).toBeGreaterThan(0.62);
      expect(y).toBeLessThan(0.82);
    }
  });
});

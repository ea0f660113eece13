import { describe, expect, it } from 'vitest';
import { ENTRY_SECONDS, type FieldInput, firstFrame, type FrameState, LONGEST_STEP, nextFrame, wander } from './frameState.ts';

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

function run(input: FieldInput, seconds: number, step: number, from: FrameState = firstFrame(input.aspect)): FrameState {
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
    expect(run(inputFor({ target: mouse }), 2, 0.02).target.x).toBeCloseTo(mouse.x, 3);
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
    expect(nextFrame(pressed, input, 0.02).pressAge).toBeCloseTo(0.02);
  });

  it('combs the needles down as the page scrolls a room away, and lets go of them', () => {
    const scrolled = run(inputFor({ away: 0.6 }), 2, 0.02);
    expect(scrolled.away).toBeCloseTo(0.6, 3);
    expect(scrolled.strength).toBeCloseTo(0, 3);
  });

  it('keeps pointing at the mouse however far the page has been scrolled', () => {
    expect(run(inputFor({ away: 0.6, target: { x: 0.5, y: 0.9 } }), 2, 0.02).strength).toBeCloseTo(1, 3);
  });

  it('comes into another room combed down, and settles there round what it points at', () => {
    const target = { x: 0.7, y: 0.75 };
    const input = inputFor({ room: 'contact', target });
    const arrived = nextFrame(run(inputFor(), 3, 0.02), input, 0.02);
    expect(arrived).toMatchObject({ room: 'contact', target, entry: 1 });
    expect(arrived.away).toBeGreaterThan(0.9);
    expect(run(input, 3, 0.02, arrived).away).toBeLessThan(0.01);
  });

  it('tells of a success once: a ring, and needles that stand outwards', () => {
    const input = inputFor({ success: { x: 0.7, y: 0.7 } });
    const told = nextFrame(firstFrame(WIDE), input, 0.02);
    expect(told).toMatchObject({ success: { x: 0.7, y: 0.7 }, successAge: 0, press: { x: 0.7, y: 0.7 }, pressAge: 0 });
    expect(nextFrame(told, input, 0.02).successAge).toBeCloseTo(0.02);
  });
});

describe('wander', () => {
  const path = (aspect: number) => Array.from({ length: 1200 }, (_, i) => wander(i / 4, aspect));

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

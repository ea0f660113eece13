import { describe, expect, it } from 'vitest';
import { ENTRY_SECONDS, type FieldInput, firstMoment, LONGEST_STEP, type Moment, nextMoment, wander } from './moment.ts';

const WIDE = 1.6;
const TALL = 0.46;
const inputFor = (given: Partial<FieldInput> = {}): FieldInput => ({
  mouse: null,
  press: null,
  scroll: 0,
  aspect: WIDE,
  ...given,
});

function run(input: FieldInput, seconds: number, step: number, from: Moment = firstMoment(input.aspect)): Moment {
  let moment = from;
  for (let i = 0; i < Math.round(seconds / step); i++) moment = nextMoment(moment, input, step);
  return moment;
}

describe('nextMoment', () => {
  it('takes an hour of sleep, and a clock that goes backwards, as hardly any time', () => {
    const before = firstMoment(WIDE);
    expect(nextMoment(before, inputFor(), 3600).time).toBe(LONGEST_STEP);
    expect(nextMoment(before, inputFor(), -5).time).toBe(0);
  });

  it('has every needle in place after the entry, and not before', () => {
    expect(run(inputFor(), ENTRY_SECONDS - 0.2, 0.02).entry).toBeLessThan(1);
    expect(run(inputFor(), ENTRY_SECONDS + 0.1, 0.02).entry).toBe(1);
  });

  it('follows the mouse without jumping, equally at 30 and at 120 frames a second', () => {
    const mouse = { x: 0.1, y: 0.2 };
    const first = nextMoment(firstMoment(WIDE), inputFor({ mouse }), 1 / 60);
    expect(Math.abs(first.attractor.x - firstMoment(WIDE).attractor.x)).toBeLessThan(0.1);
    const [slow, fast] = [1 / 30, 1 / 120].map((step) => run(inputFor({ mouse }), 0.5, step).attractor);
    expect(slow?.x).toBeCloseTo(fast?.x ?? NaN, 3);
    expect(run(inputFor({ mouse }), 2, 0.02).attractor.x).toBeCloseTo(mouse.x, 3);
  });

  it('draws needles to the ground below the mouse, so that their risen tips meet at it', () => {
    const { attractor } = run(inputFor({ mouse: { x: 0.5, y: 0.5 } }), 3, 0.02);
    expect(attractor.y).toBeGreaterThan(0.55);
    expect(attractor.y).toBeLessThan(0.6);
  });

  it('goes back to wandering when the mouse has left', () => {
    const followed = run(inputFor({ mouse: { x: 0, y: 0 } }), 2, 0.02);
    const { attractor, time } = run(inputFor(), 6, 0.02, followed);
    expect(attractor.x).toBeCloseTo(wander(time, WIDE).x, 1);
  });

  it('begins a press once, where it was', () => {
    const input = inputFor({ press: { x: 0.3, y: 0.4 } });
    const pressed = nextMoment(firstMoment(WIDE), input, 0.02);
    expect(pressed).toMatchObject({ press: { x: 0.3, y: 0.4 }, pressAge: 0 });
    expect(input.press).toBeNull();
    expect(nextMoment(pressed, input, 0.02).pressAge).toBeCloseTo(0.02);
  });

  it('arrives where the page has been scrolled to', () => {
    expect(run(inputFor({ scroll: 1 }), 1, 0.02).scroll).toBeCloseTo(1, 3);
  });
});

describe('wander', () => {
  const path = (aspect: number) => Array.from({ length: 1200 }, (_, i) => wander(i / 4, aspect));

  it('stays in the right third on wide pictures', () => {
    for (const { x, y } of path(WIDE)) {
      expect(x).toBeGreaterThan(2 / 3);
      expect(x).toBeLessThan(0.9);
      expect(y).toBeGreaterThan(0.2);
      expect(y).toBeLessThan(0.7);
    }
  });

  it('stays below the text on tall pictures', () => {
    for (const { x, y } of path(TALL)) {
      expect(x).toBeGreaterThan(0.2);
      expect(x).toBeLessThan(0.9);
      expect(y).toBeGreaterThan(0.7);
      expect(y).toBeLessThan(0.9);
    }
  });
});

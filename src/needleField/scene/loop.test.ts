import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoop } from './loop.ts';

/** The callbacks that wait for the display's next frame. */
let waiting: FrameRequestCallback[];
/** The time of the display's last frame, in ms. */
let now: number;
/** The times of motion that were drawn, in seconds. */
let drawn: number[];

beforeEach(() => {
  vi.useFakeTimers();
  waiting = [];
  now = 0;
  drawn = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
    waiting.push(callback),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('on a display of 120 Hz the loop', () => {
  test('draws nothing before it starts', () => {
    create();
    expect(framesIn(1)).toBe(0);
  });

  test('draws from its start on', () => {
    create().start();
    expect(framesIn(1)).toBeGreaterThanOrEqual(59);
  });

  test('is idle 22 s after the last activity, also if that is older than the loop', () => {
    create({ inactiveMs: 3000 }).start();
    framesIn(18.9);
    expect(framesIn(0.1)).toBeGreaterThan(0);
    framesIn(0.1);
    expect(framesIn(60)).toBe(0);
  });

  test('forgets how old the last activity was once there is another', () => {
    const loop = create({ inactiveMs: 10_000 });
    loop.start();
    loop.wake();
    expect(framesIn(1)).toBeGreaterThanOrEqual(59);
  });

  test('draws 60 frames a second while the visitor is active', () => {
    const loop = create();
    for (let second = 0; second < 30; second += 1) {
      loop.wake();
      expect(framesIn(1)).toBeGreaterThanOrEqual(59);
      expect(drawn.length).toBeLessThanOrEqual(61 * (second + 1));
    }
  });

  test('draws 30 frames a second from 5 s after the last activity on', () => {
    create().wake();
    framesIn(5.1);
    for (let second = 6; second < 19; second += 1) {
      const frames = framesIn(1);
      expect(frames).toBeGreaterThanOrEqual(29);
      expect(frames).toBeLessThanOrEqual(31);
    }
  });

  test('asks for no frame from 22 s on', () => {
    const loop = create();
    loop.wake();
    framesIn(22.1);
    expect(framesIn(60)).toBe(0);
    expect(waiting).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    expect(loop.pace.state).toBe('idle');
  });

  test('slows down before it is idle', () => {
    create().wake();
    framesIn(20);
    const before = drawn.at(-1)!;
    framesIn(2.5);
    // Half of the two seconds.
    expect(drawn.at(-1)! - before).toBeCloseTo(1, 1);
    expect(drawn.at(-1)! - drawn.at(-2)!).toBeLessThan(0.001);
  });

  test('draws in the first frame after an activity that wakes it', () => {
    const loop = create();
    loop.wake();
    framesIn(30);
    loop.wake();
    expect(framesIn(1 / 120)).toBe(1);
  });

  test('goes on from where it stood', () => {
    const loop = create();
    loop.wake();
    framesIn(30);
    const stood = drawn.at(-1)!;
    loop.wake();
    framesIn(1 / 120);
    expect(drawn.at(-1)! - stood).toBeCloseTo(1 / 60, 3);
  });

  test('draws 60 frames a second once it is awake again', () => {
    const loop = create();
    loop.wake();
    framesIn(30);
    loop.wake();
    expect(framesIn(1)).toBeGreaterThanOrEqual(59);
  });

  test('responds to activity at once while it is reading', () => {
    const loop = create();
    loop.wake();
    framesIn(10);
    loop.wake();
    expect(framesIn(0.02)).toBeGreaterThanOrEqual(1);
  });

  test('has as many seconds of motion as of time', () => {
    create().wake();
    framesIn(10);
    expect(drawn.at(-1)).toBeCloseTo(10, 1);
  });
});

test.each([
  [30, 30],
  [60, 60],
  [75, 60],
  [144, 60],
  [240, 60],
])('on a display of %i Hz it draws %i frames a second', (rate, expected) => {
  create().wake();
  expect(Math.abs(framesIn(4, rate) / 4 - expected)).toBeLessThan(0.05 * expected);
});

test.each([60, 59.94, 60.2])('leaves out no frame of a display of %f Hz', (rate) => {
  const loop = create();
  for (let second = 0; second < 30; second += 1) {
    loop.wake();
    framesIn(1, rate);
  }
  expect(drawn).toHaveLength(30 * Math.round(rate));
});

test.each([
  [1, 15],
  [10, 12],
])(
  'without a GPU, %i s after the last activity, it draws %i frames a second',
  (seconds, expected) => {
    create({ hasGpu: false }).wake();
    framesIn(seconds, 60);
    expect(framesIn(3, 60)).toBe(3 * expected);
  },
);

describe('after a press the loop', () => {
  test('draws no frame for 200 ms without a GPU', () => {
    const loop = create({ hasGpu: false });
    loop.wake();
    framesIn(1);
    loop.pauseForPress();
    framesIn(0.07);
    expect(framesIn(0.13)).toBe(0);
    expect(framesIn(0.2)).toBeGreaterThanOrEqual(2);
  });

  test('draws at least 12 frames a second, however often the mouse is pressed', () => {
    const loop = create({ hasGpu: false });
    loop.wake();
    framesIn(1);
    let frames = 0;
    for (let press = 0; press < 50; press += 1) {
      loop.wake();
      loop.pauseForPress();
      frames += framesIn(0.1);
    }
    expect(frames).toBeGreaterThanOrEqual(5 * 12);
  });

  test('draws at once if it was idle', () => {
    const loop = create({ hasGpu: false });
    loop.wake();
    framesIn(30);
    loop.wake();
    loop.pauseForPress();
    expect(framesIn(1 / 120)).toBe(1);
  });

  test('draws on with a GPU', () => {
    const loop = create();
    loop.wake();
    framesIn(1);
    loop.pauseForPress();
    expect(framesIn(1)).toBe(60);
  });
});

test('draws the first frame of a scene that is out of view, and no other', () => {
  create({ isVisible: () => false }).start();
  expect(framesIn(60)).toBe(1);
});

describe('a scene that goes out of view', () => {
  let isVisible: boolean;
  let loop: ReturnType<typeof create>;

  beforeEach(() => {
    isVisible = true;
    loop = create({ isVisible: () => isVisible });
    loop.wake();
    framesIn(1);
    isVisible = false;
  });

  test('is not drawn', () => {
    expect(framesIn(60)).toBe(0);
  });

  test('is drawn again with the first activity once it is back', () => {
    framesIn(60);
    isVisible = true;
    loop.wake();
    expect(framesIn(1 / 120)).toBe(1);
  });
});

describe('a display of 50 Hz', () => {
  let drawnBefore: number;
  let rate: number;

  beforeEach(async () => {
    const loop = create();
    loop.wake();
    framesIn(1, 60);
    drawnBefore = drawn.length;
    const measured = loop.measureDisplay();
    for (let frame = 0; frame < 9; frame += 1) {
      framesIn(1 / 50, 50);
      await vi.advanceTimersByTimeAsync(0);
    }
    rate = await measured;
  });

  test('is measured', () => {
    expect(rate).toBeCloseTo(50);
  });

  test('shows no new frame while it is measured', () => {
    expect(drawn).toHaveLength(drawnBefore);
  });

  test('shows frames again after that', () => {
    expect(framesIn(1, 50)).toBe(50);
  });
});

function create({ hasGpu = true, inactiveMs = 0, isVisible = () => true as boolean } = {}) {
  return createLoop({ hasGpu, inactiveMs, isVisible, draw: (time) => drawn.push(time) });
}

/** Lets `seconds` pass. Returns the frames that were drawn meanwhile. */
function framesIn(seconds: number, displayRate = 120): number {
  const before = drawn.length;
  const interval = 1000 / displayRate;
  const frames = Math.round(seconds * displayRate);
  for (let frame = 0; frame < frames; frame += 1) {
    vi.advanceTimersByTime(Math.floor(now + interval) - Math.floor(now));
    now += interval;
    for (const callback of waiting.splice(0)) callback(now);
  }
  return drawn.length - before;
}

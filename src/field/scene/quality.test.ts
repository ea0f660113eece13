import { beforeEach, describe, expect, it } from 'vitest';
import {
  adjustQuality,
  firstQuality,
  frameInterval,
  HALVED,
  LAST_CHANCES,
  LOWEST,
  needleShare,
  type Pace,
  pixelRatioFor,
  type Quality,
} from './quality.ts';

const full: Quality = { level: 0, streak: 0, patience: 2 };
const slow: Pace = { speed: 'slow', framesPerSecond: 30 };
const smooth: Pace = { speed: 'smooth', framesPerSecond: 60 };
const paced = (framesPerSecond: number): Pace => ({ speed: 'slow', framesPerSecond });

function after(start: Quality, paces: Pace[]): Quality {
  return paces.reduce((quality, pace) => {
    const next = adjustQuality(quality, pace);
    if (next === 'picture') throw new Error('the picture has taken over');
    return next;
  }, start);
}
const times = (count: number, pace: Pace) => Array.from({ length: count }, () => pace);

describe('firstQuality', () => {
  it('begins lower on fewer cores, and full where the cores are not told', () => {
    expect([1, 2, 3, 4, 5, 8, undefined].map((cores) => firstQuality(cores).level)).toEqual([
      LOWEST,
      LOWEST,
      1,
      1,
      0,
      0,
      0,
    ]);
  });

  it('begins at every other frame where few cores draw it themselves, and stays there', () => {
    expect([1, 2, 3, 8].map((cores) => firstQuality(cores, true).level)).toEqual([HALVED, HALVED, 1, 0]);
    expect(after(firstQuality(2, true), times(1000, paced(30))).level).toBe(HALVED);
  });

  it('gives way to the picture there, too, where not even half the floor is reached', () => {
    const nearly = after(firstQuality(2, true), times(LAST_CHANCES - 1, paced(11)));
    expect(adjustQuality(nearly, paced(11))).toBe('picture');
  });
});

describe('adjustQuality', () => {
  it('falls a level with every slow report, down to the lowest and no further', () => {
    expect(after(full, [slow]).level).toBe(1);
    expect(after(full, times(20, slow)).level).toBe(LOWEST);
  });

  it('climbs back to full when frames stay smooth', () => {
    expect(after(after(full, times(3, slow)), times(200, smooth)).level).toBe(0);
  });

  it('needs more smooth reports to climb after every fall, so that it settles', () => {
    const toClimb = (start: Quality) => {
      let count = 0;
      for (let now = start; now.level === start.level; count++) now = after(now, [smooth]);
      return count;
    };
    const once = after(full, [slow]);
    const again = after(once, [...times(toClimb(once), smooth), slow]);
    expect(again.level).toBe(once.level);
    expect(toClimb(once)).toBe(once.patience);
    expect(toClimb(again)).toBeGreaterThan(toClimb(once));
  });

  it('climbs again some time, however often it has fallen', () => {
    const restless = after(full, Array.from({ length: 40 }, () => [slow, ...times(32, smooth)]).flat());
    expect(after({ ...restless, level: 1 }, times(40, smooth)).level).toBe(0);
    expect(after(full, times(1000, smooth))).toEqual(full);
  });

  it('forgets smooth reports when a slow one comes between', () => {
    const low = after(full, [slow]);
    expect(after(low, [...times(3, smooth), slow]).level).toBe(2);
  });
});

describe('the floor', () => {
  let lowest: Quality;
  let halved: Quality;

  beforeEach(() => {
    lowest = after(full, times(LOWEST, slow));
    halved = after(lowest, [paced(23)]);
  });

  it('stays at the lowest level as long as that reaches 24 frames in a second', () => {
    expect(after(lowest, times(50, paced(24)))).toMatchObject({ level: LOWEST });
  });

  it('draws every other frame where the lowest level does not', () => {
    expect(halved.level).toBe(HALVED);
    expect(frameInterval(lowest)).toBe(1);
    expect(frameInterval(halved)).toBe(2);
    expect(needleShare(halved)).toBe(needleShare(lowest));
  });

  it('leaves the picture for good where not even that is met, but not for one bad moment', () => {
    const bad = paced(11);
    const nearly = after(halved, times(LAST_CHANCES - 1, bad));
    expect(adjustQuality(nearly, bad)).toBe('picture');
    expect(after(nearly, [paced(12), ...times(LAST_CHANCES - 1, bad)]).level).toBe(HALVED);
  });

  it('goes back to every frame where half of them come well for long enough', () => {
    const enough = halved.patience;
    expect(after(halved, times(enough - 1, paced(24))).level).toBe(HALVED);
    expect(after(halved, times(enough, paced(24)))).toEqual({ level: LOWEST, streak: 0, patience: enough });
    expect(
      after(halved, [...times(enough - 1, paced(24)), paced(23), ...times(enough - 1, paced(24))]).level,
    ).toBe(HALVED);
    expect(after(halved, times(40, paced(14))).level).toBe(HALVED);
  });

  it('never falls past a level at once, however slow', () => {
    expect(after(full, [paced(1)]).level).toBe(1);
  });
});

describe('pixelRatioFor', () => {
  it('is never more than the screen has, nor more than 1.75', () => {
    expect(pixelRatioFor(full, 1440, 900, 1)).toBe(1);
    expect(pixelRatioFor(full, 390, 844, 3)).toBe(1.75);
  });

  it('is that of the screen for a canvas without any size', () => {
    expect(pixelRatioFor(full, 0, 0, 1.5)).toBe(1.5);
  });

  it('knows no other levels', () => {
    expect(() => pixelRatioFor({ ...full, level: HALVED + 1 }, 1440, 900, 1)).toThrow(
      `no quality level ${HALVED + 1}`,
    );
  });

  it('gives a large screen no more than six million pixels', () => {
    const ratio = pixelRatioFor(full, 3840, 2160, 2);
    expect(3840 * 2160 * ratio ** 2).toBeCloseTo(6_000_000, -1);
  });

  it('gives up pixels before needles', () => {
    const levels = Array.from({ length: LOWEST + 1 }, (_, level) => ({ ...full, level }));
    const ratios = levels.map((quality) => pixelRatioFor(quality, 1440, 900, 2));
    const shares = levels.map(needleShare);
    expect(ratios).toEqual(ratios.toSorted((a, b) => b - a));
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(ratios[1]).toBeLessThan(ratios[0] ?? 0);
    expect(shares[1]).toBe(1);
    expect(shares[LOWEST]).toBeLessThan(1);
  });
});

import { describe, expect, test } from 'vitest';
import {
  INITIAL_QUALITY_STATE,
  frameRateBounds,
  judge,
  pixelRatioFor,
  qualitiesFor,
  type QualityState,
  type Verdict,
} from './quality.ts';

const [best] = qualitiesFor(true);
const lowest = qualitiesFor(true).at(-1)!;
const [withoutGpu] = qualitiesFor(false);

describe('from one quality to the next', () => {
  test('there are fewer pixels', () => {
    const ratios = qualitiesFor(true).map(({ pixelRatio }) => pixelRatio);
    expect(ratios).toEqual([...new Set(ratios)].toSorted((one, other) => other - one));
  });

  test('there are fewer needles, but not at first', () => {
    const [first, ...others] = qualitiesFor(true).map(({ density }) => density);
    expect(others).toEqual([...new Set(others)].toSorted((one, other) => other - one));
    expect(others[0]).toBe(first);
  });

  test('there are no more frames', () => {
    const ratios = qualitiesFor(true).map(({ minFrameRatio }) => minFrameRatio);
    expect(ratios).toEqual(ratios.toSorted((one, other) => other - one));
  });
});

test('without a GPU there is one quality', () => {
  expect(qualitiesFor(false)).toHaveLength(1);
});

describe('a quality', () => {
  test('falls with each slow judgement', () => {
    expect(after('slow').index).toBe(1);
    expect(after('slow', 'slow', 'slow').index).toBe(3);
  });

  test('stays the best while frames are in time', () => {
    expect(after(...good(100)).index).toBe(0);
  });

  test('rises again after ten good judgements', () => {
    expect(after('slow', ...good(9)).index).toBe(1);
    expect(after('slow', ...good(10)).index).toBe(0);
  });

  test('rises later after each fall', () => {
    const fallen: Verdict[] = ['slow', ...good(10), 'slow'];
    expect(after(...fallen, ...good(19)).index).toBe(1);
    expect(after(...fallen, ...good(20)).index).toBe(0);
  });

  test('rises step by step', () => {
    expect(after('slow', 'slow', ...good(20)).index).toBe(1);
    expect(after('slow', 'slow', ...good(40)).index).toBe(0);
  });
});

test.each([
  ['at 60 Hz', best, 60, 60, 36, 57],
  ['at 120 Hz', best, 60, 120, 36, 57],
  ['at a steady 30 Hz', best, 60, 30, 18, 28.5],
  ['at the lowest quality', lowest, 60, 60, 24, 57],
  ['without a GPU', withoutGpu, 15, 60, 9, 14.25],
] as const)(
  '%s frames are slow and good at these rates',
  (_when, quality, requestedRate, displayRate, ...bounds) => {
    expect(frameRateBounds(quality!, requestedRate, displayRate)).toEqual(bounds);
  },
);

test.each([
  ['as many pixels as the screen has', best, [1000, 800], 1.5, 1.5],
  ['at most those of the quality', best, [1000, 800], 3, 1.75],
  ['fewer at a lower quality', lowest, [1000, 800], 3, 0.75],
  ['at most six million', best, [3840, 2160], 2, Math.sqrt(6_000_000 / (3840 * 2160))],
] as const)('draws %s', (_rule, quality, [width, height], pixelRatio, ratio) => {
  expect(pixelRatioFor(quality!, { width, height, pixelRatio })).toBeCloseTo(ratio);
});

function after(...verdicts: Verdict[]): QualityState {
  return verdicts.reduce(judge, INITIAL_QUALITY_STATE);
}

function good(count: number): Verdict[] {
  return Array.from({ length: count }, () => 'good');
}

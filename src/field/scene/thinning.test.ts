import { expect, it } from 'vitest';
import { effects } from './effects.ts';
import { keptShare } from './thinning.ts';

it('keeps every needle that is drawn, at its full size, until the room is left', () => {
  for (const share of [0.5, 1])
    for (const away of [0, 0.1]) expect(keptShare(share, away) - effects.exit.shrink).toBeCloseTo(share);
});

it('keeps fewer and fewer as the room goes, and hardly any at the end', () => {
  const kept = Array.from({ length: 11 }, (_, step) => keptShare(1, 0.16 + 0.076 * step));
  expect(kept).toEqual([...new Set(kept)].toSorted((one, other) => other - one));
  expect(kept[5]).toBeCloseTo(0.56, 2);
  expect(keptShare(1, 1)).toBeCloseTo(0.04, 2);
  expect(keptShare(1, 1)).toBeGreaterThan(0);
});

it('thins as much out of half the needles as out of all', () => {
  for (const away of [0.3, 0.6, 0.9]) {
    const [half, all] = [keptShare(0.5, away) / keptShare(0.5, 0), keptShare(1, away) / keptShare(1, 0)];
    expect(half).toBeCloseTo(all);
  }
});

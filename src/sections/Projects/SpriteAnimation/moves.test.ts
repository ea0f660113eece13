import { describe, expect, test } from 'vitest';
import { spriteAnimationOf } from './moves.ts';
import type { BoxTuple, Move } from './schema.ts';

const file = 'assets/shop-answer.avif';
const place: BoxTuple = [904, 558, 340, 84];

function spritesOf(move: Move) {
  const [behind, detail] = spriteAnimationOf({ file, move, place }).sprites;
  return { behind: behind!, detail: detail! };
}

test.each([
  ['press', 520, undefined],
  ['drop', 380, true],
  ['rise', 760, undefined],
  ['light', 560, true],
] as const)('a detail with the move %s ends after %i ms; held: %s', (move, durationMs, isHeld) => {
  const { detail, behind } = spritesOf(move);
  expect([detail.steps.at(-1)!.ms, behind.steps.at(-1)!.ms]).toEqual([durationMs, durationMs]);
  expect([detail.isHeld, behind.isHeld]).toEqual([isHeld, isHeld]);
});

test.each(['press', 'drop', 'rise'] as const)(
  'a detail begins as it is in the picture: %s',
  (move) => {
    expect(spritesOf(move).detail.steps[0]).toMatchObject({ ms: 0, transform: 'none' });
  },
);

test('a detail that lights up begins invisible', () => {
  expect(spritesOf('light').detail.steps[0]).toMatchObject({ ms: 0, opacity: 0 });
});

test('a detail that rises grows from the middle of its lower edge', () => {
  expect(spritesOf('rise').detail.origin).toEqual([1074, 642]);
});

describe('the file of an owner has', () => {
  test('the detail at its top', () => {
    expect(spritesOf('press').detail).toMatchObject({ at: place, cut: [0, 0, 340, 84] });
  });

  test('below it, two pixels apart, the picture without the detail', () => {
    expect(spritesOf('press').behind).toMatchObject({ at: place, cut: [0, 86, 340, 84] });
  });
});

test('parts that have their steps stay as they are', () => {
  const parts = [{ at: place, cut: place, steps: [{ ms: 0 }, { ms: 100 }] }];
  expect(spriteAnimationOf({ file, parts })).toEqual({ file, sprites: parts });
});

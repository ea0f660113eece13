import { describe, expect, test } from 'vitest';
import { durationOf, spriteKeyframes } from './spriteKeyframes.ts';
import type { Sprite } from './schema.ts';

const sprite: Sprite = {
  at: [0, 0, 100, 50],
  cut: [0, 0, 100, 50],
  steps: [
    { ms: 200, opacity: 0, easing: 'linear' },
    { ms: 400, opacity: 1 },
  ],
};
const held: Sprite = { ...sprite, isHeld: true };

test('sprites end with the last pose of any of them', () => {
  expect(durationOf([sprite, { ...sprite, steps: [{ ms: 900 }] }])).toBe(900);
});

describe('a sprite', () => {
  test('keeps its first pose until the time of its first step', () => {
    const { keyframes } = spriteKeyframes(sprite, 800);
    expect(keyframes.slice(0, 2)).toMatchObject([
      { offset: 0, opacity: 0 },
      { offset: 0.5, opacity: 0, easing: 'linear' },
    ]);
  });

  test('is over with its last step if it is not held', () => {
    expect(spriteKeyframes(sprite, 800)).toMatchObject({ duration: 400, fill: 'none' });
  });

  test('lasts until the end of the others if it is held', () => {
    expect(spriteKeyframes(held, 800)).toMatchObject({ duration: 800, fill: 'forwards' });
  });

  test('keeps its last pose if it is held', () => {
    const { keyframes } = spriteKeyframes(held, 800);
    expect(keyframes.slice(-2)).toMatchObject([
      { offset: 0.5, opacity: 1 },
      { offset: 1, opacity: 1 },
    ]);
  });

  test('is shown all the while', () => {
    const { keyframes } = spriteKeyframes(held, 800);
    expect(keyframes.map(({ visibility }) => visibility)).toEqual(Array(4).fill('visible'));
  });
});

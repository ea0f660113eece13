import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { NeedlePhase } from '../needleState.ts';
import { Sprites } from './Sprites.tsx';
import type { Sprite } from './schema.ts';

const once: Sprite = {
  at: [900, 500, 300, 100],
  cut: [0, 0, 300, 100],
  steps: [
    { ms: 0, transform: 'none' },
    { ms: 400, transform: 'translateY(16px)' },
  ],
};
const held: Sprite = { ...once, isHeld: true };
const image = new Image();
image.src = document.createElement('canvas').toDataURL();
/** The last animation that was found. */
let known: Animation | undefined;

describe('a sprite', () => {
  test('is hidden before the needle comes', async () => {
    await renderSprites([once], undefined);
    expect(isShown()).toBe(false);
  });

  test('is hidden while the needle flies to the picture', async () => {
    await renderSprites([once], 'flyingIn');
    expect(isShown()).toBe(false);
  });

  test('shows in its place when a needle that swings in reaches the picture', async () => {
    await renderSprites([once], 'swungIn');
    goTo(289);
    expect(isShown()).toBe(false);
    goTo(290);
    expect([isShown(), shiftDown()]).toEqual([true, 0]);
  });

  test('shows at once when a flight is over', async () => {
    await renderSprites([once], 'arrived');
    goTo(0);
    expect(isShown()).toBe(true);
  });

  test('hides after its last pose', async () => {
    await renderSprites([once], 'arrived');
    goTo(399);
    expect(isShown()).toBe(true);
    goTo(400);
    expect(isShown()).toBe(false);
  });

  test('goes on to its end if the needle leaves', async () => {
    const { leave } = await renderSprites([once], 'arrived');
    await leave();
    expect(animation().playbackRate).toBe(1);
  });
});

describe('a held sprite', () => {
  test('keeps its last pose', async () => {
    await renderSprites([held], 'arrived');
    goTo(4000);
    expect([isShown(), shiftDown()]).toEqual([true, 16]);
  });

  test('goes back faster when the needle leaves', async () => {
    const { leave } = await renderSprites([held], 'arrived');
    goTo(400);
    await leave();
    expect(animation().playbackRate).toBe(-1.5);
  });

  test('hides once it has gone back', async () => {
    const { leave } = await renderSprites([held], 'arrived');
    goTo(400);
    await leave();
    await animation().finished;
    expect(isShown()).toBe(false);
  });

  test('begins anew if the needle comes back meanwhile', async () => {
    const { leave, come } = await renderSprites([held], 'arrived');
    goTo(400);
    await leave();
    await come();
    expect(animation().playbackRate).toBe(1);
    expect(animation().currentTime).toBeLessThan(300);
  });
});

test('a sprite with a frame is cut to it', async () => {
  await renderSprites([{ ...once, frame: [900, 500, 300, 50] }], 'arrived');
  const frame = document.querySelector<SVGSVGElement>('svg > svg')!;
  expect(frame.height.baseVal.value).toBe(50);
  expect(getComputedStyle(frame).overflow).toBe('hidden');
});

/** Renders the sprites in a picture of half its size. */
async function renderSprites(sprites: Sprite[], needlePhase: NeedlePhase | undefined) {
  const layer = (phase: NeedlePhase | undefined) => (
    <svg width="640" height="400" viewBox="0 0 1280 800">
      <Sprites sprites={sprites} image={image} needlePhase={phase} />
    </svg>
  );
  const { rerender } = await render(layer(needlePhase));
  return {
    leave: () => rerender(layer(undefined)),
    come: () => rerender(layer('arrived')),
  };
}

function movingSprite(): Element {
  return document.querySelector('svg g')!;
}

/** The animation of the sprite. One that is over and leaves no trace is not listed by the browser. */
function animation(): Animation {
  const [own] = movingSprite().getAnimations();
  known = own ?? known;
  return known!;
}

/** Stops the clock of the sprite at this time after the needle was sent. */
function goTo(ms: number): void {
  const own = animation();
  own.pause();
  own.currentTime = ms;
}

function isShown(): boolean {
  return getComputedStyle(movingSprite()).visibility === 'visible';
}

/** How far the sprite is below its place in the picture, in pixels of the picture. */
function shiftDown(): number {
  return new DOMMatrix(getComputedStyle(movingSprite()).transform).f;
}

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { chooseMotion } from '../../../motion/motionStore.ts';
import { loadSprites } from '../SpriteAnimation/loadSprites.ts';
import type { Sprite } from '../SpriteAnimation/schema.ts';
import { AnimatedPicture } from './AnimatedPicture.tsx';

vi.mock('../SpriteAnimation/loadSprites.ts', () => ({ loadSprites: vi.fn() }));

const sprite: Sprite = {
  at: [0, 0, 100, 50],
  cut: [0, 0, 100, 50],
  steps: [{ ms: 0 }, { ms: 100 }],
};
const image = new Image();
image.src = document.createElement('canvas').toDataURL();
const detail = { x: 0.25, y: 0.75, from: 'upper-left' } as const;

beforeEach(() => {
  chooseMotion('full');
  vi.mocked(loadSprites).mockResolvedValue({ sprites: [sprite], image });
});

afterEach(() => {
  chooseMotion('reduced');
  delete document.documentElement.dataset.renderer;
});

test('the ripple never shows whole before it grows, whichever of its animations starts first', async () => {
  await renderAnimated({ needlePhase: 'swungIn' });
  const animations = ripple().getAnimations();
  expect(animations).not.toHaveLength(0);
  for (const first of animations) {
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = 0;
    }
    first.currentTime = first.effect!.getComputedTiming().delay!;
    expect(isShownWhole(ripple())).toBe(false);
  }
});

test('a full ripple is a third as wide as the picture', async () => {
  await renderAnimated({ needlePhase: 'arrived' });
  const [animation] = ripple().getAnimations();
  animation!.pause();
  animation!.currentTime = 619.9;
  const ratio = ripple().getBoundingClientRect().width / picture().getBoundingClientRect().width;
  expect(ratio).toBeCloseTo(0.34, 2);
});

test('the picture tilts under the needle', async () => {
  await renderAnimated({ needlePhase: 'arrived' });
  expect(animationCounts()).toEqual({ tilts: 1, ripples: 1 });
});

test('without a GPU only the ripple shows where the needle lands', async () => {
  document.documentElement.dataset.renderer = 'software';
  await renderAnimated({ needlePhase: 'arrived' });
  expect(animationCounts()).toEqual({ tilts: 0, ripples: 1 });
});

describe('a picture with sprites', () => {
  test('does not tilt', async () => {
    await renderAnimated({ needlePhase: 'arrived', hasSprites: true });
    expect(animationCounts()).toEqual({ tilts: 0, ripples: 1 });
  });

  test('has its sprites over it when it is near', async () => {
    await renderAnimated({ hasSprites: true });
    await expect.poll(spriteCount).toBe(1);
  });

  test('loads nothing while the page may not move', async () => {
    chooseMotion('reduced');
    vi.mocked(loadSprites).mockClear();
    await renderAnimated({ hasSprites: true });
    // The observer reports within two frames.
    await nextFrame();
    await nextFrame();
    await nextFrame();
    expect(loadSprites).not.toHaveBeenCalled();
  });

  test('loses its sprites when motion is switched off', async () => {
    await renderAnimated({ hasSprites: true });
    await expect.poll(spriteCount).toBe(1);
    chooseMotion('reduced');
    await expect.poll(spriteCount).toBe(0);
  });
});

describe('if the sprites of a picture do not come', () => {
  const error = new Error('no file');

  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(loadSprites).mockRejectedValue(error);
    await renderAnimated({ hasSprites: true });
    await expect.poll(() => console.error).toHaveBeenCalled();
  });

  afterEach(() => void vi.restoreAllMocks());

  test('the console names the error', () => {
    expect(console.error).toHaveBeenCalledExactlyOnceWith(error);
  });

  test('the picture stays as it is', () => {
    expect(spriteCount()).toBe(0);
  });
});

async function renderAnimated({
  needlePhase,
  hasSprites = false,
}: {
  needlePhase?: 'arrived' | 'swungIn';
  hasSprites?: boolean;
}): Promise<void> {
  await render(
    <div style={{ width: 640, height: 400 }}>
      <AnimatedPicture
        index={0}
        detail={detail}
        hasSprites={hasSprites}
        needlePhase={needlePhase}
        isInset={false}
      >
        <img alt="" />
      </AnimatedPicture>
    </div>,
  );
}

function animationCounts() {
  const plane = document.querySelector('img')!.parentElement!;
  return { tilts: plane.getAnimations().length, ripples: ripple().getAnimations().length };
}

function picture(): Element {
  return document.querySelector('svg')!;
}

function ripple(): Element {
  return document.querySelector('circle')!;
}

function spriteCount(): number {
  return document.querySelectorAll('svg g').length;
}

function isShownWhole(element: Element): boolean {
  const { scale, opacity } = getComputedStyle(element);
  return Number(opacity) > 0 && (scale === 'none' || Number(scale) > 0.5);
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}

import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { chooseMotion } from '../../motion/motionStore.ts';
import { TiltingPicture } from './TiltingPicture.tsx';

const detail = { x: 0.25, y: 0.75, from: 'upper-left' } as const;

afterEach(() => {
  chooseMotion('reduced');
  delete document.documentElement.dataset.renderer;
});

test('the ripple is not seen whole before it grows, whichever of its animations starts first', async () => {
  chooseMotion('full');
  await render(
    <TiltingPicture id="project-1" detail={detail} needlePhase="swungIn" fillsCard>
      <img alt="" />
    </TiltingPicture>,
  );
  const ripple = document.querySelector('circle')!;
  const animations = ripple.getAnimations();
  expect(animations).not.toHaveLength(0);
  for (const first of animations) {
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = 0;
    }
    first.currentTime = first.effect!.getComputedTiming().delay!;
    expect(isSeenWhole(ripple)).toBe(false);
  }
});

test('the picture tilts under the needle', async () => {
  expect(await animationsUnderNeedle()).toEqual({ tilts: 1, ripples: 1 });
});

test('without a GPU only the ripple shows where the needle lands', async () => {
  document.documentElement.dataset.renderer = 'software';
  expect(await animationsUnderNeedle()).toEqual({ tilts: 0, ripples: 1 });
});

async function animationsUnderNeedle() {
  chooseMotion('full');
  await render(
    <TiltingPicture id="project-1" detail={detail} needlePhase="arrived" fillsCard>
      <img alt="" />
    </TiltingPicture>,
  );
  const plane = document.querySelector('img')!.parentElement!;
  const ripple = document.querySelector('circle')!;
  return { tilts: plane.getAnimations().length, ripples: ripple.getAnimations().length };
}

function isSeenWhole(element: Element): boolean {
  const { scale, opacity } = getComputedStyle(element);
  return Number(opacity) > 0 && (scale === 'none' || Number(scale) > 0.5);
}

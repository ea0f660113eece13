import { beforeEach, describe, expect, test } from 'vitest';
import {
  button,
  clients,
  currentDots,
  DESKTOP_WIDTH,
  dotName,
  inView,
  labels,
  PHONE_WIDTH,
  renderCarousel,
  skipTransitions,
  visibleButtons,
} from '../../../../tests/helpers/components/carousel.tsx';
import { chooseMotion } from '../../../motion/motionStore.ts';

skipTransitions();
beforeEach(() => chooseMotion('reduced'));

describe('the controls', () => {
  test('are named', async () => {
    const root = await renderCarousel(clients.slice(0, 4), DESKTOP_WIDTH);
    expect(visibleButtons(root).map(({ ariaLabel }) => ariaLabel)).toEqual([
      labels.previous,
      labels.next,
      ...[1, 2, 3, 4].map(dotName),
    ]);
  });

  test('begin with Pause where the page may move', async () => {
    chooseMotion('full');
    const root = await renderCarousel(clients, DESKTOP_WIDTH);
    expect(visibleButtons(root)[0]!.ariaLabel).toBe(labels.pause);
  });

  test('have no arrows on phones', async () => {
    const root = await renderCarousel(clients.slice(0, 2), PHONE_WIDTH);
    expect(visibleButtons(root).map(({ ariaLabel }) => ariaLabel)).toEqual([1, 2].map(dotName));
  });
});

describe('a dot', () => {
  test('is the current one while its slide is active', async () => {
    const root = await renderCarousel(clients, DESKTOP_WIDTH);
    expect(currentDots(root)).toEqual([dotName(1)]);
    button(root, labels.next).click();
    await expect.poll(() => currentDots(root)).toEqual([dotName(2)]);
  });

  test('leads to its slide', async () => {
    const root = await renderCarousel(clients, DESKTOP_WIDTH);
    button(root, dotName(5)).click();
    await expect.poll(() => inView(root)).toEqual(['5 of 6', '6 of 6', '1 of 6']);
  });
});

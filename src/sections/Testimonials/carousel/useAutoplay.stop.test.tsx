import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  currentDots,
  dotName,
  isStopped,
  labels,
  renderCarousel,
  select,
  skipTransitions,
} from '../../../../tests/helpers/components/carousel.tsx';
import { chooseMotion } from '../../../motion/motionStore.ts';

skipTransitions();
beforeEach(() => chooseMotion('full'));

describe('the carousel stops for good', () => {
  test.each([
    ['a link in it', 'a'],
    ['a control', `button[aria-label="${labels.next}"]`],
  ])('with the focus on %s, even if it is not seen', async (_what, selector) => {
    const root = await renderCarousel();
    root.querySelector<HTMLElement>(selector)!.focus({ focusVisible: false } as FocusOptions);
    await expect.poll(() => isStopped(root)).toBe('true');
  });

  test('with a selection in it', async () => {
    const root = await renderCarousel();
    select(root, 1);
    await expect.poll(() => isStopped(root)).toBe('true');
  });

  test('with a key that is pressed on the page', async () => {
    const root = await renderCarousel();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => isStopped(root)).toBe('true');
  });

  test('with a press of its button', async () => {
    const root = await renderCarousel();
    button(root, labels.pause).click();
    await expect.poll(() => isStopped(root)).toBe('true');
  });

  test('with a key on its button, which counts once', async () => {
    const root = await renderCarousel();
    button(root, labels.pause).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => isStopped(root)).toBe('true');
  });

  test('with an unseen focus on a link that a mouse has pressed before', async () => {
    const root = await renderCarousel();
    const link = root.querySelector('a')!;
    // The mouse is released outside, which the carousel does not notice.
    link.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    link.focus({ focusVisible: false } as FocusOptions);
    await expect.poll(() => isStopped(root)).toBe('true');
  });
});

describe('the carousel does not stop', () => {
  test('with the focus on its button', async () => {
    const root = await renderCarousel();
    button(root, labels.pause).focus();
    await new Promise(requestAnimationFrame);
    expect(isStopped(root)).toBe('false');
  });

  test('with a press of the mouse, though the focus follows it', async () => {
    const root = await renderCarousel();
    const dot = button(root, dotName(2));
    await userEvent.click(dot);
    await expect.poll(() => currentDots(root)).toEqual([dotName(2)]);
    expect(document.activeElement).toBe(dot);
    expect(isStopped(root)).toBe('false');
    await userEvent.hover(page.getByRole('heading', { level: 2 }));
  });
});

describe('the carousel starts again', () => {
  test.each([
    ['press of', (pause: HTMLElement) => pause.click()],
    ['key on', () => userEvent.keyboard('{Enter}')],
  ])('with a second %s its button', async (_what, press) => {
    const root = await renderCarousel();
    const pause = button(root, labels.pause);
    pause.focus();
    await press(pause);
    await expect.poll(() => isStopped(root)).toBe('true');
    await press(pause);
    await expect.poll(() => isStopped(root)).toBe('false');
  });
});

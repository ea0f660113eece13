import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  currentDots,
  dotName,
  labels,
  renderCarousel,
} from '../../../../tests/helpers/components/carousel.tsx';
import { chooseMotion } from '../../../motion/motionStore.ts';

/** Milliseconds between two turns. */
const TURN_MS = 3000;

beforeEach(() => {
  chooseMotion('full');
  // Only `vi.advanceTimersByTime` lets intervals pass. Slides move in real time.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => void vi.useRealTimers());

/** Ends a pause of autoplay. */
type EndPause = () => Promise<void> | void;

/** Reasons to pause autoplay. Each begins the pause, and returns what ends it. */
const pauses: Record<string, (root: HTMLElement) => Promise<EndPause> | EndPause> = {
  'in a hidden tab': () => {
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    onTestFinished(() => isHidden.mockRestore());
    document.dispatchEvent(new Event('visibilitychange'));
    return () => {
      isHidden.mockReturnValue(false);
      document.dispatchEvent(new Event('visibilitychange'));
    };
  },
  'out of view': (root) => {
    root.style.marginTop = '200vh';
    return () => void root.style.removeProperty('margin-top');
  },
  'under the mouse': async (root) => {
    await userEvent.hover(root.querySelector('blockquote')!);
    return leaveWithMouse;
  },
  'under the mouse on a control': async (root) => {
    await userEvent.hover(button(root, labels.next));
    return leaveWithMouse;
  },
};

describe('with full motion it plays', () => {
  test('every 3 s, all the way round', async () => {
    const root = await renderRotating();
    for (const active of [2, 3, 4, 5, 6, 1]) {
      await turns(root);
      expect(currentDots(root)).toEqual([dotName(active)]);
    }
  });

  test('without a word to screen readers', async () => {
    const root = await renderRotating();
    const heard: MutationRecord[] = [];
    const observer = new MutationObserver((records) => heard.push(...records));
    observer.observe(root.querySelector('[aria-live]')!, { childList: true, subtree: true });
    for (let turn = 0; turn < 2; turn += 1) await turns(root);
    expect(heard).toEqual([]);
  });

  test('after the mouse has pressed a control and left it', async () => {
    const root = await renderRotating();
    const next = button(root, labels.next);
    await userEvent.hover(next);
    next.click();
    await expect.poll(() => currentDots(root)).toEqual([dotName(2)]);
    await leaveWithMouse();
    await turns(root);
  });

  test.each(Object.entries(pauses))('but not %s', async (_where, begin) => {
    const root = await renderRotating();
    await begin(root);
    await untilAutoplay(root, false);
    await stands(root);
  });

  test.each(Object.entries(pauses))('again after it was %s', async (_where, begin) => {
    const root = await renderRotating();
    const endPause = await begin(root);
    await untilAutoplay(root, false);
    await endPause();
    await turns(root);
  });

  test('until its button is pressed', async () => {
    const root = await renderRotating();
    button(root, labels.pause).click();
    await untilAutoplay(root, false);
    await stands(root);
  });

  test('again once its button is pressed a second time', async () => {
    const root = await renderRotating();
    button(root, labels.pause).click();
    await untilAutoplay(root, false);
    button(root, labels.pause).click();
    await turns(root);
  });
});

describe('when motion is switched off', () => {
  test('its button goes', async () => {
    const root = await renderRotating();
    expect(button(root, labels.pause).checkVisibility()).toBe(true);
    chooseMotion('reduced');
    await expect.poll(() => button(root, labels.pause)?.checkVisibility() ?? false).toBe(false);
  });

  test('no other turn follows', async () => {
    const root = await renderRotating();
    chooseMotion('reduced');
    await untilAutoplay(root, false);
    await stands(root);
  });
});

/** Renders the section with three slides in view, and waits until it plays. */
async function renderRotating(): Promise<HTMLElement> {
  const root = await renderCarousel();
  await leaveWithMouse();
  await untilAutoplay(root, true);
  return root;
}

/** Moves the mouse to the heading. */
async function leaveWithMouse(): Promise<void> {
  await userEvent.hover(page.getByRole('heading', { level: 2 }));
}

/** Waits until the carousel plays, or no longer does. */
async function untilAutoplay(root: HTMLElement, isOn: boolean): Promise<void> {
  await expect.poll(() => isPlaying(root)).toBe(isOn);
}

/** Whether the next interval runs. Swiper starts it when no slide moves. */
function isPlaying(root: HTMLElement): boolean {
  type Box = HTMLElement & {
    swiper: { animating: boolean; autoplay: { running: boolean; paused: boolean } };
  };
  const { swiper } = root.querySelector<Box>('.swiper')!;
  return swiper.autoplay.running && !swiper.autoplay.paused && !swiper.animating;
}

/** Lets the time of a turn pass: the carousel turns. */
async function turns(root: HTMLElement): Promise<void> {
  await untilAutoplay(root, true);
  const before = currentDots(root);
  vi.advanceTimersByTime(TURN_MS);
  await expect.poll(() => currentDots(root)).not.toEqual(before);
}

/** Lets the time of two turns pass: the carousel stays. */
async function stands(root: HTMLElement): Promise<void> {
  const before = currentDots(root);
  vi.advanceTimersByTime(2 * TURN_MS);
  await new Promise(requestAnimationFrame);
  expect(currentDots(root)).toEqual(before);
}

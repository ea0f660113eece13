import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import {
  activeSlideOf,
  button,
  expectActiveSlide,
  finger,
  ON_PHONE,
  scrollToCarousel,
  SMALL_DESKTOP,
} from '../helpers/carousel.ts';
import { expect, openPage, type PageOptions } from '../helpers/page.ts';
import { sample } from '../helpers/sites/sample.ts';

const { labels } = sample.testimonials;
/** Milliseconds between two turns. */
const TURN_MS = 3000;
/** Milliseconds that a slide takes to move. */
const SLIDE_MS = 300;

describe('with full motion it plays', () => {
  test('but not under a finger, and again once it is lifted', async () => {
    const page = await openRotating({ ...ON_PHONE, hasTouch: true });
    const touch = await finger(page);
    await touch('touchStart', 200);
    await waitForAutoplay(page, false);
    await expectNoTurn(page);
    await touch('touchEnd');
    await expectTurn(page);
  });

  test('after a finger has pressed a control', async () => {
    const page = await openRotating({ hasTouch: true });
    await button(page, labels.next).tap();
    // Playwright scrolls to the button, which may take the slides out of view.
    await scrollToCarousel(page);
    await expectActiveSlide(page, 2);
    await expectTurn(page);
  });

  test('until the focus comes to a link, also after a touch', async () => {
    const page = await openRotating({ ...ON_PHONE, hasTouch: true });
    await touchSlides(page);
    await expectTurn(page);
    await focusLeadingLink(page);
    await expectNoTurn(page);
  });
});

test('with full motion the focus stays on a link when a turn is due', async () => {
  const page = await openRotating({ ...ON_PHONE, hasTouch: true });
  await touchSlides(page);
  const name = await focusLeadingLink(page);
  await page.clock.fastForward(TURN_MS + SLIDE_MS);
  await waitForSlidesToStop(page);
  await expect(page.locator(':focus')).toHaveText(name);
});

test('with motion switched off slides change without moving', async () => {
  const page = await openRotating();
  await switchMotionOff(page);
  await waitForSlidesToStop(page);
  const active = await activeSlideOf(page);
  const places = await page.evaluate(async (name) => {
    const wrapper = document.querySelector('.swiper-wrapper')!;
    const seen = new Set([wrapper.getBoundingClientRect().left]);
    document.querySelector<HTMLElement>(`#testimonials [aria-label="${name}"]`)!.click();
    for (let frame = 0; frame < 20; frame += 1) {
      seen.add(wrapper.getBoundingClientRect().left);
      await new Promise(requestAnimationFrame);
    }
    return seen.size;
  }, labels.next);
  expect(places).toBe(2);
  await expectActiveSlide(page, (active % 6) + 1);
});

/** Opens the page with the carousel in the window, full motion and a clock that can be put forward. */
async function openRotating(options?: PageOptions): Promise<Page> {
  const page = await openPage('', {
    motion: 'full',
    field: false,
    viewport: SMALL_DESKTOP,
    ...options,
  });
  await page.clock.install();
  await scrollToCarousel(page);
  await waitForAutoplay(page, true);
  return page;
}

async function switchMotionOff(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(button(page, labels.pause)).toBeHidden();
}

/** Waits until the carousel plays, or no longer does. */
async function waitForAutoplay(page: Page, isOn: boolean): Promise<void> {
  await expect.poll(() => page.evaluate(isPlaying)).toBe(isOn);
}

/** Lets the time of a turn pass: the carousel turns. */
async function expectTurn(page: Page): Promise<void> {
  await waitForAutoplay(page, true);
  const active = await activeSlideOf(page);
  await page.clock.fastForward(TURN_MS);
  // On a slow machine 3 s have passed before.
  await expect
    .poll(async () => [1, 2].includes(((await activeSlideOf(page)) - active + 6) % 6))
    .toBe(true);
}

/** Lets the time of two turns pass: the carousel stays. */
async function expectNoTurn(page: Page): Promise<void> {
  await waitForSlidesToStop(page);
  const active = await activeSlideOf(page);
  for (let turn = 0; turn < 2; turn += 1) {
    await page.clock.fastForward(TURN_MS + 500);
    await waitForSlidesToStop(page);
  }
  expect(await activeSlideOf(page)).toBe(active);
}

/** Waits until no slide moves, and for two frames, in which the position follows. */
async function waitForSlidesToStop(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector('.swiper-wrapper')!.getAnimations().length),
    )
    .toBe(0);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Runs in the page: whether the next interval runs. Swiper starts it when no slide moves. */
function isPlaying(): boolean {
  type Box = HTMLElement & { swiper?: { animating: boolean; autoplay: { running: boolean } } };
  const swiper = document.querySelector<Box>('.swiper')?.swiper;
  return swiper !== undefined && swiper.autoplay.running && !swiper.animating;
}

async function touchSlides(page: Page): Promise<void> {
  const touch = await finger(page);
  await touch('touchStart', 200);
  await touch('touchEnd');
}

/** Moves the focus to the link of the active slide, as a screen reader does. Returns its text. */
async function focusLeadingLink(page: Page): Promise<string> {
  const link = page.locator('.swiper-slide-active a');
  const name = await link.textContent();
  await link.evaluate((element: HTMLElement) =>
    element.focus({ focusVisible: false } as FocusOptions),
  );
  return name!;
}

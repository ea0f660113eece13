import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  current,
  focusBefore,
  focusNow,
  isAttached,
  leads,
  next,
  ONE_TURN,
  reachCarousel,
  slidesInView,
  slidesRest,
  turnsNow,
} from '../../helpers/pages/carousel.ts';
import type { ChromiumOptions, ChromiumVisitor } from '../../helpers/drivers/chromium.ts';
import { holdBack } from '../../helpers/drivers/holdBack.ts';
import { allShow, countFrames, show } from '../../helpers/pages/movement.ts';
import { countShifts } from '../../helpers/probes/layoutShift.ts';
import { setVisibility } from '../../helpers/probes/visibility.ts';
import { visitInChromium } from '../../helpers/drivers/visit.ts';
import { siteWithoutField } from '../../helpers/sites/siteWithoutField.ts';

const site = siteWithoutField();

describe('the carousel', () => {
  // At a desk: ../page/budgets.test.ts.
  test.each([390, 768])('moves nothing when it is attached at %i pixels', async (width) => {
    const visitor = await visitInChromium({ width, height: 900, before: countShifts });
    await visitor.open();
    await visitor.hydrated();
    await reachCarousel(visitor);
    expect(await visitor.evaluate(() => window.layoutShift)).toBe(0);
  });

  test('is a Swiper with the numbers it was set to: slides beside each other, gaps, durations, when a finger swipes', async () => {
    const visitor = await visitCarousel({ motion: 'full', width: 390, height: 844 });
    const params = await visitor.evaluate(() => {
      const { swiper } = document.querySelector<
        HTMLElement & { swiper: { params: Record<string, unknown> } }
      >('.swiper')!;
      const {
        loop,
        speed,
        spaceBetween,
        slidesPerView,
        threshold,
        longSwipesRatio,
        longSwipesMs,
        breakpoints,
      } = swiper.params;
      const { delay, pauseOnMouseEnter, disableOnInteraction } = swiper.params.autoplay as Record<
        string,
        unknown
      >;
      const autoplay = { delay, pauseOnMouseEnter, disableOnInteraction };
      return {
        loop,
        speed,
        spaceBetween,
        slidesPerView,
        threshold,
        longSwipesRatio,
        longSwipesMs,
        breakpoints,
        autoplay,
      };
    });
    expect(params).toEqual({
      loop: true,
      speed: 300,
      spaceBetween: 30,
      slidesPerView: 1,
      threshold: 5,
      longSwipesRatio: 0.5,
      longSwipesMs: 300,
      breakpoints: { 768: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } },
      autoplay: { delay: 3000, pauseOnMouseEnter: true, disableOnInteraction: false },
    });
  });
});

test('with scripts off the Tab key stops at the slides, by name, and arrow keys scroll them', async () => {
  const visitor = await visitInChromium({ scripts: false, width: 390, height: 844 });
  await visitor.open();
  const slides = visitor.page
    .getByRole('group', { name: 'Voices of Satisfaction' })
    .and(visitor.page.locator('.swiper'));
  const focused = () => slides.evaluate((box) => box === document.activeElement);
  await expect
    .poll(
      async () => {
        await visitor.press('Tab');
        return focused();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  await visitor.press('ArrowRight');
  await expect.poll(() => slides.evaluate((box) => box.scrollLeft), { timeout: 15_000 }).toBeGreaterThan(0);
});

test('the focus leaves the slides for the controls once these can be pressed', async () => {
  const visitor = await visitInChromium({ width: 390, height: 844 });
  const release = await holdBack(visitor, /\/app\/main-.*\.js$/);
  await visitor.open();
  await visitor.evaluate(focusBefore);
  await visitor.press('Tab');
  expect(
    await visitor.evaluate(() => document.activeElement!.matches('.swiper[role=group][aria-label]')),
  ).toBe(true);
  release();
  await visitor.until('the focus is on the first control', () =>
    document.activeElement!.matches('[data-step=previous]'),
  );
  await visitor.until('the carousel is attached', isAttached);
  expect((await visitor.evaluate(focusNow)).name).toBe('Previous testimonials');
});

describe('it pauses', () => {
  test('while a finger rests on it, and returns', async () => {
    const visitor = await visitCarousel({ motion: 'full', width: 390, height: 844, touch: true });
    const { x, y } = await visitor.box('.swiper');
    const devtools = await visitor.page.context().newCDPSession(visitor.page);
    const touch = (type: 'touchStart' | 'touchEnd') =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [{ x: x + 100, y: y + 60 }] : [],
      });
    await touch('touchStart');
    await visitor.until('it stands', turnsNow, [false]);
    expect(await turnsInTime(visitor)).toBe(false);
    await touch('touchEnd');
    await visitor.until('it turns again', turnsNow, [true]);
    expect(await turnsInTime(visitor)).toBe(true);
  });

  test('in a tab that is hidden, from the beginning or once it turns, and returns', async () => {
    const visitor = await visitCarousel({ motion: 'full' }, (early) =>
      early.evaluate(setVisibility, 'hidden'),
    );
    for (const when of ['from the beginning', 'once it turns']) {
      await visitor.evaluate(setVisibility, 'hidden');
      expect(await turnsInTime(visitor), `hidden ${when}`).toBe(false);
      await visitor.evaluate(setVisibility, 'visible');
      await visitor.until('it turns again', turnsNow, [true]);
      expect(await turnsInTime(visitor), `back after being hidden ${when}`).toBe(true);
    }
  });

  test('off screen, without a frame loop', async () => {
    const visitor = await visitCarousel({ motion: 'full', before: countFrames });
    await visitor.until('it turns', turnsNow, [true]);
    // While sections wait to be revealed, that may ask for frames.
    await show(visitor, 'contact');
    await visitor.until('all sections are revealed', allShow);
    await show(visitor, 'skills');
    await visitor.until(
      'the page has settled',
      () => performance.now() - window.ranFrames.last > 1500,
      [],
      30_000,
    );
    const before = [await visitor.evaluate(current), await visitor.evaluate(() => window.ranFrames.count)];
    await pause(ONE_TURN);
    expect([await visitor.evaluate(current), await visitor.evaluate(() => window.ranFrames.count)]).toEqual(
      before,
    );
  });
});

test('a slide under way arrives at once when motion stops, and the carousel still moves', async () => {
  const visitor = await visitCarousel({ motion: 'full' });
  await visitor.evaluate(() => {
    const { swiper } = document.querySelector<HTMLElement & { swiper: { params: { speed: number } } }>(
      '.swiper',
    )!;
    swiper.params.speed = 20_000;
    document.querySelector<HTMLElement>('[data-step=next]')!.click();
  });
  await visitor.until(
    'a slide is under way',
    () => document.querySelector('.swiper-wrapper')!.getAnimations().length > 0,
  );
  await visitor.prefer({ motion: 'reduced' });
  await visitor.until('it has arrived', slidesRest);
  expect((await visitor.evaluate(slidesInView)).slides).toEqual(['2 of 6', '3 of 6', '4 of 6']);
  await visitor.click(next);
  await visitor.until('the third leads', leads, [2]);
});

async function visitCarousel(
  options: ChromiumOptions = {},
  beforeIt = async (_visitor: ChromiumVisitor) => {},
): Promise<ChromiumVisitor> {
  const visitor = await visitInChromium({ site: site.url, ...options });
  // Time goes on as ever, and can be put forward.
  if (!options.before) await visitor.page.clock.install();
  await visitor.open();
  await visitor.hydrated();
  await beforeIt(visitor);
  await reachCarousel(visitor);
  return visitor;
}

/** Puts the page's clock forward by more than a turn takes: whether the carousel has turned. */
async function turnsInTime(visitor: ChromiumVisitor): Promise<boolean> {
  // A slide under way arrives by the browser's own clock.
  await visitor.until('nothing is under way', slidesRest);
  const before = await visitor.evaluate(current);
  // Twice: what follows from the carousel's place on the screen is known some frames after it is attached.
  for (let turn = 0; turn < 2; turn += 1) {
    await pause(150);
    await visitor.page.clock.fastForward(ONE_TURN);
  }
  await pause(150);
  return (await visitor.evaluate(current)) !== before;
}

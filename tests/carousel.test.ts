import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { countFrames, show } from './browser/movement.ts';
import { visit } from './browser/visit.ts';
import type { Target, VisitOptions } from './browser/visitor.ts';

type Visitor = Awaited<ReturnType<typeof visit>>;

const pauseButton: Target = { role: 'button', name: 'Pause the carousel' };
const playButton: Target = { role: 'button', name: 'Play the carousel' };
const next: Target = { role: 'button', name: 'Next testimonials' };
const previous: Target = { role: 'button', name: 'Previous testimonials' };
/** Milliseconds in which the carousel turns if it turns at all. */
const ONE_TURN = 3500;

describe('the carousel', () => {
  test.each([
    [390, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1440, 3],
  ])('shows at %i pixels %i at once, 30 pixels apart, before and after it is attached', async (width, count) => {
    const visitor = await visit({ width, height: 900, before: countShifts });
    await visitor.open();
    const before = await visitor.evaluate(slidesInView);
    expect(before.slides).toHaveLength(count);
    expect(before.gap).toBeCloseTo(30, 1);
    expect(before.count).toBe(6);
    expect(await visitor.evaluate(() => document.querySelector('.swiper-initialized'))).toBeNull();
    await visitor.hydrated();
    await reachCarousel(visitor);
    expect(await visitor.evaluate(slidesInView)).toEqual(before);
    expect(await visitor.evaluate(() => window.layoutShift)).toBe(0);
    expect(visitor.complaints()).toEqual([]);
  });

  test('is a Swiper with the constants of SPEC.md 2 and 9', async () => {
    const visitor = await visitCarousel({ motion: 'full', width: 390, height: 844 });
    const params = await visitor.evaluate(() => {
      const { swiper } = document.querySelector<HTMLElement & { swiper: { params: Record<string, unknown> } }>('.swiper')!;
      const { loop, speed, spaceBetween, slidesPerView, threshold, longSwipesRatio, longSwipesMs, breakpoints } = swiper.params;
      const { delay, pauseOnMouseEnter, disableOnInteraction } = swiper.params.autoplay as Record<string, unknown>;
      const autoplay = { delay, pauseOnMouseEnter, disableOnInteraction };
      return { loop, speed, spaceBetween, slidesPerView, threshold, longSwipesRatio, longSwipesMs, breakpoints, autoplay };
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

  test('turns every 3 s, all the way round', async () => {
    const visitor = await visitCarousel({ motion: 'full', width: 390, height: 844 });
    await visitor.evaluate(noteTurns);
    await visitor.until('it has gone round', () => window.turns.length > 6, [], 40_000);
    const noted = await visitor.evaluate(() => window.turns);
    expect(noted.map(({ bullet }) => bullet).slice(0, 7)).toEqual([1, 2, 3, 4, 5, 0, 1]);
    // 3000 ms of waiting and 300 of moving; the machine may be busy.
    const gaps = noted.slice(1).map(({ at }, index) => at - noted[index]!.at);
    expect(median(gaps)).toBeGreaterThan(2900);
    expect(median(gaps)).toBeLessThan(4000);
  });

  test('loads its code only when it comes near', async () => {
    const visitor = await visit({ motion: 'full' });
    await visitor.open();
    await visitor.hydrated();
    await pause(500);
    const loaded = () => visitor.requests().some((url) => url.includes('attachCarousel'));
    expect(loaded()).toBe(false);
    await show(visitor, 'testimonials');
    await visitor.until('it is attached', () => document.querySelector('.swiper-initialized') !== null);
    expect(loaded()).toBe(true);
  });

  test('moves by its buttons, its bullets and the arrow keys', async () => {
    const visitor = await visitCarousel();
    expect(await visitor.evaluate(current)).toBe(0);
    await visitor.click(next);
    await visitor.until('the second leads', leads, [1]);
    await visitor.click(previous);
    await visitor.until('the first leads', leads, [0]);
    await visitor.click(previous);
    await visitor.until('the last leads', leads, [5]);
    await visitor.click({ role: 'button', name: 'Go to testimonial 3' });
    await visitor.until('the third leads', leads, [2]);
    await visitor.press('ArrowRight');
    await visitor.until('the fourth leads', leads, [3]);
    await visitor.press('ArrowLeft');
    await visitor.press('ArrowLeft');
    await visitor.until('the second leads', leads, [1]);
  });

  test('moves by dragging', async () => {
    const visitor = await visitCarousel({ width: 390, height: 844 });
    const { x, y, width } = await visitor.box('.swiper');
    await visitor.moveMouse(x + width * 0.8, y + 40);
    await visitor.mouseDown();
    await visitor.moveMouse(x + width * 0.15, y + 40, 8);
    await visitor.mouseUp();
    await visitor.until('the second leads', leads, [1]);
  });

  test('goes on from where a finger had scrolled it before it was attached', async () => {
    const visitor = await visit({ width: 390, height: 844 });
    await visitor.page.route(/attachCarousel/, async (route) => {
      await visitor.evaluate(() => {
        const box = document.querySelector('.swiper')!;
        box.scrollLeft = (document.querySelector<HTMLElement>('.swiper-slide')!.offsetWidth + 30) * 2;
      });
      await route.continue();
    });
    await visitor.open();
    await visitor.hydrated();
    await reachCarousel(visitor);
    expect(await visitor.evaluate(current)).toBe(2);
    expect((await visitor.evaluate(slidesInView)).slides).toEqual(['3 of 6']);
  });

  test('announces itself as a carousel of slides, live only while it stands', async () => {
    const visitor = await visitCarousel({ motion: 'full' });
    const roles = await visitor.evaluate(() => {
      const carousel = document.querySelector('#testimonials [aria-roledescription=carousel]')!;
      const slides = [...carousel.querySelectorAll('[aria-roledescription=slide]')];
      return {
        name: carousel.getAttribute('aria-label'),
        roles: [carousel, ...slides].map((element) => element.getAttribute('role')),
        slides: slides.map((slide) => slide.getAttribute('aria-label')).toSorted(),
      };
    });
    expect(roles).toEqual({
      name: 'Voices of Satisfaction',
      roles: Array.from({ length: 7 }, () => 'group'),
      slides: [1, 2, 3, 4, 5, 6].map((n) => `${n} of 6`),
    });
    const live = () => visitor.evaluate(() => document.querySelector('.swiper-wrapper')!.getAttribute('aria-live'));
    await visitor.until('it turns', turnsNow, [true]);
    expect(await live()).toBe('off');
    await visitor.click(pauseButton);
    expect(await live()).toBe('polite');
    expect(await visitor.evaluate(() => document.querySelectorAll('.swiper-slide:not([aria-hidden])').length)).toBe(3);
  });
});

describe('it pauses', () => {
  test('under the mouse, and returns', async () => {
    const visitor = await visitCarousel({ motion: 'full' });
    await visitor.hover('.swiper');
    expect(await turnsInTime(visitor)).toBe(false);
    await visitor.moveMouse(10, 10);
    await visitor.until('it turns again', turnsNow, [true]);
    expect(await turnsInTime(visitor)).toBe(true);
  });

  test("while the keyboard's focus is inside, and returns", async () => {
    const visitor = await visitCarousel({ motion: 'full' });
    await focusByKeyboard(visitor, '[data-step=next]');
    expect(await turnsInTime(visitor)).toBe(false);
    const before = await visitor.evaluate(current);
    await visitor.press('Enter');
    await visitor.until('the key still moves it', leads, [(before + 1) % 6]);
    await visitor.evaluate(() => (document.activeElement as HTMLElement).blur());
    await visitor.until('it turns again', turnsNow, [true]);
    expect(await turnsInTime(visitor)).toBe(true);
  });

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

  test('by its button until it is played, whatever else happens', async () => {
    const visitor = await visitCarousel({ motion: 'full' });
    await visitor.click(pauseButton);
    expect(await visitor.sees(playButton)).toBe(true);
    await visitor.hover('.swiper');
    await visitor.moveMouse(10, 10);
    await visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await visitor.click(next);
    await show(visitor, 'about');
    await pause(300);
    await reachCarousel(visitor);
    await visitor.moveMouse(10, 10);
    expect(await turnsInTime(visitor)).toBe(false);
    await visitor.click(playButton);
    await visitor.until('it turns again', turnsNow, [true]);
    expect(await turnsInTime(visitor)).toBe(true);
    expect(await visitor.sees(pauseButton)).toBe(true);
  });

  test.each(['once it turns', 'from the beginning'])('in a tab that is hidden %s, and returns', async (when) => {
    const hide = (visitor: Visitor, hidden: boolean) =>
      visitor.evaluate((now) => {
        Object.defineProperty(document, 'hidden', { value: now, configurable: true });
        Object.defineProperty(document, 'visibilityState', { value: now ? 'hidden' : 'visible', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    const first = when === 'once it turns';
    const visitor = await visitCarousel({ motion: 'full' }, async (early) => {
      if (!first) await hide(early, true);
    });
    if (first) {
      await visitor.until('it turns', turnsNow, [true]);
      await hide(visitor, true);
    }
    expect(await turnsInTime(visitor)).toBe(false);
    await hide(visitor, false);
    await visitor.until('it turns again', turnsNow, [true]);
    expect(await turnsInTime(visitor)).toBe(true);
  });

  test('off screen, without a frame loop', async () => {
    const visitor = await visitCarousel({ motion: 'full', before: countFrames });
    await visitor.until('it turns', turnsNow, [true]);
    await show(visitor, 'skills');
    await visitor.until('the page has settled', () => performance.now() - window.ranFrames.last > 1500, [], 30_000);
    const before = [await visitor.evaluate(current), await visitor.evaluate(() => window.ranFrames.count)];
    await pause(ONE_TURN);
    expect([await visitor.evaluate(current), await visitor.evaluate(() => window.ranFrames.count)]).toEqual(before);
  });
});

describe('with reduced motion', () => {
  test('it does not turn by itself, and slides change without sliding', async () => {
    const visitor = await visitCarousel();
    expect(await turnsInTime(visitor)).toBe(false);
    expect(await visitor.sees(pauseButton)).toBe(false);
    const places = await visitor.evaluate(async () => {
      const slides = document.querySelector('.swiper-wrapper')!;
      const button = document.querySelector<HTMLElement>('[data-step=next]')!;
      const seen = [slides.getBoundingClientRect().left];
      button.click();
      for (let frame = 0; frame < 20; frame += 1) {
        seen.push(slides.getBoundingClientRect().left);
        await new Promise(requestAnimationFrame);
      }
      return seen;
    });
    expect(new Set(places).size).toBe(2);
  });

  test('a slide under way arrives at once when motion stops, and the carousel still moves', async () => {
    const visitor = await visitCarousel({ motion: 'full' });
    await visitor.evaluate(() => {
      const { swiper } = document.querySelector<HTMLElement & { swiper: { params: { speed: number } } }>('.swiper')!;
      swiper.params.speed = 20_000;
      document.querySelector<HTMLElement>('[data-step=next]')!.click();
    });
    await visitor.until('a slide is under way', () => document.querySelector('.swiper-wrapper')!.getAnimations().length > 0);
    await visitor.prefer({ motion: 'reduced' });
    await visitor.until('it has arrived', () => document.querySelector('.swiper-wrapper')!.getAnimations().length === 0);
    expect((await visitor.evaluate(slidesInView)).slides).toEqual(['2 of 6', '3 of 6', '4 of 6']);
    await visitor.click(next);
    await visitor.until('the third leads', leads, [2]);
  });
});

test('without its code the slides still scroll, and no dead button shows', async () => {
  const visitor = await visit({ motion: 'full' });
  await visitor.page.route(/attachCarousel/, (route) => route.abort());
  await visitor.open();
  await visitor.hydrated();
  await show(visitor, 'testimonials');
  await pause(500);
  expect(await visitor.sees(next)).toBe(false);
  const scrolls = await visitor.evaluate(() => {
    const box = document.querySelector('.swiper')!;
    box.scrollLeft = 500;
    return box.scrollLeft;
  });
  expect(scrolls).toBeGreaterThan(300);
});

async function visitCarousel(options: VisitOptions = {}, beforeIt = async (_visitor: Visitor) => {}): Promise<Visitor> {
  const visitor = await visit(options);
  // Time goes on as ever, and can be put forward.
  if (!options.before) await visitor.page.clock.install();
  // The field is not measured here, and costs much where there is no graphics card.
  await visitor.page.route(/startField/, (route) => route.abort());
  await visitor.open();
  await visitor.hydrated();
  await beforeIt(visitor);
  await reachCarousel(visitor);
  return visitor;
}

async function reachCarousel(visitor: Visitor): Promise<void> {
  await show(visitor, 'testimonials');
  await visitor.until('the carousel is attached', () => document.querySelector('.swiper-initialized') !== null);
}

/** Puts the page's clock forward by more than a turn takes: whether the carousel has turned. */
async function turnsInTime(visitor: Visitor): Promise<boolean> {
  // A slide under way arrives by the browser's own clock.
  await visitor.until('nothing is under way', () => document.querySelector('.swiper-wrapper')!.getAnimations().length === 0);
  const before = await visitor.evaluate(current);
  // Twice: what follows from the carousel's place on the screen is known some frames after it is attached.
  for (let turn = 0; turn < 2; turn += 1) {
    await pause(150);
    await visitor.page.clock.fastForward(ONE_TURN);
  }
  await pause(150);
  return (await visitor.evaluate(current)) !== before;
}

async function focusByKeyboard(visitor: Visitor, selector: string): Promise<void> {
  await visitor.evaluate(() => document.querySelector<HTMLElement>('[data-go-to="0"]')!.focus());
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await visitor.press('Tab');
    if (await visitor.evaluate((target) => document.activeElement!.matches(target), selector)) return;
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** Run in the page: index of the testimonial that leads, as the bullets tell it. */
function current(): number {
  return Number(document.querySelector('[data-go-to][aria-current]')!.getAttribute('data-go-to'));
}

/** Run in the page. */
function leads(index: number): boolean {
  return document.querySelector(`[data-go-to="${index}"]`)!.hasAttribute('aria-current');
}

/** Run in the page: whether the carousel says that it turns by itself, or stands. */
function turnsNow(running: boolean): boolean {
  return document.querySelector('.swiper-wrapper')!.getAttribute('aria-live') === (running ? 'off' : 'polite');
}

/** Run in the page: names of the slides that are wholly in view, their places and the gap between the first two. */
function slidesInView() {
  const box = document.querySelector('.swiper')!.getBoundingClientRect();
  const all = [...document.querySelectorAll('.swiper-slide')];
  const boxes = all.map((slide) => ({ slide, rect: slide.getBoundingClientRect() }));
  const inView = boxes.filter(({ rect }) => rect.left >= box.left - 1 && rect.right <= box.right + 1);
  const [first, second] = boxes.filter(({ rect }) => rect.left >= box.left - 1).toSorted((a, b) => a.rect.left - b.rect.left);
  return {
    count: all.length,
    slides: inView.map(({ slide }) => slide.getAttribute('aria-label')),
    lefts: inView.map(({ rect }) => Math.round(rect.left)),
    heights: new Set(boxes.map(({ rect }) => Math.round(rect.height))).size,
    gap: second!.rect.left - first!.rect.right,
  };
}

/** Run in the page: notes when which testimonial begins to lead. */
function noteTurns(): void {
  window.turns = [];
  const bullets = document.querySelector('[data-go-to]')!.parentElement!;
  const marked = () => Number(bullets.querySelector('[aria-current]')!.getAttribute('data-go-to'));
  let last = marked();
  new MutationObserver(() => {
    if (marked() === last) return;
    last = marked();
    window.turns.push({ at: performance.now(), bullet: last });
  }).observe(bullets, { subtree: true, attributeFilter: ['aria-current'] });
}

/** Run before the page. */
function countShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

declare global {
  interface Window {
    layoutShift: number;
    turns: { at: number; bullet: number }[];
  }
}

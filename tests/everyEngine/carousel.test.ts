import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { median } from '../../scripts/statistics.ts';
import {
  current,
  focusBefore,
  focusByKeyboard,
  focusNow,
  isAttached,
  leads,
  next,
  ONE_TURN,
  pauseButton,
  playButton,
  previous,
  reachCarousel,
  slidesInView,
  slidesRest,
  turnsNow,
} from '../helpers/pages/carousel.ts';
import { looseClock, passTime } from '../helpers/drivers/clock.ts';
import { isRevealed, show } from '../helpers/pages/movement.ts';
import { until } from '../helpers/drivers/inPage.ts';
import { visit } from '../helpers/drivers/visit.ts';
import type { Visitor, VisitOptions } from '../helpers/drivers/visitor.ts';
import { siteWithoutField } from '../helpers/sites/siteWithoutField.ts';

const site = siteWithoutField();

describe('the carousel', () => {
  test('shows as many at once as the window has room for, 30 pixels apart, before and after it is attached', async () => {
    const release = holdCode();
    const visitor = await visit({ site: site.url, width: 390, height: 900 });
    await visitor.open();
    await visitor.hydrated();
    await show(visitor, 'testimonials');
    const windows = [
      [390, 1],
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
      [1440, 3],
    ] as const;
    const unattached = new Map<number, ReturnType<typeof slidesInView>>();
    for (const [width, count] of windows) {
      await visitor.resize(width, 900);
      const before = await visitor.evaluate(slidesInView);
      expect(before.slides, `at ${width} pixels`).toHaveLength(count);
      expect(before.gap, `at ${width} pixels`).toBeCloseTo(30, 1);
      expect(before.count).toBe(6);
      unattached.set(width, before);
    }
    expect(await visitor.evaluate(isAttached)).toBe(false);
    release();
    await reachCarousel(visitor);
    for (const [width] of windows.toReversed()) {
      await visitor.resize(width, 900);
      const before = unattached.get(width)!;
      const look = async () => ({ ...(await visitor.evaluate(slidesInView)), lefts: [], gap: 30 });
      // It follows the window with its next frames.
      await expect.poll(look, { message: `at ${width} pixels` }).toEqual({ ...before, lefts: [], gap: 30 });
      const after = await visitor.evaluate(slidesInView);
      expect(after.gap, `at ${width} pixels`).toBeCloseTo(30, 1);
      // Swiper lays out from the box's whole pixels.
      for (const [index, left] of after.lefts.entries()) {
        expect(Math.abs(left - before.lefts[index]!), `at ${width} pixels`).toBeLessThanOrEqual(1);
      }
    }
    expect(visitor.complaints()).toEqual([]);
  });

  test('loads its code only when it comes near, and then the faces of all', async () => {
    const visitor = await visit({ site: site.url, motion: 'full' });
    await visitor.open();
    await visitor.hydrated();
    await pause(500);
    const loaded = () => visitor.requests().some((url) => url.includes('attachCarousel'));
    expect(loaded()).toBe(false);
    await reachCarousel(visitor);
    expect(loaded()).toBe(true);
    await visitor.until('every face has come', () =>
      [...document.querySelectorAll<HTMLImageElement>('#testimonials img')].every(
        (img) => img.naturalWidth > 0,
      ),
    );
  });

  test('moves by its buttons, its bullets, and the arrow keys while the focus is inside it, which are the page’s otherwise', async () => {
    const visitor = await visitCarousel();
    expect(await visitor.evaluate(current)).toBe(0);
    await visitor.press('ArrowRight');
    await visitor.evaluate(focusBefore);
    await visitor.press('ArrowRight');
    expect(await visitor.evaluate(current)).toBe(0);
    await focusByKeyboard(visitor, '[data-step=next]');
    await visitor.press('ArrowRight');
    await visitor.until('the second leads', leads, [1]);
    await visitor.press('ArrowLeft');
    await visitor.press('ArrowLeft');
    await visitor.until('the last leads', leads, [5]);
    await visitor.evaluate(focusBefore);
    await visitor.press('ArrowRight');
    expect(await visitor.evaluate(current)).toBe(5);

    await visitor.click(next);
    await visitor.until('the first leads', leads, [0]);
    await visitor.click(next);
    await visitor.until('the second leads', leads, [1]);
    await visitor.click(previous);
    await visitor.until('the first leads', leads, [0]);
    await visitor.click(previous);
    await visitor.until('the last leads', leads, [5]);
    await visitor.click({ role: 'button', name: 'Go to testimonial 3' });
    await visitor.until('the third leads', leads, [2]);
  });

  test('heeds every press, in its first frames and while it moves', async () => {
    const visitor = await visit({ site: site.url, motion: 'full', width: 390, height: 844 });
    await visitor.open();
    await visitor.hydrated();
    await visitor.evaluate(pressInFirstFrames);
    await reachCarousel(visitor);
    await visitor.until('Next has been pressed five times', () => window.presses === 5);
    await visitor.until('the sixth leads', leads, [5]);
    await visitor.evaluate(() => {
      const press = (step: string) => document.querySelector<HTMLElement>(`[data-step=${step}]`)!.click();
      for (const step of ['next', 'next', 'next', 'previous', 'previous', 'previous', 'previous'])
        press(step);
    });
    await visitor.until('the fifth leads', leads, [4]);
    await visitor.until('nothing is under way', slidesRest);
    expect((await visitor.evaluate(slidesInView)).slides).toEqual(['5 of 6']);
  });

  test('heeds what was pressed before its code is there', async () => {
    const release = holdCode();
    const visitor = await visit({ site: site.url, motion: 'full' });
    await visitor.open();
    await visitor.hydrated();
    await show(visitor, 'testimonials');
    // What slides in could slip away from under the mouse between its going down and up.
    await visitor.until('it has slid in', isRevealed, ['testimonials']);
    await visitor.click({ role: 'button', name: 'Go to testimonial 3' });
    await visitor.click(next);
    await visitor.click(pauseButton);
    expect(await visitor.evaluate(isAttached)).toBe(false);
    release();
    await visitor.until('the fourth leads', leads, [3]);
    // Presses are caught up with one in a frame.
    await visitor.until(
      'it stands by its button',
      () => document.querySelector('#testimonials [data-paused]') !== null,
    );
    expect(await visitor.sees(playButton)).toBe(true);
  });

  test('moves by dragging, by a link in it, too, which leads nowhere then', async () => {
    const visitor = await visitCarousel({ width: 390, height: 844 });
    const { x, y, width } = await visitor.box('.swiper');
    await visitor.moveMouse(x + width * 0.8, y + 40);
    await visitor.mouseDown();
    await visitor.moveMouse(x + width * 0.15, y + 40, 8);
    await visitor.mouseUp();
    await visitor.until('the second leads', leads, [1]);
    await visitor.until('nothing is under way', slidesRest);

    const link = await visitor.box('#testimonials .swiper-slide-active a');
    const middle = { x: link.x + link.width / 2, y: link.y + link.height / 2 };
    await visitor.moveMouse(middle.x, middle.y);
    await visitor.mouseDown();
    await visitor.moveMouse(middle.x - 250, middle.y, 8);
    await visitor.mouseUp();
    await visitor.until('the third leads', leads, [2]);
    expect(await visitor.evaluate(() => location.hash)).toBe('');
  });

  test('goes on from where a finger had scrolled it before it was attached', async () => {
    const release = holdCode();
    const visitor = await visit({ site: site.url, width: 390, height: 844 });
    await visitor.open();
    await visitor.hydrated();
    await show(visitor, 'testimonials');
    await visitor.evaluate(() => {
      const box = document.querySelector('.swiper')!;
      box.scrollLeft = (document.querySelector<HTMLElement>('.swiper-slide')!.offsetWidth + 30) * 2;
    });
    release();
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
      name: 'Testimonials',
      roles: Array.from({ length: 7 }, () => 'group'),
      slides: [1, 2, 3, 4, 5, 6].map((n) => `${n} of 6`),
    });
    const live = () =>
      visitor.evaluate(() => document.querySelector('.swiper-wrapper')!.getAttribute('aria-live'));
    await visitor.until('it turns', turnsNow, [true]);
    expect(await live()).toBe('off');
    await visitor.click(pauseButton);
    expect(await live()).toBe('polite');
    const read = await visitor.count('.swiper-slide:not([inert])');
    expect(read).toBe(3);
    expect(await visitor.count({ role: 'group', name: 'Choose a testimonial' })).toBe(1);
  });

  test('without its code still scrolls, and no dead button shows', async () => {
    site.fault = ({ url }, response, pass) =>
      /attachCarousel/.test(url ?? '') ? response.writeHead(503).end() : pass();
    const visitor = await visit({ site: site.url, motion: 'full' });
    await visitor.open();
    await visitor.hydrated();
    await show(visitor, 'testimonials');
    // Until then what is pressed is kept for the code.
    await until('no button shows that would do nothing', async () => !(await visitor.sees(next)));
    const scrolls = await visitor.evaluate(() => {
      const box = document.querySelector('.swiper')!;
      box.scrollLeft = 500;
      return box.scrollLeft;
    });
    expect(scrolls).toBeGreaterThan(300);
  });
});

describe('a testimonial', () => {
  test('names its project, and leads to its card', async () => {
    const visitor = await visitCarousel({ motion: 'full' });
    const links = await visitor.evaluate(() =>
      [...document.querySelectorAll('#testimonials figure')]
        .map((card) => {
          const link = card.querySelector<HTMLAnchorElement>('a')!;
          const title = document.querySelector(`#projects ${link.hash} h3`)?.textContent;
          return [card.querySelector('figcaption p')!.textContent, link.textContent, title];
        })
        .toSorted(),
    );
    expect(links).toEqual([
      ['Amira Rahman', 'Weather', 'Weather Dashboard'],
      ['Hugo Lindqvist', 'Portfolio', 'Portfolio Website'],
      ['Jonas Weber', 'Task App', 'Task Management App'],
      ['Lin Chen', 'Shopify', 'Shopify Website'],
      ['Maya Fernandes', 'E-Commerce', 'E-Commerce Platform'],
      ['Samuel Okafor', 'Landing Pages', 'Landing Pages'],
    ]);
    await visitor.hover('.swiper');
    await stands(visitor);
    const place = await visitor.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('.swiper-slide:not([inert]) a')!;
      const { left, top } = link.getBoundingClientRect();
      return { x: left + 10, y: top + 22, hash: link.hash };
    });
    await visitor.moveMouse(place.x, place.y);
    await visitor.mouseDown();
    await visitor.mouseUp();
    await visitor.until(
      'its card is in view, below the bar',
      (hash) => {
        const { top } = document.querySelector(hash)!.getBoundingClientRect();
        return (
          location.hash === hash &&
          top >= document.querySelector('header')!.getBoundingClientRect().bottom - 1 &&
          top < innerHeight
        );
      },
      [place.hash],
    );
  });

  test('stands level with its neighbours on a phone, a tablet and at a desk, before and after it is attached', async () => {
    const release = holdCode();
    const visitor = await visit({ site: site.url, width: 390, height: 900 });
    await visitor.open();
    await visitor.hydrated();
    await show(visitor, 'testimonials');
    await visitor.evaluate(lengthenSecond);
    for (const when of ['before', 'after']) {
      if (when === 'after') {
        release();
        await reachCarousel(visitor);
      }
      for (const width of [390, 768, 1440]) {
        await visitor.resize(width, 900);
        const level = async () => {
          const { quotes, faces, foot } = await visitor.evaluate(tops);
          return width < 768 ? { foot } : { quotes, faces, foot };
        };
        const all = width < 768 ? { foot: 1 } : { quotes: 1, faces: 1, foot: 1 };
        await expect.poll(level, { message: `at ${width} pixels, ${when} it is attached` }).toEqual(all);
      }
    }
  });
});

describe('the Tab key', () => {
  const steps = ['Previous testimonials', 'Next testimonials'];
  const bullets = [1, 2, 3, 4, 5, 6].map((n) => `Go to testimonial ${n}`);
  const projects = ['E-Commerce', 'Task App', 'Weather'];

  const windows = [
    [390, 'full', ['Pause the carousel', ...steps], 1],
    [768, 'reduced', [...steps, ...bullets], 2],
    [1440, 'full', ['Pause the carousel', ...steps, ...bullets], 3],
  ] as const;
  const moreWindows = [
    [390, 'reduced', steps, 1],
    [768, 'full', ['Pause the carousel', ...steps, ...bullets], 2],
    [1440, 'reduced', [...steps, ...bullets], 3],
  ] as const;

  test.each(inject('long') ? [...windows, ...moreWindows] : windows)(
    'goes at %i pixels with %s motion through all controls, while the code comes, then through the links in view',
    async (width, motion, controls, shown) => {
      const release = holdCode();
      const visitor = await visit({ site: site.url, width, height: 900, motion });
      await visitor.open();
      await visitor.hydrated();
      await visitor.evaluate(focusBefore);
      const stops = [...controls, ...projects.slice(0, shown)];
      for (const [index, name] of stops.entries()) {
        await visitor.press('Tab');
        await visitor.until('the stop is in view', isFocusInView);
        expect(await visitor.evaluate(focusNow)).toEqual({ name, inCarousel: true, inView: true });
        if (index > 0) continue;
        release();
        await visitor.until('the carousel is attached', isAttached);
        await visitor.until('the stop is in view still', isFocusInView);
        expect(await visitor.evaluate(focusNow), 'once it is attached').toEqual({
          name,
          inCarousel: true,
          inView: true,
        });
      }
      await visitor.press('Tab');
      const after = await visitor.evaluate(focusNow);
      expect(after).toMatchObject({ inCarousel: false, name: expect.not.stringMatching(/^BODY$/) });
      await visitor.press('Shift+Tab');
      expect((await visitor.evaluate(focusNow)).name).toBe(stops.at(-1));
    },
  );

  test('reaches the links of all slides before the code comes, and stays on the one that it has reached', async () => {
    const release = holdCode();
    const visitor = await visit({ site: site.url, width: 390, height: 844 });
    await visitor.open();
    await visitor.hydrated();
    await visitor.evaluate(focusBefore);
    for (const name of [
      ...steps,
      'E-Commerce',
      'Task App',
      'Weather',
      'Portfolio',
      'Shopify',
      'Landing Pages',
    ]) {
      await visitor.press('Tab');
      expect((await visitor.evaluate(focusNow)).name).toBe(name);
    }
    release();
    await visitor.until('the carousel is attached', isAttached);
    expect(await visitor.evaluate(focusNow)).toEqual({
      name: 'Landing Pages',
      inCarousel: true,
      inView: true,
    });
    expect((await visitor.evaluate(slidesInView)).slides).toEqual(['6 of 6']);
  });

  test('stays in the carousel when the code comes after its slide was scrolled away', async () => {
    const release = holdCode();
    const visitor = await visit({ site: site.url, width: 390, height: 844 });
    await visitor.open();
    await visitor.hydrated();
    await focusByKeyboard(visitor, '#testimonials a');
    await visitor.evaluate(() =>
      document.querySelector('.swiper')!.scrollBy({ left: 9999, behavior: 'instant' }),
    );
    release();
    await visitor.until('the carousel is attached', isAttached);
    expect((await visitor.evaluate(slidesInView)).slides).toEqual(['6 of 6']);
    expect((await visitor.evaluate(focusNow)).inCarousel).toBe(true);
    await visitor.press('Tab');
    expect((await visitor.evaluate(focusNow)).name).toBe('Landing Pages');
  });

  test('on a link: the focus stays with it while its slide is in view, and in the carousel after', async () => {
    const visitor = await visitCarousel();
    await focusByKeyboard(visitor, '.swiper-slide:nth-child(3) a');
    expect((await visitor.evaluate(focusNow)).name).toBe('Weather');
    for (const lead of [1, 2]) {
      await visitor.press('ArrowRight');
      await visitor.until('the next leads', leads, [lead]);
      expect((await visitor.evaluate(focusNow)).name).toBe('Weather');
      expect(await visitor.count('.swiper-slide:not([inert]) a'), 'links in view').toBe(3);
    }
    await visitor.press('ArrowRight');
    await visitor.until('the fourth leads', leads, [3]);
    expect(await visitor.evaluate(focusNow)).toMatchObject({
      inCarousel: true,
      name: expect.not.stringMatching(/^Weather$/),
    });
    await visitor.press('Tab');
    expect((await visitor.evaluate(focusNow)).name).toBe('Portfolio');
  });

  test.each(['full', 'reduced'] as const)(
    'after choosing Projects comes to the controls, with %s motion',
    async (motion) => {
      const visitor = await visit({ site: site.url, motion });
      await visitor.open();
      await visitor.hydrated();
      await visitor.click('nav a[href="#projects"]');
      let stop = { name: '', inCarousel: false };
      for (let tabs = 0; tabs < 40 && !stop.inCarousel; tabs += 1) {
        await visitor.press('Tab');
        stop = await visitor.evaluate(focusNow);
        expect(stop.name).not.toBe('BODY');
      }
      const first = motion === 'full' ? 'Pause the carousel' : 'Previous testimonials';
      expect(stop.name).toBe(first);
      await visitor.until('the carousel is attached', isAttached);
      expect((await visitor.evaluate(focusNow)).name).toBe(first);
    },
  );

  test('is not lost when the code does not come: the slides have the focus, and scroll', async () => {
    const fail = holdCode((response) => response.writeHead(503).end());
    const visitor = await visit({ site: site.url, motion: 'full' });
    await visitor.open();
    await visitor.hydrated();
    await visitor.evaluate(focusBefore);
    await visitor.press('Tab');
    expect((await visitor.evaluate(focusNow)).name).toBe('Pause the carousel');
    fail();
    await visitor.until('the slides have the focus', () =>
      document.activeElement!.matches('.swiper[role=group]'),
    );
    expect((await visitor.evaluate(focusNow)).name).toBe('Voices of Satisfaction');
  });
});

describe('by itself', () => {
  test('it turns every 3 s, all the way round', async () => {
    const visitor = await visitCarousel({ motion: 'full', width: 390, height: 844 });
    await visitor.until('it turns', turnsNow, [true]);
    const waits: number[] = [];
    for (const lead of [1, 2, 3, 4, 5, 0, 1]) {
      waits.push(await visitor.evaluate(passTimeUntilTurn));
      expect(await visitor.evaluate(current)).toBe(lead);
    }
    // The machine may be busy in between.
    expect(Math.abs(median(waits) - 3000)).toBeLessThan(500);
  });

  test("it stands while the mouse or the keyboard's focus is on its slides or controls, and turns again, after a step by the mouse, too", async () => {
    const visitor = await visitCarousel({ motion: 'full' });
    await visitor.hover('.swiper');
    await stands(visitor);
    await visitor.moveMouse(10, 10);
    await turns(visitor);

    await focusByKeyboard(visitor, '[data-step=next]');
    await stands(visitor);
    await visitor.evaluate(() => (document.activeElement as HTMLElement).blur());
    await turns(visitor);

    await visitor.hover(next);
    await stands(visitor);
    await visitor.click(next);
    expect(await visitor.sees(pauseButton)).toBe(true);
    await visitor.moveMouse(10, 10);
    await turns(visitor);

    await visitor.click(pauseButton);
    await visitor.click(playButton);
    await visitor.until('it turns under the mouse that played it', turnsNow, [true]);
  });

  test('it stands for good after a step by a key, and its button says so', async () => {
    const visitor = await visitCarousel({ motion: 'full' });
    for (const key of ['Enter', 'ArrowRight']) {
      await focusByKeyboard(visitor, '[data-step=next]');
      const before = await visitor.evaluate(current);
      await visitor.press(key);
      await visitor.until(`the key ${key} moves it`, leads, [(before + 1) % 6]);
      await visitor.evaluate(() => (document.activeElement as HTMLElement).blur());
      await stands(visitor);
      expect(await visitor.sees(playButton), key).toBe(true);
      await focusByKeyboard(visitor, '[data-rotation]');
      await visitor.press('Enter');
      await turns(visitor);
      expect(await visitor.sees(pauseButton), key).toBe(true);
    }
  });

  test('it stands by its button, which says so, until it is played, whatever else happens', async () => {
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
    await stands(visitor);
    await visitor.click(playButton);
    await visitor.moveMouse(10, 10);
    await turns(visitor);
    expect(await visitor.sees(pauseButton)).toBe(true);
  });

  test('with reduced motion it stands, and slides change without sliding', async () => {
    const visitor = await visitCarousel();
    await stands(visitor);
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
});

/** A visitor who has the carousel before them, on a page whose time can pass. */
async function visitCarousel(options: VisitOptions = {}): Promise<Visitor> {
  const visitor = await visit({ site: site.url, before: looseClock, ...options });
  await visitor.open();
  await visitor.hydrated();
  await reachCarousel(visitor);
  return visitor;
}

/** Run in the page: gives the second testimonial a project and a role that take several lines. */
function lengthenSecond(): void {
  const card = document.querySelectorAll('#testimonials figure')[1]!;
  card.querySelector('a')!.textContent =
    'A project whose title nobody has ever thought of making any shorter than this';
  card.querySelector('figcaption p:last-child')!.textContent =
    'Head of the department for long titles '.repeat(4);
}

/** Run in the page: at how many heights the quotes begin, the faces stand and the slides end. */
function tops() {
  const heights = (selector: string, edge: 'top' | 'bottom') =>
    new Set(
      [...document.querySelectorAll(`#testimonials ${selector}`)].map((each) =>
        Math.round(each.getBoundingClientRect()[edge]),
      ),
    ).size;
  return {
    quotes: heights('blockquote', 'top'),
    faces: heights('figcaption img', 'top'),
    foot: heights('.swiper-slide', 'bottom'),
  };
}

/** Keeps the carousel's code back until the returned function is called, which answers the request for it. */
function holdCode(answer?: (response: ServerResponse) => unknown): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  site.fault = ({ url }, response, pass) =>
    /attachCarousel/.test(url ?? '')
      ? void released.then(() => (answer ? answer(response) : pass()))
      : pass();
  return release;
}

/** Run in the page: whether what has the focus can be seen. */
function isFocusInView(): boolean {
  const element = document.activeElement!;
  const { top, bottom } = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true }) && top >= 0 && bottom <= innerHeight;
}

/** Waits until the carousel has come to a stand, and lets the time of a turn pass: it is still there. */
async function stands(visitor: Visitor): Promise<void> {
  await visitor.until('it says that it stands', turnsNow, [false]);
  await visitor.until('nothing is under way', slidesRest);
  const before = await visitor.evaluate(current);
  await passTime(visitor, ONE_TURN);
  expect(await visitor.evaluate(current)).toBe(before);
  expect(await visitor.evaluate(turnsNow, false)).toBe(true);
}

/** Lets the time of a turn pass, as soon as the carousel says that it turns by itself: it does. */
async function turns(visitor: Visitor): Promise<void> {
  await visitor.until('it says that it turns', turnsNow, [true]);
  await visitor.until('nothing is under way', slidesRest);
  const before = await visitor.evaluate(current);
  await passTime(visitor, ONE_TURN);
  const moved = (from: number) =>
    Number(document.querySelector('[data-go-to][aria-current]')!.getAttribute('data-go-to')) !== from;
  await visitor.until('it turns', moved, [before]);
}

/** Run in the page: lets time pass until the carousel turns by itself, and returns the ms from its rest to then. */
async function passTimeUntilTurn(): Promise<number> {
  const slides = document.querySelector('.swiper-wrapper')!;
  const lead = () => document.querySelector('[data-go-to][aria-current]')!.getAttribute('data-go-to');
  while (slides.getAnimations().length > 0) await new Promise(requestAnimationFrame);
  const [start, from] = [performance.now(), lead()];
  while (lead() === from && performance.now() - start < 60_000) {
    window.passTime(100);
    await new Promise(requestAnimationFrame);
  }
  return performance.now() - start;
}

/** Run in the page before there is a carousel: once there is one, presses Next in each of its first five frames. */
function pressInFirstFrames(): void {
  window.presses = 0;
  const press = () => {
    document.querySelector<HTMLElement>('[data-step=next]')!.click();
    window.presses += 1;
    if (window.presses < 5) requestAnimationFrame(press);
  };
  const attached = new MutationObserver(() => {
    if (!document.querySelector('[data-attached]')) return;
    attached.disconnect();
    press();
  });
  attached.observe(document.querySelector('#testimonials')!, {
    subtree: true,
    attributeFilter: ['data-attached'],
  });
}

declare global {
  interface Window {
    presses: number;
  }
}

import type { Page } from 'playwright';
import { beforeAll, describe, test } from 'vitest';
import { barPercentages } from '../helpers/barPercentages.ts';
import { expect, openPage, openPageForSuite } from '../helpers/page.ts';
import { jumpTo } from '../helpers/reading.ts';
import {
  ON_DESKTOP,
  opacities,
  openClock,
  openWithClock,
  scrollToRatio,
} from '../helpers/reveals.ts';
import { sample } from '../helpers/sites/sample.ts';

const levels = sample.skills.items.map(({ level }) => level);
const SKILLS_DELAY_MS = 300;
const SKILLS_STAGGER_MS = 100;
const BAR_DURATION_MS = 1000;
/** How long the parts of a section take to fade in. */
const FADE_DURATION_MS = 1000;
/** The bars that have begun to fill when the tests look. */
const BEGUN_BARS = 5;
/** A little before the next bar begins. */
const UNDER_WAY_MS = SKILLS_DELAY_MS + BEGUN_BARS * SKILLS_STAGGER_MS - 20;
/** A measurement may be off by this: a frame of the page's clock is 16 ms. */
const SLACK_MS = 50;

/** Times in milliseconds, and the number of cards. */
const reveals: { id: string; delay: number; cards?: number; stagger?: number }[] = [
  { id: 'about', delay: 200 },
  { id: 'skills', delay: SKILLS_DELAY_MS, cards: 10, stagger: SKILLS_STAGGER_MS },
  { id: 'projects', delay: 400, cards: 6, stagger: 150 },
  { id: 'experience', delay: 500 },
  { id: 'testimonials', delay: 0 },
  { id: 'contact', delay: 0 },
];

describe('a section', () => {
  const page = openPageForSuite('about:blank', ON_DESKTOP);
  /** One visit has all reveals, which the tests look at. */
  const measured = new Map<string, Reveal>();

  beforeAll(async () => {
    await openClock(page());
    for (const { id } of reveals) measured.set(id, await reveal(page(), id));
  });

  test('waits until 10% of it is visible', () => {
    for (const [id, { waiting }] of measured) expect(waiting, id).toEqual([0]);
  });

  test.each(reveals)('begins to show its heading after $delay ms: $id', ({ id, delay }) => {
    expect(Math.abs(measured.get(id)!.heading.begin - delay)).toBeLessThan(SLACK_MS);
  });

  test.each(reveals)(`shows its heading in ${FADE_DURATION_MS} ms: $id`, ({ id, delay }) => {
    const { end } = measured.get(id)!.heading;
    expect(Math.abs(end - delay - FADE_DURATION_MS)).toBeLessThan(SLACK_MS);
  });

  test.each(reveals.filter(({ cards }) => cards))(
    `shows a card each $stagger ms, in ${FADE_DURATION_MS} ms: $id`,
    ({ id, delay, cards: count, stagger = 0 }) => {
      const { cards } = measured.get(id)!;
      expect(cards).toHaveLength(count!);
      for (const [index, { begin, end }] of cards.entries()) {
        expect(Math.abs(begin - delay - index * stagger), `card ${index}`).toBeLessThan(SLACK_MS);
        expect(Math.abs(end - begin - FADE_DURATION_MS), `card ${index}`).toBeLessThan(SLACK_MS);
      }
    },
  );

  test('shows every entry of the timeline with its heading', () => {
    const { heading, entries } = measured.get('experience')!;
    expect(entries).toHaveLength(sample.experience.items.length);
    expect(entries).toEqual(entries.map(() => heading));
  });

  test.each(reveals)('slides up by more than 20 pixels: $id', ({ id }) => {
    const { tops } = measured.get(id)!;
    expect(tops).toEqual(tops.toSorted((a, b) => b - a));
    expect(tops[0]! - tops.at(-1)!).toBeGreaterThan(20);
  });

  test.each(reveals)('keeps no style of its reveal: $id', async ({ id }) => {
    expect(await opacities(page(), id)).toEqual([1]);
    await expect(page().locator(`#${id} [data-reveal][style*=":"]`)).toHaveCount(0);
  });

  test('stays visible when it leaves the window', async () => {
    for (const id of ['home', 'contact', 'home']) {
      await jumpTo(page(), id);
      await page().clock.runFor(300);
      expect(await opacities(page(), 'about'), id).toEqual([1]);
    }
  });
});

describe('Skills', () => {
  const page = openPageForSuite('about:blank', ON_DESKTOP);
  /** How far the bars are filled, in percent, by milliseconds since the reveal began. */
  const percentages = new Map<number, number[]>();
  /** How many bars fill, by the same. */
  const filling = new Map<number, number>();
  const lastBegins = SKILLS_DELAY_MS + (levels.length - 1) * SKILLS_STAGGER_MS;
  const beforeEnd = lastBegins + BAR_DURATION_MS - SLACK_MS;
  const afterEnd = lastBegins + BAR_DURATION_MS + SLACK_MS;

  beforeAll(async () => {
    await openClock(page());
    await scrollToRatio(page(), 'skills', 0.1, 6);
    let now = 0;
    for (const time of [0, UNDER_WAY_MS, beforeEnd, afterEnd]) {
      if (time > now) await page().clock.runFor(time - now);
      now = time;
      percentages.set(time, await barPercentages(page()));
      filling.set(time, await page().locator('#skills [data-bar-fill][style*="scale("]').count());
    }
  });

  test('begins with empty bars', () => {
    expect(new Set(percentages.get(0))).toEqual(new Set([0]));
  });

  test('fills its bars one after the other', () => {
    const hasBegun = percentages.get(UNDER_WAY_MS)!.map((percentage) => percentage > 0);
    expect(hasBegun).toEqual(levels.map((_, index) => index < BEGUN_BARS));
  });

  test('fills its bars to their levels', () => {
    expect(percentages.get(afterEnd)).toEqual(levels);
  });

  test(`fills its last bar in ${BAR_DURATION_MS} ms`, () => {
    expect(filling.get(beforeEnd)).toBe(1);
    expect(filling.get(afterEnd)).toBe(0);
  });
});

test('without a GPU a section slides by whole pixels', async () => {
  const page = await openWithClock(1440, 900);
  await page.evaluate(() => (document.documentElement.dataset.renderer = 'software'));
  const { tops } = await reveal(page, 'about');
  const shifts = tops.map((top) => top - tops.at(-1)!);
  expect(shifts[0]).toBeGreaterThan(20);
  expect(shifts).toEqual(shifts.map(Math.round));
});

test('each text and picture of a section is revealed, and none twice', async () => {
  const page = await openPage('', { javaScriptEnabled: false });
  const wrong = await page.evaluate(() => {
    const found: [string, number][] = [];
    for (const section of document.querySelectorAll('section:not(#home)')) {
      const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      const elements: Element[] = [...section.querySelectorAll('img:not([alt=""])')];
      while (walker.nextNode()) {
        if (walker.currentNode.textContent?.trim()) {
          elements.push(walker.currentNode.parentElement!);
        }
      }
      for (const element of elements) {
        let marks = 0;
        for (let around: Element | null = element; around; around = around.parentElement) {
          // Without a box nothing fades.
          const hasBox = getComputedStyle(around).display !== 'contents';
          if (hasBox && around.matches('[data-reveal]')) marks += 1;
        }
        if (element.matches('#projects img')) {
          marks += element.closest('li')!.querySelectorAll('[data-cover]').length;
        }
        if (marks !== 1) found.push([element.outerHTML.slice(0, 80), marks]);
      }
    }
    return found;
  });
  expect(wrong).toEqual([]);
});

/** Reveals a section, and returns what happens. */
async function reveal(page: Page, id: string): Promise<Reveal> {
  await scrollToRatio(page, id, 0.1, -6);
  await page.clock.runFor(3000);
  const waiting = await opacities(page, id);
  await watchOpacity(page, id);
  await scrollToRatio(page, id, 0.1, 6);
  const tops: number[] = [];
  for (let step = 0; step < 20; step += 1) {
    const heading = page.locator(`#${id} h2`);
    tops.push(await heading.evaluate((element) => element.getBoundingClientRect().top));
    await page.clock.runFor(200);
  }
  const times = await page.evaluate(() => window.seen);
  return { waiting, tops, ...times };
}

/** Records when the parts of a section begin to show and when they show fully. */
async function watchOpacity(page: Page, id: string): Promise<void> {
  await page.evaluate((section) => {
    const opacityOf = (element: Element | null): number => {
      if (!element) return 1;
      const { display, opacity } = getComputedStyle(element);
      // Without a box nothing fades.
      const own = display === 'contents' ? 1 : Number(opacity);
      return own * opacityOf(element.parentElement);
    };
    const watched: [Element, ShownTime][] = [];
    const watch = (selector: string) =>
      Array.from(document.querySelectorAll(`#${section} ${selector}`), (element) => {
        const time: ShownTime = { begin: -1, end: -1 };
        watched.push([element, time]);
        return time;
      });
    const times: ShownTimes = {
      heading: watch('h2')[0]!,
      cards: watch('[data-reveal=stagger]'),
      entries: watch('li'),
    };
    const start = performance.now();
    window.seen = times;
    const look = () => {
      if (window.seen !== times) return;
      const now = performance.now() - start;
      for (const [element, time] of watched) {
        const opacity = opacityOf(element);
        if (time.begin < 0 && opacity > 0.01) time.begin = now;
        if (time.end < 0 && opacity === 1) time.end = now;
      }
      requestAnimationFrame(look);
    };
    look();
  }, id);
}

/** When an element began to show and showed fully, in milliseconds of the page's clock. Or -1. */
interface ShownTime {
  begin: number;
  end: number;
}

/** The same of the parts of a section. */
interface ShownTimes {
  heading: ShownTime;
  /** The parts that fade in one after the other. */
  cards: ShownTime[];
  /** The entries of its lists. */
  entries: ShownTime[];
}

/** How a section was revealed. */
interface Reveal extends ShownTimes {
  /** The opacities of its parts while a little less than 10% of it was visible. */
  waiting: number[];
  /** Places of the heading in the window, every 200 ms. */
  tops: number[];
}

declare global {
  interface Window {
    seen: ShownTimes;
  }
}

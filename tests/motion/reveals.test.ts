import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { barShares } from '../helpers/barShares.ts';
import { countFrames, framesRest } from '../helpers/frames.ts';
import { expect, hydrated, openPage, problemsOf } from '../helpers/page.ts';
import { holdBack } from '../helpers/holdBack.ts';
import { expectAllTextShows, jumpTo, sectionIds } from '../helpers/reading.ts';
import { sample } from '../helpers/sites/sample.ts';

const levels = sample.skills.items.map(({ level }) => level);
/** Milliseconds. */
const SKILLS_DELAY = 300;
const SKILLS_STAGGER = 100;
/** Milliseconds by which a measurement may be off: a frame of the page's clock is 16. */
const SLACK_MS = 50;
const REVEAL_CODE = '**/app/reveal-*.js';

/** Times in milliseconds, and the number of cards. */
const reveals: { id: string; delay: number; cards?: number; stagger?: number }[] = [
  { id: 'about', delay: 200 },
  { id: 'skills', delay: SKILLS_DELAY, cards: 10, stagger: SKILLS_STAGGER },
  { id: 'projects', delay: 400, cards: 6, stagger: 150 },
  { id: 'experience', delay: 500 },
  { id: 'testimonials', delay: 0 },
  { id: 'contact', delay: 0 },
];

describe('a section', () => {
  test('waits until 10% of it is visible', async () => {
    const page = await openWithClock(1440, 900);
    for (const { id } of reveals) {
      await scrollToShare(page, id, 0.1, -6);
      await page.clock.runFor(3000);
      expect(await opacities(page, id), id).toEqual([0]);
    }
  });

  test('shows its heading after its delay, within a second', async () => {
    const page = await openWithClock(1440, 900);
    for (const { id, delay } of reveals) {
      const [heading] = await revealTimes(page, id, `#${id} h2`);
      expect(Math.abs(heading!.begin - delay), id).toBeLessThan(SLACK_MS);
      expect(Math.abs(heading!.end - delay - 1000), id).toBeLessThan(SLACK_MS);
    }
  });

  test.each(reveals.filter(({ cards }) => cards))(
    'shows a card each $stagger ms, within a second: $id',
    async ({ id, delay, cards, stagger = 0 }) => {
      const page = await openWithClock(1440, 900);
      const times = await revealTimes(page, id, `#${id} [data-reveal=card]`);
      expect(times).toHaveLength(cards!);
      for (const [index, { begin, end }] of times.entries()) {
        expect(Math.abs(begin - delay - index * stagger), `card ${index}`).toBeLessThan(SLACK_MS);
        expect(Math.abs(end - begin - 1000), `card ${index}`).toBeLessThan(SLACK_MS);
      }
    },
  );

  test('shows every entry of the timeline with its heading', async () => {
    const page = await openWithClock(1440, 900);
    const times = await revealTimes(page, 'experience', '#experience :is(h2, li)');
    expect(times).toHaveLength(1 + sample.experience.items.length);
    expect(times).toEqual(times.map(() => times[0]));
  });

  test('is revealed when it fills 40% of a small window', async () => {
    const page = await openWithClock(320, 480);
    const share = await page.evaluate(
      () => (innerHeight * 0.4) / document.querySelector('#projects')!.clientHeight,
    );
    expect(share).toBeLessThan(0.1);
    await scrollToShare(page, 'projects', share, -6);
    await page.clock.runFor(3000);
    expect(await opacities(page, 'projects')).toEqual([0]);
    await scrollToShare(page, 'projects', share, 6);
    await page.clock.runFor(5000);
    expect(await opacities(page, 'projects')).toEqual([1]);
  });

  test('slides up by more than 20 pixels', async () => {
    const page = await openWithClock(1440, 900);
    await scrollToShare(page, 'about', 0.5, 0);
    const heading = page.locator('#about h2');
    const tops: number[] = [];
    for (let step = 0; step < 8; step += 1) {
      tops.push(await heading.evaluate((element) => element.getBoundingClientRect().top));
      await page.clock.runFor(200);
    }
    expect(tops).toEqual(tops.toSorted((a, b) => b - a));
    expect(tops[0]! - tops.at(-1)!).toBeGreaterThan(20);
  });

  test('keeps no style of its reveal', async () => {
    const page = await openWithClock(1440, 900);
    await scrollToShare(page, 'about', 0.5, 0);
    await page.clock.runFor(1600);
    expect(await opacities(page, 'about')).toEqual([1]);
    await expect(page.locator('#about [data-reveal][style*=":"]')).toHaveCount(0);
  });

  test('stays visible when it leaves the window', async () => {
    const page = await openWithClock(1440, 900);
    await scrollToShare(page, 'about', 0.5, 0);
    await page.clock.runFor(1600);
    for (const id of ['home', 'contact', 'home']) {
      await jumpTo(page, id);
      await page.clock.runFor(300);
      expect(await opacities(page, 'about'), id).toEqual([1]);
    }
  });

  test('fills its bars from nothing to their levels, one after the other', async () => {
    const page = await openWithClock(1440, 900);
    await scrollToShare(page, 'skills', 0.1, 6);
    expect(new Set(await barShares(page))).toEqual(new Set([0]));
    await page.clock.runFor(900);
    const underWay = await barShares(page);
    expect(underWay[0]).toBeGreaterThan(5);
    expect(underWay.at(-1)).toBeLessThan(underWay[0]!);
    await page.clock.runFor(1350);
    expect(await barShares(page)).toEqual(levels);
  });

  test('fills its last bar in a second', async () => {
    const page = await openWithClock(1440, 900);
    await scrollToShare(page, 'skills', 0.1, 6);
    const filling = page.locator('#skills [data-bar][style*="scale("]');
    const lastBegins = SKILLS_DELAY + (levels.length - 1) * SKILLS_STAGGER;
    await page.clock.runFor(lastBegins + 1000 - SLACK_MS);
    await expect(filling).toHaveCount(1);
    await page.clock.runFor(2 * SLACK_MS);
    await expect(filling).toHaveCount(0);
  });

  test('reveals each of its texts and pictures, and none twice', async () => {
    const page = await openPage('', { javaScriptEnabled: false });
    const wrong = await page.evaluate(() => {
      const found: [string, number][] = [];
      for (const section of document.querySelectorAll('section:not(#home)')) {
        const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
        const elements: Element[] = [...section.querySelectorAll('img:not([alt=""])')];
        while (walker.nextNode()) {
          if (walker.currentNode.textContent?.trim())
            elements.push(walker.currentNode.parentElement!);
        }
        for (const element of elements) {
          let marks = 0;
          for (let around: Element | null = element; around; around = around.parentElement) {
            // Without a box nothing fades.
            const hasBox = getComputedStyle(around).display !== 'contents';
            if (hasBox && around.matches('[data-reveal]')) marks += 1;
          }
          if (element.matches('#projects img'))
            marks += element.closest('li')!.querySelectorAll('[data-cover]').length;
          if (marks !== 1) found.push([element.outerHTML.slice(0, 80), marks]);
        }
      }
      return found;
    });
    expect(wrong).toEqual([]);
  });
});

describe('a section that waits', () => {
  test('is revealed at its new place when the layout above changes', async () => {
    const page = await openWithClock(1440, 900);
    await page.evaluate(() => {
      const added = document.createElement('div');
      added.style.height = '2000px';
      document.querySelector('#home')?.after(added);
    });
    await layoutObserved(page);
    await page.clock.runFor(1000);
    await scrollToShare(page, 'skills', 0.1, -6);
    await page.clock.runFor(5000);
    expect(await opacities(page, 'skills')).toEqual([0]);
    await scrollToShare(page, 'skills', 0.1, 6);
    await page.clock.runFor(5000);
    expect(await opacities(page, 'skills')).toEqual([1]);
  });

  test('is revealed when a higher window shows it', async () => {
    const page = await openWithClock(1440, 500);
    await scrollToShare(page, 'contact', 0, -10);
    await page.clock.runFor(5000);
    expect(await opacities(page, 'contact')).toEqual([0]);
    await page.setViewportSize({ width: 1440, height: 1000 });
    await layoutObserved(page);
    await page.clock.runFor(5000);
    expect(await opacities(page, 'contact')).toEqual([1]);
  });

  test('is revealed at once when it has the focus before the code comes', async () => {
    const page = await openPage('about:blank', { motion: 'full', field: false });
    const release = await holdBack(page, REVEAL_CODE);
    await page.goto('./');
    await hydrated(page);
    await page
      .locator('#contact input')
      .first()
      .evaluate((input) => input.focus({ preventScroll: true }));
    release();
    await revealsReady(page);
    await expect.poll(() => opacities(page, 'projects')).toEqual([0]);
    await expect.poll(() => opacities(page, 'contact')).toEqual([1]);
  });

  test('is revealed at once when it receives the focus', async () => {
    const page = await openMoving();
    await expect.poll(() => opacities(page, 'contact')).toEqual([0]);
    await page
      .locator('#contact input')
      .first()
      .evaluate((input) => input.focus({ preventScroll: true }));
    expect(await opacities(page, 'contact')).toEqual([1]);
    expect(await opacities(page, 'projects')).toEqual([0]);
  });

  test('is printed in full before it is reached', async () => {
    const page = await openMoving();
    await page.pdf();
    for (const id of sectionIds) expect(await opacities(page, id)).not.toContain(0);
    expect(await barShares(page)).toEqual(levels);
  });

  test('is revealed where a link leads, and the sections passed when they are reached', async () => {
    const page = await openPage('', { motion: 'full', field: false, before: countFrames });
    await revealsReady(page);
    await framesRest(page);
    await page.getByRole('link', { name: "Let's Connect" }).click();
    await expect.poll(() => opacities(page, 'contact')).toEqual([1]);
    for (const id of ['experience', 'skills']) {
      await jumpTo(page, id);
      await expect.poll(() => opacities(page, id)).toEqual([1]);
    }
    expect(problemsOf(page)).toEqual([]);
  });
});

describe('nothing is hidden for good', () => {
  test('without scripts from the server the first screen shows, and the rest after 4 s', async () => {
    const page = await openPage('about:blank', { motion: 'full', before: noteOpacity });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('./');
    expect(await page.evaluate(() => window.opacityOfContact)).toBe('0');
    await expect(page.getByRole('link', { name: 'View My Work' })).toBeVisible();
    await expect.poll(() => opacities(page, 'contact')).toEqual([1]);
    await expectAllTextShows(page);
  });

  test('sections show at once when the code of reveals does not come', async () => {
    const page = await openPage('about:blank', { motion: 'full', field: false });
    await page.route(REVEAL_CODE, (route) => route.abort());
    await page.goto('./');
    await hydrated(page);
    await expect.poll(() => opacities(page, 'contact')).toEqual([1]);
    // Not by the style sheet, which shows them after 4 s.
    await expect(page.locator('#contact [data-reveal]').first()).toHaveCSS(
      'animation-name',
      'none',
    );
  });

  test('late code of reveals hides nothing in the window', async () => {
    const page = await openPage('about:blank', { motion: 'full', field: false });
    const release = await holdBack(page, REVEAL_CODE);
    await page.goto('./');
    await hydrated(page);
    await jumpTo(page, 'projects');
    await expect.poll(() => opacities(page, 'projects')).toEqual([1]);
    await noteHiding(page);
    release();
    await expect(page.locator('#projects[data-revealed]')).toHaveCount(1);
    await jumpTo(page, 'skills');
    await expect.poll(() => opacities(page, 'skills')).toEqual([1]);
    expect(await page.evaluate(() => window.hidden)).toEqual([]);
  });

  test('the section that the address names is shown at once', async () => {
    const page = await openPage('about:blank', { motion: 'full', field: false });
    const release = await holdBack(page, REVEAL_CODE);
    await page.goto('#experience');
    expect(await opacities(page, 'experience')).toEqual([1]);
    await noteHiding(page);
    release();
    await revealsReady(page);
    await expect.poll(() => opacities(page, 'contact')).toEqual([0]);
    expect(await page.evaluate(() => window.hidden)).toEqual([]);
  });

  test('the page chosen to move shows what the visitor sees already', async () => {
    const page = await openPage('', { field: false });
    await hydrated(page);
    await jumpTo(page, 'skills');
    await page.getByRole('button', { name: 'Motion' }).click();
    await page.reload();
    await noteHiding(page);
    await revealsReady(page);
    await expect.poll(() => opacities(page, 'contact')).toEqual([0]);
    expect(await page.evaluate(() => window.hidden)).toEqual([]);
  });
});

/** The page with motion, once its sections wait to be revealed. */
async function openMoving(width = 1440, height = 900): Promise<Page> {
  const page = await openPage('', { motion: 'full', field: false, viewport: { width, height } });
  await revealsReady(page);
  return page;
}

/** The same with a clock that only the test moves. */
async function openWithClock(width: number, height: number): Promise<Page> {
  const page = await openPage('about:blank', {
    motion: 'full',
    field: false,
    viewport: { width, height },
  });
  await page.clock.install({ time: 0 });
  await page.goto('./');
  await revealsReady(page);
  await page.clock.pauseAt(60_000);
  return page;
}

/** Waits for the code of reveals. Until then the style sheet alone hides the sections. */
async function revealsReady(page: Page): Promise<void> {
  await expect(page.locator('#contact[data-revealed]')).toHaveCount(1);
}

/** Scrolls until a share of the section and some pixels more are in the window. */
async function scrollToShare(page: Page, id: string, share: number, more: number): Promise<void> {
  await page.evaluate(
    ([section, part, pixels]) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        const { offsetTop, offsetHeight } = document.getElementById(section)!;
        scrollTo({
          top: offsetTop + offsetHeight * part + pixels - innerHeight,
          behavior: 'instant',
        });
      }),
    [id, share, more] as const,
  );
}

/** Waits until ResizeObservers have seen the layout. */
async function layoutObserved(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      }),
  );
}

/** Reveals a section. Resolves to the times at which elements began to show and showed fully. */
async function revealTimes(page: Page, id: string, selector: string): Promise<ShownTime[]> {
  await watchOpacity(page, selector);
  await scrollToShare(page, id, 0.1, 6);
  await page.clock.runFor(4000);
  return page.evaluate(() => window.seen);
}

/** Records when elements begin to show and when they show fully, in milliseconds of the page's clock. */
async function watchOpacity(page: Page, selector: string): Promise<void> {
  await page.evaluate((elements) => {
    const opacityOf = (element: Element | null): number => {
      if (!element) return 1;
      const { display, opacity } = getComputedStyle(element);
      // Without a box nothing fades.
      const own = display === 'contents' ? 1 : Number(opacity);
      return own * opacityOf(element.parentElement);
    };
    const watched = [...document.querySelectorAll(elements)];
    const start = performance.now();
    const times = watched.map(() => ({ begin: -1, end: -1 }));
    window.seen = times;
    const look = () => {
      if (window.seen !== times) return;
      const now = performance.now() - start;
      for (const [index, element] of watched.entries()) {
        const seen = times[index]!;
        const opacity = opacityOf(element);
        if (seen.begin < 0 && opacity > 0.01) seen.begin = now;
        if (seen.end < 0 && opacity === 1) seen.end = now;
      }
      requestAnimationFrame(look);
    };
    look();
  }, selector);
}

/** Notes, frame by frame, the sections in the window that are less visible than before. */
async function noteHiding(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.hidden = [];
    const before = new Map<Element, number>();
    const look = () => {
      for (const part of document.querySelectorAll('[data-reveal]')) {
        const { top, bottom } = part.getBoundingClientRect();
        const opacity = Number(getComputedStyle(part).opacity);
        const inWindow = top < innerHeight && bottom > 0;
        if (inWindow && opacity < (before.get(part) ?? 0))
          window.hidden.push(part.outerHTML.slice(0, 80));
        before.set(part, inWindow ? opacity : 0);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

/** Runs before the page: notes the opacity of the last section when the page has been read. */
function noteOpacity(): void {
  addEventListener('DOMContentLoaded', () => {
    const part = document.querySelector('#contact [data-reveal]');
    if (part) window.opacityOfContact = getComputedStyle(part).opacity;
  });
}

/** The opacities of a section's parts in hundredths, each once. */
function opacities(page: Page, id: string): Promise<number[]> {
  return page.evaluate((section) => {
    const parts = [...document.querySelectorAll(`#${section} [data-reveal]`)];
    return [
      ...new Set(
        parts.map((part) => Math.floor(Number(getComputedStyle(part).opacity) * 100) / 100),
      ),
    ];
  }, id);
}

/** When an element began to show and showed fully, in milliseconds of the page's clock. Or -1. */
interface ShownTime {
  begin: number;
  end: number;
}

declare global {
  interface Window {
    seen: ShownTime[];
    hidden: string[];
    opacityOfContact: string;
  }
}

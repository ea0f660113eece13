import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { barShares } from '../helpers/barShares.ts';
import { expect, hydrated, openPage, problemsOf } from '../helpers/page.ts';
import { holdBack } from '../helpers/holdBack.ts';
import { expectAllTextShows, jumpTo, sectionIds } from '../helpers/reading.ts';

const LEVELS = [95, 90, 92, 88, 85, 82, 80, 75, 82, 80];
/** Milliseconds by which a measurement may be off: a frame of the page's clock is 16. */
const SLACK = 50;
const REVEAL_CODE = '**/app/reveal-*.js';

describe('a section', () => {
  test('is revealed within a second when 10% of it is visible, card after card', async () => {
    const page = await openWithClock(1440, 900);
    for (const { id, delay, cards = 0, stagger = 0 } of [
      { id: 'about', delay: 200 },
      { id: 'skills', delay: 300, cards: 10, stagger: 100 },
      { id: 'projects', delay: 400, cards: 6, stagger: 150 },
      { id: 'experience', delay: 500 },
      { id: 'testimonials', delay: 0 },
      { id: 'contact', delay: 0 },
    ]) {
      await scrollToShare(page, id, 0.1, -6);
      await page.clock.runFor(3000);
      expect(await opacities(page, id), id).toEqual([0]);

      await watchOpacity(page, `#${id} h2, #${id} [data-reveal=card]`);
      await scrollToShare(page, id, 0.1, 6);
      await page.clock.runFor(4000);
      const [heading, ...items] = await page.evaluate(() => window.seen);
      expect(Math.abs((heading?.begin ?? -1) - delay), id).toBeLessThan(SLACK);
      expect(Math.abs((heading?.end ?? -1) - delay - 1000), id).toBeLessThan(SLACK);
      if (cards > 0) expect(items).toHaveLength(cards);
      for (const [index, { begin, end }] of items.entries()) {
        expect(Math.abs(begin - delay - index * stagger), `card ${index} of ${id}`).toBeLessThan(
          SLACK,
        );
        expect(Math.abs(end - begin - 1000), `card ${index} of ${id}`).toBeLessThan(SLACK);
      }
    }
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

  test('slides up, fills its bars, each in a second, keeps no style, and stays visible when it leaves the window', async () => {
    const page = await openWithClock(1440, 900);
    await scrollToShare(page, 'about', 0.5, 0);
    const tops: number[] = [];
    for (let step = 0; step < 8; step += 1) {
      tops.push(
        await page.locator('#about h2').evaluate((heading) => heading.getBoundingClientRect().top),
      );
      await page.clock.runFor(200);
    }
    expect(tops).toEqual(tops.toSorted((a, b) => b - a));
    expect(tops[0]! - tops.at(-1)!).toBeGreaterThan(20);
    await expect(page.locator('#about [data-reveal][style*=":"]')).toHaveCount(0);

    await scrollToShare(page, 'skills', 0.1, 6);
    expect(new Set(await barShares(page))).toEqual(new Set([0]));
    await page.clock.runFor(900);
    const underWay = await barShares(page);
    expect(underWay[0]).toBeGreaterThan(5);
    expect(underWay.at(-1)).toBeLessThan(underWay[0]!);
    // The last of ten begins after 300 + 9 * 100 ms.
    const filling = page.locator('#skills [data-bar][style*="scale("]');
    await page.clock.runFor(1250);
    await expect(filling).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(filling).toHaveCount(0);
    expect(await barShares(page)).toEqual(LEVELS);

    for (const id of ['home', 'contact', 'home']) {
      await jumpTo(page, id);
      await page.clock.runFor(300);
      expect(await opacities(page, 'about')).toEqual([1]);
    }
  });

  test('reveals each of its texts and pictures, and none twice', async () => {
    const page = await openPage('', { javaScriptEnabled: false });
    const wrong = await page.evaluate(() => {
      const found: [string, number][] = [];
      for (const section of document.querySelectorAll('section:not(#home)')) {
        const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
        const elements: Element[] = [...section.querySelectorAll('img:not([alt=""])')];
        while (walker.nextNode())
          if (walker.currentNode.textContent?.trim())
            elements.push(walker.currentNode.parentElement!);
        for (const element of elements) {
          let marks = 0;
          for (let around: Element | null = element; around; around = around.parentElement)
            if (around.matches('[data-reveal]')) marks += 1;
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

  test('is revealed at once when it receives the focus, and printed in full before it is reached', async () => {
    const page = await openMoving();
    await expect.poll(() => opacities(page, 'contact')).toEqual([0]);
    await page.locator('#contact input').first().focus();
    expect(await opacities(page, 'contact')).toEqual([1]);
    expect(await opacities(page, 'projects')).toEqual([0]);
    await page.pdf();
    for (const id of sectionIds) expect(await opacities(page, id)).not.toContain(0);
    expect(await barShares(page)).toEqual(LEVELS);
  });

  test('is revealed where a link leads, and the sections passed when they are reached', async () => {
    const page = await openMoving();
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

/** Records when elements begin to show and when they show fully, in milliseconds of the page's clock. */
async function watchOpacity(page: Page, selector: string): Promise<void> {
  await page.evaluate((elements) => {
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
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

declare global {
  interface Window {
    seen: { begin: number; end: number }[];
    hidden: string[];
    opacityOfContact: string;
  }
}

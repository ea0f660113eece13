import { describe, expect, test } from 'vitest';
import type { ChromiumVisitor } from '../../helpers/drivers/chromium.ts';
import { allShow, isRevealed, isWaiting, movesNow } from '../../helpers/pages/movement.ts';
import { visitInChromium } from '../../helpers/drivers/visit.ts';
import { siteWithoutField } from '../../helpers/sites/siteWithoutField.ts';

const site = siteWithoutField();

/** Milliseconds; a frame of the page's clock is 16. */
const FRAMES = 50;

/** When something began to show and when it was there whole, in milliseconds after its section was reached. */
interface Reveal {
  began: number;
  whole: number;
}

describe('a section is revealed', () => {
  test('when a tenth of it is visible, after a delay of its own, within a second; its cards one by one', async () => {
    const visitor = await visitWithClock({ width: 1440, height: 900 });
    for (const { id, delay, stagger, cards } of [
      { id: 'about', delay: 200 },
      { id: 'skills', delay: 300, stagger: 100, cards: 10 },
      { id: 'projects', delay: 400, stagger: 150, cards: 6 },
      { id: 'experience', delay: 500 },
      { id: 'testimonials', delay: 0 },
      { id: 'contact', delay: 0 },
    ]) {
      await scrollToShow(visitor, id, 0.1, -6);
      await visitor.page.clock.runFor(3000);
      expect(await opacities(visitor, id), id).toEqual([0]);

      await record(visitor, stagger ? `#${id} h2, #${id} [data-reveal=card]` : `#${id} h2`);
      await scrollToShow(visitor, id, 0.1, 6);
      const [heading, ...items] = await recorded(visitor);
      expect(Math.abs(heading!.began - delay), id).toBeLessThan(FRAMES);
      expect(Math.abs(heading!.whole - delay - 1000), id).toBeLessThan(FRAMES);
      expect(items, id).toHaveLength(cards ?? 0);
      for (const [index, { began, whole }] of items.entries()) {
        expect(Math.abs(began - delay - index * (stagger ?? 0)), `card ${index} of ${id}`).toBeLessThan(
          FRAMES,
        );
        expect(Math.abs(whole - began - 1000), `card ${index} of ${id}`).toBeLessThan(FRAMES);
      }
    }
  });

  test('with all that it says and shows, and nothing of it twice', async () => {
    const visitor = await visitWithClock({ width: 1440, height: 900 });
    const appearing = await visitor.evaluate(() => {
      const sections = [...document.querySelectorAll('section:not(#home)')];
      const texts = sections.flatMap((section) => {
        const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT, ({ nodeValue }) =>
          nodeValue?.trim() ? 1 : 2,
        );
        const found: Element[] = [];
        while (walker.nextNode()) found.push(walker.currentNode.parentElement!);
        return found;
      });
      const pictures = document.querySelectorAll('section:not(#home) img[alt]:not([alt=""])');
      return [...texts, ...pictures].map((element) => {
        const marks = [];
        for (let at = element.closest('[data-reveal]'); at; at = at.parentElement!.closest('[data-reveal]'))
          marks.push(at);
        return [element.textContent || element.getAttribute('alt'), marks.length];
      });
    });
    expect(appearing.length).toBeGreaterThan(100);
    expect(appearing.filter(([, marks]) => marks !== 1)).toEqual([]);
  });

  test('when 40% of the window is filled by it, where a tenth of it is more', async () => {
    const visitor = await visitWithClock({ width: 320, height: 480 });
    const share = await visitor.evaluate(
      () => (innerHeight * 0.4) / document.querySelector('#projects')!.clientHeight,
    );
    expect(share).toBeLessThan(0.1);
    await scrollToShow(visitor, 'projects', share, -6);
    await visitor.page.clock.runFor(3000);
    expect(await opacities(visitor, 'projects')).toEqual([0]);
    await scrollToShow(visitor, 'projects', share, 6);
    await visitor.page.clock.runFor(5000);
    expect(await opacities(visitor, 'projects')).toEqual([1]);
  });

  test('skills with bars that fill from nothing to their level', async () => {
    const visitor = await visitWithClock({ width: 1440, height: 900 });
    expect(new Set(await barShares(visitor))).toEqual(new Set([0]));
    await scrollToShow(visitor, 'skills', 0.1, 6);
    await visitor.page.clock.runFor(1000);
    const halfway = await barShares(visitor);
    expect(halfway[0]).toBeGreaterThan(5);
    expect(halfway[0]).toBeLessThan(95);
    expect(halfway.at(-1)).toBeLessThan(halfway[0]!);
    await visitor.page.clock.runFor(2000);
    expect(await barShares(visitor)).toEqual([95, 90, 92, 88, 85, 82, 80, 75, 82, 80]);
  });

  test('sliding up from below, of which nothing remains, and once: what has been read stays', async () => {
    const visitor = await visitWithClock({ width: 1440, height: 900 });
    await scrollToShow(visitor, 'about', 0.5, 0);
    const tops: number[] = [];
    for (const _ of Array.from({ length: 8 })) {
      tops.push(
        await visitor.evaluate(() => document.querySelector('#about h2')!.getBoundingClientRect().top),
      );
      await visitor.page.clock.runFor(200);
    }
    expect(tops).toEqual(tops.toSorted((a, b) => b - a));
    expect(tops[0]! - tops.at(-1)!).toBeGreaterThan(20);
    expect(
      await visitor.evaluate(() => document.querySelector('#about [data-reveal]')!.getAttribute('style')),
    ).toBeFalsy();

    await visitor.page.clock.runFor(400);
    for (const top of [0, 5000, 0]) {
      await visitor.evaluate((y) => {
        const scrolled = new Promise((resolve) =>
          document.addEventListener('scroll', resolve, { once: true }),
        );
        scrollTo({ top: y, behavior: 'instant' });
        return scrolled.then(() => undefined);
      }, top);
      await visitor.page.clock.runFor(300);
      expect(await opacities(visitor, 'about')).toEqual([1]);
    }
  });
});

describe('when the layout changes', () => {
  test('a section waits until it is reached where it is then', async () => {
    const visitor = await visitWithClock({ width: 1440, height: 900 });
    await visitor.evaluate(() => {
      const more = document.createElement('div');
      more.style.height = '2000px';
      document.querySelector('#home')!.after(more);
    });
    await visitor.evaluate(layoutTold);
    await scrollToShow(visitor, 'skills', 0.1, -6);
    await visitor.page.clock.runFor(5000);
    expect(await opacities(visitor, 'about')).toEqual([1]);
    expect(await opacities(visitor, 'skills')).toEqual([0]);
    await scrollToShow(visitor, 'skills', 0.1, 6);
    await visitor.page.clock.runFor(5000);
    expect(await opacities(visitor, 'skills')).toEqual([1]);
  });

  test('what a window made higher holds is revealed', async () => {
    const visitor = await visitWithClock({ width: 1440, height: 500 });
    // Home grows with the window, and takes the rest of the page with it where the browser does not hold that still.
    await scrollToShow(visitor, 'contact', 0, -10);
    await visitor.page.clock.runFor(5000);
    expect(await opacities(visitor, 'contact')).toEqual([0]);
    await visitor.evaluate(() => addEventListener('resize', () => (window.resized = true), { once: true }));
    await visitor.resize(1440, 1000);
    await visitor.until('the page knows that the window is higher', () => window.resized);
    await visitor.page.clock.runFor(5000);
    expect(await opacities(visitor, 'contact')).toEqual([1]);
  });

  test('a glide to a section comes to its end', async () => {
    const visitor = await visitInChromium({ motion: 'full', site: site.url });
    await visitor.open();
    await movesNow(visitor);
    await visitor.evaluate(() => {
      window.scrolledTo = [];
      addEventListener('scroll', () => window.scrolledTo.push(scrollY), { passive: true });
    });
    await visitor.click({ role: 'link', name: 'View My Work' });
    await visitor.until('it glides', () => scrollY > 200);
    await visitor.evaluate(() => (document.querySelector('footer')!.style.paddingBlockEnd = '300px'));
    await visitor.until('it has arrived', () => {
      return Math.abs(document.querySelector('#projects')!.getBoundingClientRect().top) < 100;
    });
    const places = await visitor.evaluate(() => window.scrolledTo);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('for paper', () => {
  test('everything shows', async () => {
    const visitor = await visitInChromium({ motion: 'full', site: site.url });
    await visitor.open();
    await movesNow(visitor);
    expect(await visitor.evaluate(allShow)).toBe(false);
    await visitor.page.pdf();
    expect(await visitor.evaluate(allShow)).toBe(true);
    expect(await barShares(visitor)).toEqual([95, 90, 92, 88, 85, 82, 80, 75, 82, 80]);
  });

  test('every picture is loaded, also where the browser would not think of it', async () => {
    const visitor = await visitInChromium();
    await visitor.open();
    await visitor.hydrated();
    const lacksSome = () => [...document.images].some((img) => !img.complete || img.naturalWidth === 0);
    expect(await visitor.evaluate(lacksSome)).toBe(true);
    await visitor.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await visitor.until('every picture has come', () =>
      [...document.images].every((img) => img.naturalWidth > 0),
    );
  });
});

test('what has the focus already when the code of reveals comes is shown', async () => {
  const visitor = await visitInChromium({ motion: 'full', site: site.url });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await visitor.page.route('**/reveals-*.js', (route) => held.then(() => route.continue()));
  await visitor.open();
  await visitor.hydrated();
  await visitor.evaluate(() =>
    document.querySelector<HTMLElement>('#skills a')!.focus({ preventScroll: true }),
  );
  release();
  await movesNow(visitor);
  await visitor.until('the skills are shown', isRevealed, ['skills']);
  expect(await visitor.evaluate(isWaiting, 'projects')).toBe(true);
});

/** A visit whose page has a clock that only the test moves on; reveals wait for it. */
async function visitWithClock(size: { width: number; height: number }): Promise<ChromiumVisitor> {
  const visitor = await visitInChromium({ motion: 'full', site: site.url, ...size });
  await visitor.page.clock.install({ time: 0 });
  await visitor.open();
  await movesNow(visitor);
  await visitor.page.clock.pauseAt(60_000);
  return visitor;
}

/** Scrolls so that a share of the section is in the window, and `more` pixels. */
async function scrollToShow(
  visitor: ChromiumVisitor,
  id: string,
  share: number,
  more: number,
): Promise<void> {
  await visitor.evaluate(
    (section, part, pixels) => {
      window.scrolled = false;
      addEventListener('scroll', () => (window.scrolled = true), { once: true });
      const { offsetTop, offsetHeight } = document.getElementById(section)!;
      scrollTo({ top: offsetTop + offsetHeight * part + pixels - innerHeight, behavior: 'instant' });
    },
    id,
    share,
    more,
  );
  // The browser tells of scrolling with its next real frame.
  await visitor.until('the page knows that it has scrolled', () => window.scrolled);
}

/** Run in the page: until what has changed in the layout has been told. */
function layoutTold(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body);
  });
}

/** Records, frame by frame of the page's clock, how visible the elements are, those around them included. */
async function record(visitor: ChromiumVisitor, selector: string): Promise<void> {
  await visitor.evaluate((elements) => {
    const visibility = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * visibility(element.parentElement) : 1;
    const found = [...document.querySelectorAll(elements)];
    const start = performance.now();
    const reveals = found.map(() => ({ began: -1, whole: -1 }));
    window.reveals = reveals;
    const look = () => {
      if (window.reveals !== reveals) return;
      const now = performance.now() - start;
      for (const [index, element] of found.entries()) {
        const reveal = reveals[index]!;
        if (reveal.began < 0 && visibility(element) > 0.01) reveal.began = now;
        if (reveal.whole < 0 && visibility(element) === 1) reveal.whole = now;
      }
      requestAnimationFrame(look);
    };
    look();
  }, selector);
}

async function recorded(visitor: ChromiumVisitor): Promise<Reveal[]> {
  await visitor.page.clock.runFor(4000);
  return visitor.evaluate(() => window.reveals);
}

/** The opacities that a section's parts have in hundredths, each once: one while all are hidden, and once all are there. */
function opacities(visitor: ChromiumVisitor, section: string): Promise<number[]> {
  return visitor.evaluate((id) => {
    const parts = [...document.querySelectorAll(`#${id} [data-reveal]`)];
    return [...new Set(parts.map((part) => Math.floor(Number(getComputedStyle(part).opacity) * 100) / 100))];
  }, section);
}

/** Filled shares of the skill bars in percent. */
function barShares(visitor: ChromiumVisitor): Promise<number[]> {
  return visitor.evaluate(() =>
    [...document.querySelectorAll('#skills [role=meter]')].map((meter) => {
      const filled = meter.querySelector('[data-bar]')!.getBoundingClientRect().width;
      return Math.round((filled / meter.getBoundingClientRect().width) * 100);
    }),
  );
}

declare global {
  interface Window {
    reveals: Reveal[];
    scrolled: boolean;
    resized: boolean;
    /** Where the page was after each scroll event, in pixels from its top. */
    scrolledTo: number[];
  }
}

import type { Page } from 'playwright';
import { beforeAll, describe, test } from 'vitest';
import {
  activeSlideOf,
  button,
  dot,
  expectActiveSlide,
  finger,
  ON_PHONE,
  scrollToCarousel,
  slides,
  slidesInView,
  SMALL_DESKTOP,
  waitForControls,
} from '../helpers/carousel.ts';
import { expect, openPage, openPageForSuite, type PageOptions } from '../helpers/page.ts';
import { sample } from '../helpers/sites/sample.ts';
import { visibleRatioOfFocus, zoomTo } from '../helpers/zoom.ts';

const { items, labels } = sample.testimonials;
/** Texts of the links in the slides, in their order. */
const LINKS = ['E-Commerce', 'Task App', 'Weather', 'Portfolio', 'Shopify', 'Landing Pages'];

describe('the carousel', () => {
  test.each(['reduced', 'full'] as const)(
    'counts each of several quick clicks, also those right after it starts, with %s motion',
    async (motion) => {
      const page = await openPage('', { motion, field: false, viewport: SMALL_DESKTOP });
      await page.evaluate(async ({ next, pause }) => {
        const find = (name: string) =>
          document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
        find(next)!.scrollIntoView({ behavior: 'instant' });
        while (!find(next)?.closest('[data-ready]')) await new Promise(requestAnimationFrame);
        find(pause)?.click();
        for (let click = 0; click < 4; click += 1) {
          find(next)!.click();
          if (click > 1) await new Promise(requestAnimationFrame);
        }
      }, labels);
      await expectActiveSlide(page, 5);
      await expect.poll(() => slidesInView(page)).toEqual(['5 of 6', '6 of 6', '1 of 6']);
    },
  );
});

test('a swipe of a finger moves the slides', async () => {
  const page = await openCarousel({ ...ON_PHONE, hasTouch: true });
  const touch = await finger(page);
  await touch('touchStart', 300);
  for (const x of [260, 200, 120, 60]) await touch('touchMove', x);
  await touch('touchEnd');
  await expectActiveSlide(page, 2);
});

describe('a link that the mouse drags', () => {
  const opened = openPageForSuite('', ON_PHONE);

  beforeAll(async () => {
    const page = opened();
    await scrollToCarousel(page);
    await waitForControls(page);
    const { x, y } = (await page.locator('.swiper-slide-active a').boundingBox())!;
    await page.mouse.move(x + 20, y + 10);
    await page.mouse.down();
    await page.mouse.move(x - 250, y + 10, { steps: 8 });
    await page.mouse.up();
  });

  test('moves the slides', async () => {
    await expectActiveSlide(opened(), 2);
  });

  test('leads nowhere', async () => {
    expect(await opened().evaluate(() => location.hash)).toBe('');
  });
});

test('two fingers that zoom the page move no slide', async () => {
  const page = await openCarousel({ ...ON_PHONE, hasTouch: true, isMobile: true });
  expect(await zoomOf(page)).toBe(1);
  await pinch(page);
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(1.5);
  expect(await activeSlideOf(page)).toBe(1);
});

describe('a visitor', () => {
  test('hears the slides in their order wherever the loop has moved them', async () => {
    const page = await openCarousel();
    for (const active of [2, 3, 4, 5, 6, 1, 2]) {
      await button(page, labels.next).click();
      await expectActiveSlide(page, active);
      const text = await heard(page);
      const places = items.map(({ content, name }) => text.indexOf(`${content}${name}`));
      expect(places[0], `slide ${active} is active`).toBeGreaterThanOrEqual(0);
      expect(places, `slide ${active} is active`).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  test.each([
    [390, 'reduced'],
    [1440, 'full'],
  ] as const)(
    'reaches all controls and links by Tab at %i pixels with %s motion',
    async (width, motion) => {
      const page = await openCarousel({ motion, field: false, viewport: { width, height: 600 } });
      await turnUntilSlidesMoveInDom(page);
      await page.locator('section:has(+ #testimonials) h2').evaluate((heading: HTMLElement) => {
        const link = [...document.querySelectorAll<HTMLElement>('main a[href]')].findLast(
          (each) => heading.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING,
        );
        link!.focus();
      });
      const stops = [
        ...(motion === 'full' ? [labels.pause] : []),
        ...(width < 768 ? [] : [labels.previous, labels.next]),
        ...[1, 2, 3, 4, 5, 6].map((n) => labels.goTo.replace('{n}', String(n))),
        ...LINKS,
      ];
      await page.keyboard.press('Tab');
      for (let tab = 0; tab < 20 && !(await focusIsInside(page)); tab += 1) {
        await page.keyboard.press('Tab');
      }
      for (const name of stops) {
        await expect(page.locator(':focus')).toHaveAccessibleName(name);
        await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Tab');
      }
      expect(await focusIsInside(page)).toBe(false);
    },
  );

  test('reaches all links backwards by Shift and Tab', async () => {
    const page = await openCarousel({ viewport: { width: 1440, height: 600 } });
    await turnUntilSlidesMoveInDom(page);
    await page.locator('#contact a, #contact input').first().focus();
    for (const name of LINKS.toReversed()) {
      await page.keyboard.press('Shift+Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(name);
      await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
    }
  });

  test('sees each link that has the focus in a page zoomed by two fingers', async () => {
    const page = await openCarousel({ viewport: { width: 1280, height: 800 } });
    await zoomTo(page, 4);
    await dot(page, 6).focus();
    for (const name of LINKS) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(name);
      await expect.poll(() => visibleRatioOfFocus(page), { message: name }).toBeGreaterThan(0);
    }
  });

  test('finds the text and the name of each testimonial, whose slide comes into view', async () => {
    const page = await openCarousel(ON_PHONE);
    for (const [index, { content, name }] of [...items.entries()].toReversed()) {
      for (const text of [content, name]) {
        // Projects quotes a testimonial too.
        await page.evaluate(() =>
          getSelection()!.collapse(document.querySelector('#testimonials'), 0),
        );
        expect(await page.evaluate(findText, text.slice(0, 20)), text).toBe(true);
        await expectActiveSlide(page, index + 1);
      }
    }
  });
});

/** Opens the page and waits for the carousel in the window. */
async function openCarousel(options?: PageOptions): Promise<Page> {
  const page = await openPage('', { viewport: SMALL_DESKTOP, ...options });
  await scrollToCarousel(page);
  await waitForControls(page);
  return page;
}

/** Shows next slides until the loop has moved slides in the DOM. */
async function turnUntilSlidesMoveInDom(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      // Hidden on phones.
      await page.locator(`[aria-label="${labels.next}"]`).dispatchEvent('click');
      return page.locator('.swiper-slide').first().getAttribute('aria-label');
    })
    .not.toBe('1 of 6');
}

/** All text of the slides in the order of the browser's accessibility tree, without quotation marks. */
async function heard(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return String(node.name?.value);
    return (node?.childIds ?? []).map(textOf).join('');
  };
  return textOf(nodes[0]!.nodeId).replaceAll(/[“”]/g, '');
}

/** Runs in the page: finds a text as the browser's search does. */
function findText(text: string): boolean {
  const { find } = window as unknown as { find: (text: string, ...flags: boolean[]) => boolean };
  return find(text, false, false, true);
}

function focusIsInside(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.activeElement?.closest('[aria-roledescription=carousel]') !== null,
  );
}

/** Moves two fingers on the slides apart. */
async function pinch(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { x, y, width } = (await slides(page).boundingBox())!;
  const middle = x + width / 2;
  const spread = (distance: number) => [
    { x: middle - distance, y: y + 100, id: 0 },
    { x: middle + distance, y: y + 100, id: 1 },
  ];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
  await send('touchStart', spread(20).slice(0, 1));
  await send('touchStart', spread(20));
  for (const distance of [30, 50, 80, 120, 160]) await send('touchMove', spread(distance));
  await send('touchEnd', []);
}

/** How far the page is zoomed. */
function zoomOf(page: Page): Promise<number> {
  return page.evaluate(() => visualViewport!.scale);
}

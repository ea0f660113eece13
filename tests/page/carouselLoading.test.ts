import type { Page } from 'playwright';
import { beforeAll, describe, test } from 'vitest';
import {
  expectActiveSlide,
  ON_PHONE,
  scrollToCarousel,
  slides,
  slidesInView,
  SMALL_DESKTOP,
  waitForControls,
  ZOOMED,
} from '../helpers/carousel.ts';
import { holdBack } from '../helpers/holdBack.ts';
import {
  expect,
  LOST_FILES,
  openPage,
  openPageForSuite,
  problemsOf,
  waitForHydration,
} from '../helpers/page.ts';
import { jumpTo } from '../helpers/reading.ts';

const CODE = /\/createSwiper-.*\.js$/;
/** Widths of the window around each breakpoint, and how many slides are in view. */
const SLIDES_IN_VIEW = [
  [390, 1],
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
  [1440, 3],
] as const;

describe('before its code arrives', () => {
  test('one, two or three slides are in view, 30 pixels apart', async () => {
    const page = await openPage('', ON_PHONE);
    await holdBack(page, CODE);
    await scrollToCarousel(page);
    for (const [width, count] of SLIDES_IN_VIEW) await expectSlidesInView(page, width, count);
  });
});

describe('if its code never arrives', () => {
  const opened = openPageForSuite('', { ...ON_PHONE, expectedProblems: LOST_FILES });

  beforeAll(async () => {
    const page = opened();
    await page.route(CODE, (route) => route.abort());
    await scrollToCarousel(page);
    await expect.poll(() => problemsOf(page).length).toBeGreaterThan(0);
  });

  test('the slides have no buttons', async () => {
    await expect(opened().locator('#testimonials').getByRole('button')).toHaveCount(0);
  });

  test('the slides scroll by hand', async () => {
    await slides(opened()).evaluate((box) => box.scrollTo(760, 0));
    await expect.poll(() => slidesInView(opened())).toEqual(['3 of 6']);
  });
});

test('without scripts arrow keys scroll the slides that have the focus', async () => {
  const page = await openPage('', { ...ON_PHONE, javaScriptEnabled: false });
  await slides(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => slides(page).evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

describe('its code', () => {
  test('loads while Projects is in a low window', async () => {
    const page = await openPage('', ZOOMED);
    const loaded = page.waitForRequest(CODE);
    await waitForHydration(page);
    await jumpTo(page, 'projects');
    await loaded;
  });

  test('does not load on the first screen', async () => {
    const page = await openPage('', ZOOMED);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => CODE.test(url))).toEqual([]);
  });
});

describe('when its code arrives', () => {
  test('nothing shifts', async () => {
    const page = await openPage('', { viewport: SMALL_DESKTOP });
    const release = await holdBack(page, CODE);
    await scrollToCarousel(page);
    await expect.poll(() => slidesInView(page)).toHaveLength(3);
    const before = await placesOf(page);
    release();
    await waitForControls(page);
    expect(await placesOf(page)).toEqual(before.map((place) => expect.closeTo(place, 0)));
  });

  test('slides that were scrolled keep their place', async () => {
    const page = await openPage('', ON_PHONE);
    const release = await holdBack(page, CODE);
    await scrollToCarousel(page);
    await slides(page).evaluate((box) => box.scrollTo(760, 0));
    await expect.poll(() => slidesInView(page)).toEqual(['3 of 6']);
    const before = await placesOf(page);
    release();
    await expectActiveSlide(page, 3);
    await expect
      .poll(() => placesOf(page))
      .toEqual(before.map((place) => expect.closeTo(place, 0)));
  });

  test('slides with the focus keep it, and arrow keys move them on', async () => {
    const page = await openPage('', ON_PHONE);
    const release = await holdBack(page, CODE);
    await scrollToCarousel(page);
    await slides(page).focus();
    release();
    await waitForControls(page);
    await expect(slides(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expectActiveSlide(page, 2);
  });

  test('a slide whose link has the focus is active, and the Tab key goes on to the next one', async () => {
    const page = await openPage('', ZOOMED);
    const release = await holdBack(page, CODE);
    await scrollToCarousel(page);
    await slides(page).focus();
    for (let tab = 0; tab < 4; tab += 1) await page.keyboard.press('Tab');
    release();
    await expectActiveSlide(page, 4);
    await expect(page.locator(':focus')).toHaveText('Portfolio');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Shopify');
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  });
});

/** Expects a window of this width to show so many slides, 30 pixels apart. */
async function expectSlidesInView(page: Page, width: number, count: number): Promise<void> {
  await page.setViewportSize({ width, height: 500 });
  await expect
    .poll(() => slidesInView(page), { message: `at ${width} pixels` })
    .toHaveLength(count);
  await expect.poll(() => gap(page), { message: `at ${width} pixels` }).toBeCloseTo(30, 0);
}

/** Places of the heading and of the slides in the window. */
function placesOf(page: Page): Promise<number[]> {
  return page.locator('#testimonials :is(h2, figure)').evaluateAll((parts) =>
    parts
      .map((part) => part.getBoundingClientRect())
      .filter(({ left }) => left >= 0 && left < innerWidth - 100)
      .toSorted((one, other) => one.left - other.left)
      .flatMap(({ left, top }) => [left, top]),
  );
}

/** Pixels between the first two slides. */
function gap(page: Page): Promise<number> {
  return slides(page).evaluate((box) => {
    const [first, second] = [...box.querySelectorAll('.swiper-slide')].map((e) =>
      e.getBoundingClientRect(),
    );
    return second!.left - first!.right;
  });
}

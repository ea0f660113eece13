import type { Page } from 'playwright';
import { beforeAll, describe, test } from 'vitest';
import { holdBack } from '../helpers/holdBack.ts';
import {
  expect,
  LOST_FILES,
  openPage,
  openPageForSuite,
  problemsOf,
  waitForHydration,
  type PageOptions,
} from '../helpers/page.ts';
import { jumpTo } from '../helpers/reading.ts';
import { sample } from '../helpers/sites/sample.ts';
import { PHONE } from '../helpers/viewports.ts';
import { visibleRatioOfFocus, zoomTo } from '../helpers/zoom.ts';

const { items, labels } = sample.testimonials;
const CODE = /\/createCarousel-.*\.js$/;
/** Milliseconds between two turns. */
const TURN_MS = 3000;
/** Milliseconds that a slide takes to move. */
const SLIDE_MS = 300;
const ON_PHONE = { viewport: PHONE };
/** A small window at 400% zoom. */
const ZOOMED = { viewport: { width: 320, height: 256 } };
/** Three slides beside each other. */
const SMALL_DESKTOP = { width: 1024, height: 600 };
/** Texts of the links in the slides, in their order. */
const LINKS = ['E-Commerce', 'Task App', 'Weather', 'Portfolio', 'Shopify', 'Landing Pages'];
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
    await expect(dot(opened(), 1)).toBeHidden();
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
      for (let tab = 0; tab < 20 && !(await focusIsInside(page)); tab += 1)
        await page.keyboard.press('Tab');
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

/** Opens the page and waits for the carousel in the window. */
async function openCarousel(options?: PageOptions): Promise<Page> {
  const page = await openPage('', { viewport: SMALL_DESKTOP, ...options });
  await scrollToCarousel(page);
  await waitForControls(page);
  return page;
}

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

async function scrollToCarousel(page: Page): Promise<void> {
  await waitForHydration(page);
  await slides(page).evaluate((box) =>
    box.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
}

/** Waits for the buttons, which come with the carousel. */
async function waitForControls(page: Page): Promise<void> {
  await expect(dot(page, 1)).toBeVisible();
}

function slides(page: Page) {
  return page
    .locator('.swiper')
    .and(page.getByRole('group', { name: sample.testimonials.heading }));
}

function button(page: Page, name: string) {
  return page.locator('#testimonials').getByRole('button', { name, exact: true });
}

function dot(page: Page, n: number) {
  return button(page, labels.goTo.replace('{n}', String(n)));
}

/** Expects a window of this width to show so many slides, 30 pixels apart. */
async function expectSlidesInView(page: Page, width: number, count: number): Promise<void> {
  await page.setViewportSize({ width, height: 500 });
  await expect
    .poll(() => slidesInView(page), { message: `at ${width} pixels` })
    .toHaveLength(count);
  await expect.poll(() => gap(page), { message: `at ${width} pixels` }).toBeCloseTo(30, 0);
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

async function expectActiveSlide(page: Page, n: number): Promise<void> {
  await expect(dot(page, n)).toHaveAttribute('aria-current', 'true');
}

/** Number of the active slide, from 1. */
function activeSlideOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dots = [
      ...document.querySelectorAll('#testimonials button[aria-label^="Go to testimonial"]'),
    ];
    return dots.findIndex((each) => each.hasAttribute('aria-current')) + 1;
  });
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

/** Names of the slides that are wholly between the margins, from left to right. */
function slidesInView(page: Page): Promise<(string | null)[]> {
  return slides(page).evaluate((box) => {
    const { left, right } = box.getBoundingClientRect();
    const margin = Number.parseFloat(getComputedStyle(box).paddingLeft) - 1;
    return [...box.querySelectorAll('.swiper-slide')]
      .map((slide) => ({ name: slide.ariaLabel, rect: slide.getBoundingClientRect() }))
      .filter(({ rect }) => rect.left >= left + margin && rect.right <= right - margin)
      .toSorted((a, b) => a.rect.left - b.rect.left)
      .map(({ name }) => name);
  });
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

/** A finger on the slides. The returned function sends its events. */
async function finger(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { y } = (await slides(page).boundingBox())!;
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + 100 }],
    });
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

import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { holdBack } from '../helpers/holdBack.ts';
import { expect, hydrated, openPage, problemsOf, type PageOptions } from '../helpers/page.ts';
import { setVisibility } from '../helpers/reading.ts';
import { sample } from '../helpers/sites/sample.ts';

const { items, labels } = sample.testimonials;
const CODE = /\/createCarousel-.*\.js$/;
/** Milliseconds between two turns, and as long as a slide takes to move. */
const TURN = 3000;
const PHONE = { viewport: { width: 390, height: 844 } };
/** Three slides beside each other. */
const SMALL_DESK = { width: 1024, height: 600 };

describe('the slides', () => {
  test('lie as many beside each other as the window has room for, and do not shift when the code arrives', async () => {
    const page = await openPage('', PHONE);
    const release = await holdBack(page, CODE);
    await scrollToCarousel(page);
    const windows = [
      [390, 1],
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
      [1440, 3],
    ] as const;
    const isLaidOut = async (width: number, count: number) => {
      await page.setViewportSize({ width, height: 500 });
      await expect.poll(() => shown(page), { message: `at ${width} pixels` }).toHaveLength(count);
      await expect.poll(() => gap(page), { message: `at ${width} pixels` }).toBeCloseTo(30, 0);
    };
    for (const [width, count] of windows) await isLaidOut(width, count);
    const before = await placesOf(page);
    release();
    await attached(page);
    expect(await placesOf(page)).toEqual(before.map((place) => expect.closeTo(place, 0)));
    for (const [width, count] of windows.toReversed()) await isLaidOut(width, count);
    expect(problemsOf(page)).toEqual([]);
  });

  test('loop and rotate every 3 s, at most three in view, level however long project and role are', async () => {
    const page = await openCarousel();
    const params = await page.evaluate(() => {
      const box = document.querySelector<
        HTMLElement & { swiper: { params: Record<string, unknown> } }
      >('.swiper');
      const { el: _, ...rest } = box!.swiper.params;
      return JSON.parse(JSON.stringify(rest)) as object;
    });
    expect(params).toMatchObject({
      loop: true,
      speed: 300,
      spaceBetween: 30,
      threshold: 5,
      longSwipesRatio: 0.5,
      longSwipesMs: 300,
      breakpoints: { 768: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } },
      autoplay: { delay: 3000, pauseOnMouseEnter: true, disableOnInteraction: false },
    });
    await page.evaluate(() => {
      const card = document.querySelectorAll('#testimonials figure')[1]!;
      card.querySelector('a')!.textContent =
        'A project with a title that takes several lines '.repeat(2);
      card.querySelector('figcaption p:last-child')!.textContent = 'Head of long titles '.repeat(8);
    });
    for (const selector of ['blockquote', 'figcaption img']) {
      const tops = await page.evaluate(
        (each) =>
          [...document.querySelectorAll(`#testimonials ${each}`)].map(
            (e) => e.getBoundingClientRect().top,
          ),
        selector,
      );
      expect(new Set(tops.map(Math.round)).size, selector).toBe(1);
    }
  });

  test('scroll by hand and show no buttons if the code does not load', async () => {
    const page = await openPage('', PHONE);
    await page.route(CODE, (route) => route.abort());
    await scrollToCarousel(page);
    await expect.poll(() => problemsOf(page).length).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: labels.goTo.replace('{n}', '1') })).toBeHidden();
    await slides(page).evaluate((box) => box.scrollTo(760, 0));
    await expect.poll(() => shown(page)).toEqual(['3 of 6']);
  });

  test('keep the place and the focus that they have when the code arrives', async () => {
    const page = await openPage('', PHONE);
    const release = await holdBack(page, CODE);
    await scrollToCarousel(page);
    await slides(page).focus();
    await slides(page).evaluate((box) => box.scrollTo(760, 0));
    await expect.poll(() => shown(page)).toEqual(['3 of 6']);
    const before = await placesOf(page);
    release();
    await leads(page, 3);
    await expect
      .poll(() => placesOf(page))
      .toEqual(before.map((place) => expect.closeTo(place, 0)));
    await expect(slides(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await leads(page, 4);
  });

  test('without scripts are one stop of the Tab key, and arrow keys scroll them', async () => {
    const page = await openPage('', { ...PHONE, javaScriptEnabled: false });
    await slides(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slides(page).evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  });
});

describe('the visitor moves it', () => {
  test('by buttons, dots and arrow keys, all the way round, and a screen reader hears the slides in their order', async () => {
    const page = await openCarousel();
    // Arrow keys are the page's until the focus is inside.
    await page.keyboard.press('ArrowRight');
    await settled(page);
    await leads(page, 1);
    const [next, previous] = [button(page, labels.next), button(page, labels.previous)];
    for (const lead of [2, 3, 4, 5, 6, 1, 2]) {
      await next.click();
      await leads(page, lead);
      const expected = [0, 1, 2].map((step) => `${((lead - 1 + step) % 6) + 1} of 6`);
      await expect.poll(() => shown(page)).toEqual(expected);
      const text = await heard(page);
      const places = items.map(({ content, name }) => text.indexOf(`${content}${name}`));
      expect(places[0], `slide ${lead} leads`).toBeGreaterThanOrEqual(0);
      expect(places, `slide ${lead} leads`).toEqual(places.toSorted((a, b) => a - b));
    }
    for (const lead of [1, 6, 5]) {
      await previous.click();
      await leads(page, lead);
    }
    await dot(page, 3).click();
    await leads(page, 3);

    await button(page, labels.next).focus();
    for (const [key, lead] of [
      ['ArrowRight', 4],
      ['ArrowLeft', 3],
      ['ArrowLeft', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', 6],
    ] as const) {
      await page.keyboard.press(key);
      await leads(page, lead);
    }
    await page.getByRole('link', { name: 'Skip' }).focus();
    await page.keyboard.press('ArrowRight');
    await settled(page);
    await leads(page, 6);
  });

  test.each(['reduced', 'full'] as const)('by quick clicks with %s motion', async (motion) => {
    const page = await openPage('', { motion, field: false, viewport: SMALL_DESK });
    // All count, from the first frame that shows the buttons.
    await page.evaluate(async ({ next, pause }) => {
      const find = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
      find(next)!.scrollIntoView({ behavior: 'instant' });
      while (!find(next)?.closest('[data-ready]')) await new Promise(requestAnimationFrame);
      find(pause)?.click();
      for (let click = 0; click < 4; click += 1) {
        find(next)!.click();
        if (click > 1) await new Promise(requestAnimationFrame);
      }
    }, labels);
    await leads(page, 5);
    await expect.poll(() => shown(page)).toEqual(['5 of 6', '6 of 6', '1 of 6']);
  });

  test('by swiping with a finger and by dragging, even a link, which leads nowhere then', async () => {
    const page = await openCarousel({ ...PHONE, hasTouch: true });
    for (const lead of [2, 3]) {
      await settled(page);
      const link = page.locator('.swiper-slide-active a');
      const { x, y } = (await link.boundingBox())!;
      await page.mouse.move(x + 20, y + 10);
      await page.mouse.down();
      await page.mouse.move(x - 250, y + 10, { steps: 8 });
      await page.mouse.up();
      await leads(page, lead);
    }
    expect(page.url()).not.toContain('#');
    await settled(page);
    const touch = await finger(page);
    await touch('touchStart', 300);
    for (const x of [260, 200, 120, 60]) await touch('touchMove', x);
    await touch('touchEnd');
    await leads(page, 4);
  });
});

describe('a reader', () => {
  test('hears the position once after a button, dot or arrow key, not when reading or rotation moves slides', async () => {
    const page = await openRotating();
    const position = page.locator('#testimonials p[aria-live=polite]');
    await position.evaluate((element: HTMLElement) => {
      const note = () => (element.title += `${element.textContent}.`);
      new MutationObserver(note).observe(element, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    const select = (n: number) =>
      page
        .getByText(items[n - 1]!.content)
        .evaluate((quote) => getSelection()!.selectAllChildren(quote));
    await turns(page);
    await select(6);
    await leads(page, 6);
    await button(page, labels.next).press('Enter');
    await dot(page, 5).press('Enter');
    await leads(page, 5);
    await page.keyboard.press('ArrowRight');
    await select(3);
    await expect(position).toHaveAttribute('title', '1 of 6.5 of 6.6 of 6..');
  });

  test.each([
    [390, 'reduced'],
    [1440, 'full'],
  ] as const)(
    'reaches all controls and links by Tab at %i pixels with %s motion',
    async (width, motion) => {
      const page = await openCarousel({ motion, field: false, viewport: { width, height: 600 } });
      // Until the loop has moved slides in the DOM.
      await expect
        .poll(async () => {
          // Hidden on phones.
          await page.locator(`[aria-label="${labels.next}"]`).dispatchEvent('click');
          return page.locator('.swiper-slide').first().getAttribute('aria-label');
        })
        .not.toBe('1 of 6');
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
      ].concat('E-Commerce', 'Task App', 'Weather', 'Portfolio', 'Shopify', 'Landing Pages');
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

  test('keeps a named element focused when the slide with the focus leaves the view', async () => {
    const page = await openCarousel({ viewport: { width: 800, height: 900 } });
    const link = page.locator('#testimonials').getByRole('link', { name: 'Task App' });
    await link.focus();
    for (let turn = 0; turn < 6; turn += 1) {
      const lead = await leadOf(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => leadOf(page), `after ${lead}, turn ${turn}`).not.toBe(lead);
      await expect(page.locator(':focus')).toHaveAccessibleName(/\w/);
    }
    await expect(slides(page)).toBeFocused();
  });

  test('finds the text and the name of a testimonial out of view, and sees the slide that the browser scrolls to', async () => {
    const page = await openCarousel(PHONE);
    for (const [index, { content, name }] of [...items.entries()].toReversed()) {
      for (const text of [content, name]) {
        // Projects quotes a testimonial too.
        await page.evaluate(() =>
          getSelection()!.collapse(document.querySelector('#testimonials'), 0),
        );
        expect(await page.evaluate(findText, text.slice(0, 20)), text).toBe(true);
        await leads(page, index + 1);
      }
    }
    await page.getByText('Lin Chen').evaluate((name) => name.scrollIntoView());
    await leads(page, 5);
    await expect(page.getByText('Lin Chen')).toBeInViewport();
  });
});

describe('with full motion it rotates', () => {
  test('every 3 s, all the way round, but not in a hidden tab, out of view, under the mouse or after a click', async () => {
    const page = await openRotating();
    for (let turn = 0; turn < 6; turn += 1) await turns(page);
    await settled(page);
    await setVisibility(page, 'hidden');
    await stands(page);
    await setVisibility(page, 'visible');
    await turns(page);
    await page.evaluate(() => document.querySelector('#about')!.scrollIntoView());
    await expect.poll(() => page.evaluate(isRotating)).toBe(false);
    await stands(page);
    await page.locator('#testimonials h2').scrollIntoViewIfNeeded();
    await scrollToCarousel(page);
    await turns(page);

    await slides(page).hover();
    await stands(page);
    await page.mouse.move(5, 5);
    await turns(page);
    await button(page, labels.next).click();
    await stands(page);
    await page.mouse.move(5, 5);
    await turns(page);
  });

  test('not while a finger rests on it', async () => {
    const page = await openRotating({ ...PHONE, hasTouch: true });
    const touch = await finger(page);
    await touch('touchStart', 200);
    await stands(page);
    await touch('touchEnd');
    await turns(page);
  });

  const readers: [string, (page: Page) => Promise<unknown>][] = [
    ['a key is pressed anywhere', (page) => page.keyboard.press('ArrowDown')],
    ['the focus enters it', (page) => button(page, labels.next).focus()],
    [
      'text in it is selected',
      (page) =>
        page.evaluate(() =>
          getSelection()!.selectAllChildren(document.querySelector('#testimonials blockquote')!),
        ),
    ],
    ['its button is pressed', (page) => button(page, labels.pause).click()],
  ];
  test('until a reader acts or presses its button: this ends it until the button is pressed again', async () => {
    const page = await openRotating();
    for (const [what, act] of readers) {
      await expect(button(page, labels.pause), what).toHaveAttribute('aria-pressed', 'false');
      await act(page);
      await expect(button(page, labels.pause), what).toHaveAttribute('aria-pressed', 'true');
      await page.mouse.click(5, 5);
      await stands(page);
      await button(page, labels.pause).press('Enter');
      await expect(button(page, labels.pause), what).toHaveAttribute('aria-pressed', 'false');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      // Playwright scrolls the page to click a button: the slides may be out of view.
      await scrollToCarousel(page);
      await turns(page);
    }
  });

  test('until motion is switched off: a slide that moves arrives at once, and slides change without moving', async () => {
    const page = await openRotating();
    await turns(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(button(page, labels.pause)).toBeHidden();
    await stands(page);
    const lead = await leadOf(page);
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
    await leads(page, (lead % 6) + 1);
  });
});

/** Opens the page and waits for the carousel in the window. */
async function openCarousel(options?: PageOptions): Promise<Page> {
  const page = await openPage('', { viewport: SMALL_DESK, ...options });
  await scrollToCarousel(page);
  await attached(page);
  return page;
}

/** Opens the page with the carousel in the window, full motion and a clock that can be put forward. */
async function openRotating(options?: PageOptions): Promise<Page> {
  const page = await openPage('', {
    motion: 'full',
    field: false,
    viewport: SMALL_DESK,
    ...options,
  });
  await page.clock.install();
  await scrollToCarousel(page);
  await attached(page);
  await expect.poll(() => page.evaluate(isRotating)).toBe(true);
  return page;
}

async function scrollToCarousel(page: Page): Promise<void> {
  await hydrated(page);
  await slides(page).evaluate((box) =>
    box.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
}

async function attached(page: Page): Promise<void> {
  await expect(page.locator('.swiper-initialized')).toBeVisible();
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

async function leads(page: Page, n: number): Promise<void> {
  await expect(dot(page, n)).toHaveAttribute('aria-current', 'true');
}

/** Number of the slide that leads, from 1. */
function leadOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dots = [
      ...document.querySelectorAll('#testimonials button[aria-label^="Go to testimonial"]'),
    ];
    return dots.findIndex((each) => each.hasAttribute('aria-current')) + 1;
  });
}

/** Lets the time of a turn pass: the carousel turns. */
async function turns(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isRotating)).toBe(true);
  const lead = await leadOf(page);
  await page.clock.fastForward(TURN);
  // On a slow machine 3 s have passed before.
  await expect.poll(async () => [1, 2].includes(((await leadOf(page)) - lead + 6) % 6)).toBe(true);
}

/** Lets the time of two turns pass: the carousel stays. */
async function stands(page: Page): Promise<void> {
  await settled(page);
  const lead = await leadOf(page);
  for (let turn = 0; turn < 2; turn += 1) {
    await page.clock.fastForward(TURN + 500);
    await settled(page);
  }
  expect(await leadOf(page)).toBe(lead);
}

/** Waits until no slide moves, and for two frames, in which the position follows. */
async function settled(page: Page): Promise<void> {
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
function isRotating(): boolean {
  type Box = HTMLElement & { swiper: { animating: boolean; autoplay: { running: boolean } } };
  const { animating, autoplay } = document.querySelector<Box>('.swiper')!.swiper;
  return autoplay.running && !animating;
}

/** Names of the slides that are wholly between the margins, from left to right. */
function shown(page: Page): Promise<(string | null)[]> {
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

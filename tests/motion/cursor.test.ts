import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { describe, test } from 'vitest';
import { expect, hydrated, openPage, type PageOptions } from '../helpers/page.ts';
import { content } from '../helpers/sites/sample.ts';

const SEND = 'form button[type=submit]';
const { colors } = content.site;

describe('the arrow', () => {
  test('goes half of the remaining way to the mouse in each frame', async () => {
    const page = await openWithArrow();
    const remaining = (await placesOnTheWay(page)).map((place) => 1200 - place);
    const shares = remaining.slice(1, -1).map((distance, index) => distance / remaining[index]!);
    expect(shares.length).toBeGreaterThan(8);
    for (const share of shares) expect(Math.abs(share - 0.5)).toBeLessThan(0.05);
  });

  test('sleeps once it has arrived', async () => {
    const page = await openWithArrow();
    const places = await placesOnTheWay(page);
    await pause(300);
    expect(await page.evaluate(() => window.places)).toEqual(places);
  });

  test('has the accent colour of the content', async () => {
    const page = await openWithArrow();
    expect(await colorOf(page)).toBe(await computedColor(page, colors.accent));
  });

  test.each([
    ['link', '#home a'],
    ['button', 'header button[aria-pressed]'],
  ])('has the highlight colour of the content over a %s', async (_what, selector) => {
    const page = await openWithArrow();
    await page.locator(selector).first().hover();
    const highlight = await computedColor(page, colors.highlight);
    await expect.poll(() => colorOf(page)).toBe(highlight);
  });

  test('has its tip at the mouse', async () => {
    const page = await openWithArrow();
    await arrowAt(page, 700, 300);
    expect(await drawingOf(page).boundingBox()).toMatchObject({ x: 700, y: 300 });
  });

  test('is as large as a cursor', async () => {
    const page = await openWithArrow();
    expect((await drawingOf(page).boundingBox())!.width).toBeGreaterThanOrEqual(32);
  });

  test('grows from its tip while a button is pressed', async () => {
    const page = await openWithArrow();
    await arrowAt(page, 700, 300);
    const drawing = drawingOf(page);
    const { width } = (await drawing.boundingBox())!;
    await page.mouse.down();
    await expect
      .poll(async () => (await drawing.boundingBox())!.width)
      .toBeGreaterThan(width * 1.2);
    expect(await drawing.boundingBox()).toMatchObject({ x: 700, y: 300 });
    await page.mouse.up();
    await expect.poll(async () => (await drawing.boundingBox())!.width).toBe(width);
  });

  test('follows without a lag above the form', async () => {
    const page = await openWithArrow('#contact');
    await page.locator('form label').first().hover();
    await page.locator(SEND).hover();
    const box = (await page.locator(SEND).boundingBox())!;
    const [x, y] = [Math.round(box.x), Math.round(box.y)];
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.move(x + 120, y + 20);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await placeOf(page)).toEqual([x + 120, y + 20]);
  });
});

test('the arrow makes way for the text cursor over fields and running text', async () => {
  const page = await openWithArrow();
  for (const [target, cursor] of [
    ['#about p >> nth=1', 'text'],
    ['#projects h3', 'text'],
    ['#contact input', 'text'],
    ['header button[aria-pressed]', 'none'],
    ['#contact textarea', 'text'],
  ] as const) {
    const element = page.locator(target).first();
    // A reveal may move the element away from under the mouse.
    await expect(async () => {
      await element.hover();
      await expect(element).toHaveCSS('cursor', cursor);
      await expect(arrowOf(page)).toBeVisible({ visible: cursor === 'none', timeout: 500 });
    }).toPass({ timeout: 30_000 });
  }
});

describe("the system's cursor is back", () => {
  test('when the mouse leaves the window', async () => {
    const page = await openWithArrow();
    await expect.poll(() => cursors(page)).toEqual(['none']);
    await page.evaluate(() =>
      document.documentElement.dispatchEvent(
        new PointerEvent('pointerleave', { pointerType: 'mouse' }),
      ),
    );
    await expectSystemCursor(page);
  });

  test('until the mouse comes back', async () => {
    const page = await openWithArrow();
    await page.evaluate(() =>
      document.documentElement.dispatchEvent(
        new PointerEvent('pointerleave', { pointerType: 'mouse' }),
      ),
    );
    await expect(arrowOf(page)).toBeHidden();
    await page.mouse.move(720, 300);
    await expect(arrowOf(page)).toBeVisible();
  });

  test('while a zoomed page is moved under the mouse, until the mouse moves', async () => {
    const page = await openWithArrow();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await meetArrow(page);
    await page.mouse.wheel(240, 0);
    await expectSystemCursor(page);
    await page.mouse.move(700, 300);
    await expect(arrowOf(page)).toBeVisible();
  });

  test('while more contrast is asked for', async () => {
    const page = await openWithArrow();
    await page.emulateMedia({ contrast: 'more' });
    await page.mouse.move(300, 300);
    await expectSystemCursor(page);
    await page.emulateMedia({ contrast: 'no-preference' });
    await meetArrow(page);
  });

  test('once motion is stopped', async () => {
    const page = await openWithArrow();
    await page.getByRole('button', { name: 'Motion' }).click();
    await expectSystemCursor(page);
  });

  test('once an extension removes the arrow', async () => {
    const page = await openWithArrow();
    await arrowOf(page).evaluate((arrow) => arrow.remove());
    await page.mouse.move(720, 300);
    await expect.poll(() => cursors(page)).not.toContain('none');
  });
});

test.each([
  ['forced colours', { forcedColors: 'active' }],
  ['more contrast', { contrast: 'more' }],
  ['reduced motion', { motion: 'reduced' }],
] satisfies [string, PageOptions][])("%s keep the system's cursor", async (_name, options) => {
  const page = await openPage('', { motion: 'full', field: false, ...options });
  await hydrated(page);
  for (const x of [500, 520, 700]) await page.mouse.move(x, 300);
  await pause(200);
  expect(await cursors(page)).not.toContain('none');
  await expect(arrowOf(page)).toBeHidden();
});

test("touch and a pen keep the system's cursor", async () => {
  const page = await openPage('', { motion: 'full', field: false, hasTouch: true });
  await hydrated(page);
  const devtools = await page.context().newCDPSession(page);
  for (const x of [230, 260, 290])
    await devtools.send('Input.dispatchMouseEvent', {
      type: 'mouseMoved',
      x,
      y: 400,
      pointerType: 'pen',
    });
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 400 }] });
  await touch('touchStart', 200);
  for (const x of [230, 260, 290]) await touch('touchMove', x);
  await pause(200);
  expect(await cursors(page)).not.toContain('none');
});

test('a cursor is visible above the open menu', async () => {
  const page = await openWithArrow('', { viewport: { width: 800, height: 900 } });
  await page.getByRole('button', { name: 'Menu' }).click();
  const link = page.locator('nav').getByRole('link', { name: 'Skills' });
  await link.hover();
  const { x, y } = (await link.boundingBox())!;
  await page.mouse.move(x + 20, y + 10);
  await expect
    .poll(() =>
      link.evaluate((element) => {
        if (getComputedStyle(element).cursor !== 'none') return 'cursor of the system';
        const arrow = document.querySelector<HTMLElement>('#root > [aria-hidden]:last-child')!;
        const { left, top } = arrow.getBoundingClientRect();
        // Lets the mouse hit the arrow to find out what is on top.
        arrow.style.pointerEvents = 'auto';
        const onTop = arrow.contains(document.elementFromPoint(left + 8, top + 6));
        arrow.style.pointerEvents = '';
        return onTop ? 'arrow' : 'nothing';
      }),
    )
    .not.toBe('nothing');
});

test("the arrow stands out on the first screen, on a picture and on Send's pink", async () => {
  const page = await openWithArrow();
  for (const selector of ['#home h1', '#projects picture', SEND]) {
    const target = page.locator(selector).first();
    await target.hover();
    const { x, y } = await target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    });
    await page.mouse.move(x, y);
    await arrowAt(page, x, y);
    // Light and dark pixels along a line through the arrow, on any ground.
    const clip = { x: x - 6, y: y + 8, width: 44, height: 1 };
    const hasBoth = async () => {
      const picture = sharp(await page.screenshot({ clip })).greyscale();
      const greys = [...(await picture.raw().toBuffer())];
      return Math.max(...greys) > 200 && Math.min(...greys) < 60;
    };
    await expect.poll(hasBoth, { message: selector }).toBe(true);
  }
});

async function openWithArrow(path = '', options: PageOptions = {}): Promise<Page> {
  const page = await openPage(path, { motion: 'full', field: false, ...options });
  await hydrated(page);
  await meetArrow(page);
  return page;
}

/** Moves the mouse about 700, 300 until the arrow is there. */
async function meetArrow(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.move(690, 300);
      await page.mouse.move(700, 300);
      return arrowOf(page).isVisible();
    })
    .toBe(true);
}

function arrowOf(page: Page): Locator {
  return page.locator('#root > [aria-hidden]').last();
}

async function arrowAt(page: Page, x: number, y: number): Promise<void> {
  await expect.poll(() => placeOf(page)).toEqual([x, y]);
}

function placeOf(page: Page): Promise<[number, number]> {
  return arrowOf(page).evaluate((arrow) => {
    const { e, f } = new DOMMatrix(getComputedStyle(arrow).transform);
    return [e, f];
  });
}

function drawingOf(page: Page): Locator {
  return arrowOf(page).locator('svg');
}

/** Moves the mouse 500 pixels to the right. Resolves to the arrow's places on its way, frame by frame. */
async function placesOnTheWay(page: Page): Promise<number[]> {
  await arrowAt(page, 700, 300);
  await page.evaluate(() => {
    const arrow = document.querySelector<HTMLElement>('#root > [aria-hidden]:last-child')!;
    const notePlace = () => window.places.push(new DOMMatrix(arrow.style.transform).e);
    window.places = [];
    notePlace();
    new MutationObserver(notePlace).observe(arrow, { attributeFilter: ['style'] });
  });
  await page.mouse.move(1200, 300);
  await arrowAt(page, 1200, 300);
  return page.evaluate(() => window.places);
}

async function expectSystemCursor(page: Page): Promise<void> {
  await expect(arrowOf(page)).toBeHidden();
  await expect.poll(() => cursors(page)).not.toContain('none');
}

/** A colour of the content, as the browser computes it. */
function computedColor(page: Page, color: string): Promise<string> {
  return page.evaluate((value) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = value;
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return computed;
  }, color);
}

function colorOf(page: Page): Promise<string> {
  return arrowOf(page).evaluate((arrow) => getComputedStyle(arrow).color);
}

/** The cursors of some elements without running text, each once. */
function cursors(page: Page): Promise<string[]> {
  return page
    .locator('header, header a, header button, h1, h2, footer a')
    .evaluateAll((elements) => [...new Set(elements.map((each) => getComputedStyle(each).cursor))]);
}

declare global {
  interface Window {
    /** Places of the arrow from frame to frame, in pixels from the left. */
    places: number[];
  }
}

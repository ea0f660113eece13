import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { INBOX_ACCEPTS, SEND_PATH } from '../../src/sections/Contact/emailjsApi.ts';
import type { PicturePoint, Pulses } from '../../src/needleField/fieldInput.ts';
import {
  bring,
  canvasOf,
  drawLittle,
  inputOf,
  openFieldPage,
  seemFast,
  shown,
} from '../helpers/fieldPage.ts';
import { expect, problemsOf } from '../helpers/page.ts';

const inWorker = [drawLittle, seemFast];
const viewport = { width: 1200, height: 700 };
const SEND = '#contact [type=submit]';
const EMAIL = '#contact a[href^="mailto:"]';

describe('at home the needles', () => {
  test('follow the focus, the mouse, a press and the scroll', async () => {
    const page = await openFieldPage({ inWorker, viewport });
    await shown(page);
    expect((await inputOf(page)).target).toBeUndefined();

    await page.mouse.move(900, 300);
    await aimAt(page, 'home', { x: 900, y: 300 });
    await page.locator('#home a').first().focus();
    await page.keyboard.press('Tab');
    await aimAt(page, 'home', '#home a:nth-of-type(2)');
    expect(await inputOf(page)).toMatchObject({ calm: 1 });

    await page.mouse.move(1100, 500);
    await aimAt(page, 'home', { x: 1100, y: 500 });
    expect(await inputOf(page)).toMatchObject({ calm: 0 });
    expect(await inputOf(page)).toMatchObject({ exit: 0 });
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    await aimAt(page, 'home', { x: 1100, y: 500 });
    await page.evaluate(() => scrollTo({ top: innerHeight / 2, behavior: 'instant' }));
    await expect.poll(async () => (await inputOf(page)).exit).toBeCloseTo(0.5, 2);

    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.evaluate(() =>
      document.documentElement.dispatchEvent(new PointerEvent('pointerleave')),
    );
    await expect.poll(async () => (await inputOf(page)).target).toBeUndefined();
    await page.mouse.move(800, 200);
    await page.mouse.down();
    await expect.poll(() => placeOf(page, 'home', 'press')).toEqual(near(800, 200));
    expect(problemsOf(page)).toEqual([]);
  });

  test('do not follow a finger, which throws a ring', async () => {
    const page = await openFieldPage({
      inWorker,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    await shown(page);
    await page.touchscreen.tap(200, 700);
    await expect.poll(() => placeOf(page, 'home', 'press')).toEqual(near(200, 700));
    expect((await inputOf(page)).target).toBeUndefined();
  });
});

describe('in contact the needles', () => {
  test('follow Send, the field in use, the mouse and the outcome of a message', async () => {
    const page = await openFieldPage({ inWorker, viewport }, '#contact');
    await page.clock.install();
    await bring(page, SEND);
    await shown(page, 'contact');
    await expect.poll(async () => (await inputOf(page)).exit).toBeLessThan(0.01);
    await expect.poll(() => placeOf(page, 'contact', 'rest')).toEqual(await middleOf(page, SEND));
    await page.locator('#contact textarea').focus();
    await aimAt(page, 'contact', '#contact textarea');
    await page.mouse.move(300, 400);
    await aimAt(page, 'contact', { x: 300, y: 400 });
    await page.keyboard.type('a');
    await aimAt(page, 'contact', '#contact textarea');

    await send(page, 500);
    await aimAt(page, 'contact', EMAIL);
    await page.mouse.move(300, 400);
    await aimAt(page, 'contact', EMAIL);
    await page.clock.runFor(20_000);
    await aimAt(page, 'contact', { x: 300, y: 400 });

    expect((await inputOf(page)).success).toBeUndefined();
    await send(page, 200);
    await expect
      .poll(() => placeOf(page, 'contact', 'success'))
      .toEqual(await middleOf(page, SEND));
    expect(await placeOf(page, 'contact', 'press')).toEqual(await middleOf(page, SEND));
  });
});

/** Sends a message; the service answers with `status`. Only the answer begins in the middle of Send. */
async function send(page: Page, status: number): Promise<void> {
  await page.route(`**/${SEND_PATH}`, (route) => route.fulfill({ status, body: INBOX_ACCEPTS }));
  for (const field of await page.locator('#contact form').locator('input, textarea').all())
    await field.fill('ada@example.com');
  await page.locator(SEND).click({ position: { x: 20, y: 20 } });
}

/** Waits until the needles aim at the middle of an element or at a place in the window. */
async function aimAt(
  page: Page,
  section: 'home' | 'contact',
  aim: string | PicturePoint,
): Promise<void> {
  const place = async () => (typeof aim === 'string' ? middleOf(page, aim) : near(aim.x, aim.y));
  await expect(async () =>
    expect(await placeOf(page, section, 'target')).toEqual(await place()),
  ).toPass({
    timeout: 30_000,
  });
}

/** A point that the page has sent, in CSS pixels of the window. */
async function placeOf(
  page: Page,
  section: 'home' | 'contact',
  name: 'target' | 'rest' | keyof Pulses<unknown>,
): Promise<PicturePoint | undefined> {
  const point = (await inputOf(page))[name];
  const box = await canvasOf(page, section).boundingBox();
  return point && box
    ? { x: box.x + point.x * box.width, y: box.y + point.y * box.height }
    : undefined;
}

async function middleOf(page: Page, selector: string): Promise<unknown> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  return near(x + width / 2, y + height / 2);
}

/** Within a pixel: the layout gives the page whole pixels. */
function near(x: number, y: number): unknown {
  return { x: expect.closeTo(x, -0.3), y: expect.closeTo(y, -0.3) };
}

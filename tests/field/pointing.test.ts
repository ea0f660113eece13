import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { INBOX_ACCEPTED_TEXT, SEND_PATH } from '../../src/sections/Contact/sending/emailjsApi.ts';
import type { CanvasPoint, Pulses } from '../../src/needleField/sceneInput.ts';
import {
  canvasOf,
  drawLittle,
  inputOf,
  openFieldPage,
  seemFast,
  waitForField,
} from '../helpers/fieldPage.ts';
import { scrollToMiddle } from '../helpers/reading.ts';
import { UNSENT } from '../helpers/contact.ts';
import { expect, type PageOptions } from '../helpers/page.ts';

const inWorker = [drawLittle, seemFast];
const viewport = { width: 1200, height: 700 };
const SEND = '#contact [type=submit]';
const EMAIL_LINK = '#contact a[href^="mailto:"]';

describe('at home the needles', () => {
  test('follow the mouse', async () => {
    const page = await openFieldPage({ inWorker, viewport });
    await waitForField(page);
    await page.mouse.move(900, 300);
    await expectAim(page, 'home', { x: 900, y: 300 });
  });

  test('do not follow a finger, which throws a ring', async () => {
    const page = await openFieldPage({
      inWorker,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    await waitForField(page);
    await page.touchscreen.tap(200, 700);
    await expect.poll(() => placeOf(page, 'home', 'ring')).toEqual(near(200, 700));
    expect((await inputOf(page)).target).toBeUndefined();
  });
});

describe('in contact the needles', () => {
  const openContact = async (options: PageOptions = {}) => {
    const page = await openFieldPage({ inWorker, viewport, ...options }, '#contact');
    await page.clock.install();
    await scrollToMiddle(page, SEND);
    await waitForField(page, 'contact');
    return page;
  };

  test('point at Send', async () => {
    const page = await openContact();
    await expect
      .poll(() => placeOf(page, 'contact', 'defaultTarget'))
      .toEqual(await centerOf(page, SEND));
  });

  test('follow the mouse again once the failure is over', async () => {
    const page = await openContact({ expectedProblems: UNSENT });
    await send(page, 500);
    await expectAim(page, 'contact', EMAIL_LINK);
    await page.mouse.move(300, 400);
    await page.clock.runFor(20_000);
    await expectAim(page, 'contact', { x: 300, y: 400 });
  });

  test('point away from the middle of Send after a success, with a ring from there', async () => {
    const page = await openContact();
    expect((await inputOf(page)).success).toBeUndefined();
    await send(page, 200);
    const middle = await centerOf(page, SEND);
    await expect.poll(() => placeOf(page, 'contact', 'success')).toEqual(middle);
    expect(await placeOf(page, 'contact', 'ring')).toEqual(middle);
  });
});

/** Sends a message; the service responds with `status`. Only the ring begins in the middle of Send. */
async function send(page: Page, status: number): Promise<void> {
  await page.route(`**/${SEND_PATH}`, (route) =>
    route.fulfill({ status, body: INBOX_ACCEPTED_TEXT }),
  );
  for (const field of await page.locator('#contact form').locator('input, textarea').all()) {
    await field.fill('ada@example.com');
  }
  await page.locator(SEND).click({ position: { x: 20, y: 20 } });
}

/** Waits until the needles aim at the middle of an element or at a place in the window. */
async function expectAim(
  page: Page,
  section: 'home' | 'contact',
  aim: string | CanvasPoint,
): Promise<void> {
  const place = async () => (typeof aim === 'string' ? centerOf(page, aim) : near(aim.x, aim.y));
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
  name: 'target' | 'defaultTarget' | keyof Pulses<unknown>,
): Promise<CanvasPoint | undefined> {
  const point = (await inputOf(page))[name];
  const box = await canvasOf(page, section).boundingBox();
  return point && box
    ? { x: box.x + point.x * box.width, y: box.y + point.y * box.height }
    : undefined;
}

async function centerOf(page: Page, selector: string): Promise<unknown> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  return near(x + width / 2, y + height / 2);
}

/** Within a pixel: the layout gives the page whole pixels. */
function near(x: number, y: number): unknown {
  return { x: expect.closeTo(x, -0.3), y: expect.closeTo(y, -0.3) };
}

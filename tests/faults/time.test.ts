import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { formOf, letter, type ContactForm } from '../helpers/contact.ts';
import { SENDING, SENT } from '../helpers/contactTexts.ts';
import {
  expect,
  openPage,
  waitForHydration,
  waitForReveals,
  type PageOptions,
} from '../helpers/page.ts';
import { jumpTo, readWholePage } from '../helpers/reading.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each([
  ['forward', DAY],
  ['back', -DAY],
])('a clock put %s by a day', (_direction, jump) => {
  test('leaves reveals and arrow as before, without a word in the console', async () => {
    const page = await openPage('about:blank', { motion: 'full', field: false });
    await page.addInitScript(movableClock);
    await page.goto('./');
    await waitForReveals(page);
    await jumpTo(page, 'about');
    await page.evaluate((by) => window.moveClock(by), jump);
    await readWholePage(page);
    await page.mouse.move(300, 300);
    await page.mouse.move(700, 300);
    await expect(page.locator('html')).toHaveAttribute('data-cursor');
  });

  test('leaves a message on its way as before, without a word in the console', async () => {
    const page = await openPage('about:blank', { motion: 'full', field: false });
    await page.addInitScript(movableClock);
    const form = await formOf(page);
    await page.goto('./');
    await waitForHydration(page);
    const release = await form.sendAndHold();
    await page.evaluate((by) => window.moveClock(by), jump);
    await expect(form.button).toHaveText(SENDING);
    release();
    await expect(form.status).toHaveText(SENT);
  });
});

test('after an hour asleep the page goes on where it was, without a word in the console', async () => {
  const { page, form } = await openWithClock();
  await form.fill();
  await jumpTo(page, 'testimonials');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await page.clock.fastForward(HOUR);
  await expect(page.locator('#testimonials h2')).toBeInViewport();
  await expect(form.field('Message')).toHaveValue(letter.message);
  await readWholePage(page);
});

test('a response that comes during an hour asleep counts', async () => {
  const { page, form } = await openWithClock({ expectedProblems: /no response within 20 s/ });
  const release = await form.sendAndHold();
  // The response comes while the tab sleeps.
  await page.clock.fastForward(HOUR);
  release();
  await expect(form.status).toHaveText(SENT);
  expect(form.requests).toHaveLength(1);
});

/** Opens the page with a clock that the test puts forward. */
async function openWithClock(
  options: PageOptions = {},
): Promise<{ page: Page; form: ContactForm }> {
  const page = await openPage('about:blank', { motion: 'full', field: false, ...options });
  const form = await formOf(page);
  await page.clock.install();
  await page.goto('./');
  await waitForHydration(page);
  return { page, form };
}

/** Runs before the page: `moveClock` puts its clocks forward or back, and no timer comes earlier. */
function movableClock(): void {
  let ahead = 0;
  const { Date: Original } = window;
  const now = Original.now.bind(Original);
  const elapsed = performance.now.bind(performance);
  window.Date = new Proxy(Original, {
    construct: (target, args) =>
      Reflect.construct(target, args.length > 0 ? args : [now() + ahead]) as Date,
    get: (target, key) =>
      key === 'now' ? () => now() + ahead : (Reflect.get(target, key) as unknown),
  });
  performance.now = () => elapsed() + ahead;
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => request((time) => callback(time + ahead));
  window.moveClock = (milliseconds) => (ahead += milliseconds);
}

declare global {
  interface Window {
    moveClock: (milliseconds: number) => number;
  }
}

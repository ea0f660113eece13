import sharp from 'sharp';
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, test } from 'vitest';
import {
  expect,
  motionSwitch,
  openPage,
  openPageForSuite,
  waitForHydration,
} from '../helpers/page.ts';

const current = (page: Page) => page.locator('nav [aria-current]');

describe('the bar', () => {
  test('lets nothing show through once the page is scrolled', async () => {
    const page = await openPage('', { viewport: { width: 1440, height: 500 } });
    await waitForHydration(page);
    await page.evaluate(() => {
      const white = document.createElement('div');
      white.style.cssText =
        'position: fixed; z-index: 5; inset: 0 0 auto; height: 200px; background: white';
      document.body.append(white);
    });
    const bar = (await page.getByRole('banner').boundingBox())!;
    const clip = { x: 0, y: bar.height - 12, width: bar.width, height: 10 };
    const brightest = async () => {
      const { channels } = await sharp(await page.screenshot({ clip }))
        .removeAlpha()
        .stats();
      return Math.max(...channels.map(({ max }) => max));
    };
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(brightest).toBeGreaterThan(100);
    await scrollTo(60);
    await expect.poll(brightest).toBeLessThan(30);
    await scrollTo(0);
    await expect.poll(brightest).toBeGreaterThan(100);
  });

  test('begins with a skip link, which shows once it has the focus', async () => {
    const page = await openPage('', { javaScriptEnabled: false });
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
  });

  test('has a skip link that leads past it', async () => {
    const page = await openPage('', { javaScriptEnabled: false });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'View My Work' })).toBeFocused();
  });

  test.each([
    ['a line in the bar', 1440],
    ['a needle in the menu', 390],
  ])('marks the section in view for the eye by %s, in forced colours too', async (_mark, width) => {
    const page = await openPage('#skills', { viewport: { width, height: 844 } });
    await waitForHydration(page);
    await expect(current(page)).toHaveText('Skills');
    if (width < 480) await page.getByRole('button', { name: 'Menu' }).click();
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      const marked = async () => {
        const names: (string | null)[] = [];
        for (const link of await page.locator('nav li a').all()) {
          if (await hasMark(page, link, width < 480)) names.push(await link.textContent());
        }
        return names;
      };
      await expect.poll(marked).toEqual(['Skills']);
    }
  });
});

/** Opacity of an edge that is not under the mouse, at least, by the contrast that a visitor asks for. */
const MIN_OPACITY = { 'no-preference': 0.4, more: 0.85 };

describe('an edge, which is brighter under the mouse, with more contrast too,', () => {
  const page = openPageForSuite();

  beforeAll(() => waitForHydration(page()));

  test.each<[string, (page: Page) => Locator]>([
    ['the CV', (shown) => shown.getByRole('link', { name: /^CV/ })],
    ['the motion switch', motionSwitch],
    ['the link to the form', (shown) => shown.getByRole('link', { name: "Let's Connect" })],
    ['a profile', (shown) => shown.getByRole('link', { name: /^GitHub/ }).first()],
    ['the chat', (shown) => shown.getByRole('link', { name: /^Chat on WhatsApp/ })],
  ])('is around %s', async (_what, find) => {
    const control = find(page());
    await control.scrollIntoViewIfNeeded();
    for (const contrast of ['no-preference', 'more'] as const) {
      await page().emulateMedia({ contrast });
      await page().mouse.move(0, 450);
      await expect.poll(() => edgeOf(control)).toBeGreaterThan(MIN_OPACITY[contrast]);
      const before = await edgeOf(control);
      await control.hover();
      await expect.poll(() => edgeOf(control)).toBeGreaterThan(before);
    }
  });
});

test('a link to a section opens there, below the fixed bar', async () => {
  const page = await openPage('#experience', { javaScriptEnabled: false });
  const bar = (await page.getByRole('banner').boundingBox())!;
  const heading = (await page.getByRole('heading', { name: 'Experience' }).boundingBox())!;
  expect(heading.y).toBeGreaterThanOrEqual(bar.height);
  expect(heading.y).toBeLessThan(400);
});

/** Whether a mark is drawn below the text of an entry in the bar, or before an entry of the menu. */
async function hasMark(page: Page, link: Locator, inMenu: boolean): Promise<boolean> {
  const { x, y, width, height } = (await link.boundingBox())!;
  const clip = inMenu
    ? { x: 0, y: Math.round(y + height / 2 - 12), width: 12, height: 24 }
    : { x: Math.round(x + width / 2), y: Math.round(y + height - 10), width: 2, height: 10 };
  const { channels } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .stats();
  // Forced colours are dark on light here.
  return channels[0]!.max - channels[0]!.min > 100;
}

/** How opaque the white edge of a control is, 0 to 1. */
function edgeOf(control: Locator): Promise<number> {
  return control.evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.fillStyle = getComputedStyle(element).borderBottomColor;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data[3]! / 255;
  });
}

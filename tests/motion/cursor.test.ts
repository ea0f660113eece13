import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { test } from 'vitest';
import { expect, openPage, waitForHydration, type PageOptions } from '../helpers/page.ts';

const SEND = 'form button[type=submit]';

test("the system's cursor is back while a zoomed page is moved under the mouse, until the mouse moves", async () => {
  const page = await openWithArrow();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await showArrow(page);
  await page.mouse.wheel(240, 0);
  await expectSystemCursor(page);
  await page.mouse.move(700, 300);
  await expect(arrowOf(page)).toBeVisible();
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
    await expectArrowAt(page, x, y);
    // Light and dark pixels along a line through the arrow, on any background.
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
  await waitForHydration(page);
  await showArrow(page);
  return page;
}

/** Moves the mouse about 700, 300 until the arrow is there. */
async function showArrow(page: Page): Promise<void> {
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

async function expectArrowAt(page: Page, x: number, y: number): Promise<void> {
  await expect.poll(() => placeOf(page)).toEqual([x, y]);
}

function placeOf(page: Page): Promise<[number, number]> {
  return arrowOf(page).evaluate((arrow) => {
    const { e, f } = new DOMMatrix(getComputedStyle(arrow).transform);
    return [e, f];
  });
}

async function expectSystemCursor(page: Page): Promise<void> {
  await expect(arrowOf(page)).toBeHidden();
  await expect.poll(() => cursors(page)).not.toContain('none');
}

/** The cursors of some elements without running text, each once. */
function cursors(page: Page): Promise<string[]> {
  return page
    .locator('header, header a, header button, h1, h2, footer a')
    .evaluateAll((elements) => [...new Set(elements.map((each) => getComputedStyle(each).cursor))]);
}

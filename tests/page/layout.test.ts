import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, test } from 'vitest';
import { changeText } from '../helpers/textStyle.ts';
import {
  expect,
  LOST_FILES,
  openPage,
  openPageForSuite,
  waitForHydration,
} from '../helpers/page.ts';
import { brokenWords } from '../helpers/probes/brokenWords.ts';
import { layoutFaults } from '../helpers/probes/layoutFaults.ts';
import { sample } from '../helpers/sites/sample.ts';
import { PHONE } from '../helpers/viewports.ts';

test('every text is whole inside the window, whatever its spacing and size', async () => {
  const page = await openPage();
  await waitForHydration(page);
  for (const [width, ...styles] of [
    [320, 'normal', 'wide spacing'],
    [390, 'normal', 'wide spacing', 'double size'],
    [768, 'normal', 'wide spacing'],
    [1024, 'normal', 'double size'],
    [1440, 'normal', 'wide spacing', 'double size'],
    [2560, 'normal'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const style of styles) {
      await changeText(page, style);
      const message = `at ${width} pixels with ${style} text`;
      if (style === 'normal') {
        await expect.poll(() => page.evaluate(tooWide), { message }).toEqual([]);
      }
      await expect.poll(() => page.evaluate(layoutFaults), { message }).toEqual([]);
      const texts = page.locator('h1, h2, h3, main a[download], a[href^=mailto]');
      expect(await texts.evaluateAll(brokenWords), message).toEqual([]);
    }
  }
});

test('the page is at most 13 windows high on a phone', async () => {
  const page = await openPage('', { viewport: PHONE });
  await waitForHydration(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / PHONE.height).toBeLessThanOrEqual(13);
});

describe('between two sections', () => {
  const page = openPageForSuite();

  beforeAll(() => waitForHydration(page()));

  // Below About the portrait reaches into the next section.
  test.each(sample.sections.slice(2))(
    '%s begins in the colour in which the section above ends',
    async (id) => {
      const [above, below] = await colorsAtTop(page(), id);
      const difference = Math.max(
        ...above.map((value, channel) => Math.abs(value - below[channel]!)),
      );
      expect(difference).toBeLessThan(3);
    },
  );
});

describe('everything that can be pressed is at least 44 by 44 pixels and not covered', () => {
  test('on the page and in its menu', async () => {
    const page = await openPage();
    await waitForHydration(page);
    const menu = page.getByRole('button', { name: 'Menu' });
    for (const [width, height] of [
      [1440, 900],
      [768, 1024],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.locator('#testimonials').scrollIntoViewIfNeeded();
      const message = `at ${width} by ${height} pixels`;
      await expect
        .poll(() => page.evaluate(tooSmall, 'a, button, input, textarea'), { message })
        .toEqual([]);
      if (!(await menu.isVisible())) continue;
      await menu.click();
      await expect(page.locator('nav a').first()).toBeVisible();
      expect(await page.evaluate(tooSmall, 'nav a'), `in the menu ${message}`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });

  test('on the page for wrong addresses', async () => {
    const page = await openPage('nowhere', {
      viewport: { width: 320, height: 800 },
      expectedProblems: LOST_FILES,
    });
    expect(await page.evaluate(tooSmall, 'a')).toEqual([]);
  });
});

/** The colours at the window's edge just above the top of a section and just below it. */
async function colorsAtTop(page: Page, id: string): Promise<[above: number[], below: number[]]> {
  const top = await page.locator(`#${id}`).evaluate((section) => {
    scrollBy({
      top: section.getBoundingClientRect().top - innerHeight / 2,
      behavior: 'instant',
    });
    return Math.round(section.getBoundingClientRect().top);
  });
  const screenshot = await page.screenshot({ clip: { x: 1, y: top - 2, width: 1, height: 4 } });
  const pixels = [...(await sharp(screenshot).removeAlpha().raw().toBuffer())];
  return [pixels.slice(0, 3), pixels.slice(-3)];
}

/** Runs in the page: elements that end beyond the window, and the page's width if it scrolls sideways. */
function tooWide(): string[] {
  // Slides wait beside the window, and drawings may bleed off the page.
  const mayBeCut = (element: Element) =>
    element.closest('.swiper, [aria-hidden=true], picture, img[alt=""], [data-cover]') !== null;
  const wide = [...document.querySelectorAll('body *')]
    .filter((element) => !mayBeCut(element) && element.checkVisibility())
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
    .map((element) => `${element.localName} ${element.textContent.slice(0, 30)}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [...wide, `the page is ${scrollWidth} wide`] : wide;
}

/** Runs in the page: controls that a finger would miss. The middle 44 by 44 pixels of each are its own. */
function tooSmall(selector: string): string[] {
  const SIZE = 44;
  const faults: string[] = [];
  let measured = 0;
  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) {
      continue;
    }
    // Links in running text are exempt; slides out of view cannot be pressed.
    if (control.closest('p') || control.closest('[aria-hidden=true]')) continue;
    const name =
      control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent;
    if (!control.closest('header')) {
      control.scrollIntoView({ behavior: 'instant', block: 'center' });
    }
    const {
      left,
      top,
      right,
      width: ownWidth,
      height: ownHeight,
    } = control.getBoundingClientRect();
    // A part of a link can make its target larger than its text.
    const target = getComputedStyle(control, '::after');
    const width = Math.max(ownWidth, parseFloat(target.width) || 0);
    const height = Math.max(ownHeight, parseFloat(target.height) || 0);
    // The skip link is above the window until it has the focus.
    if (top + ownHeight < 0) continue;
    // Slides wait beside the window.
    if (control.closest('.swiper') && (left < 0 || right > innerWidth)) continue;
    measured += 1;
    if (Math.min(width, height) < SIZE - 0.1) faults.push(`${name}: ${width} by ${height}`);
    const reach = SIZE / 2 - 1;
    for (const [x, y] of [
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ] as const) {
      const hit = document.elementFromPoint(left + ownWidth / 2 + x, top + ownHeight / 2 + y);
      if (!hit || !control.contains(hit)) {
        faults.push(`${name}: covered by ${hit?.outerHTML.slice(0, 60)}`);
      }
    }
  }
  return measured > 0 ? faults : [`nothing to press in ${selector}`];
}

import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { advanceClock } from '../helpers/fieldClock.ts';
import { openFieldWithClock } from '../helpers/fieldPage.ts';
import { scrollToMiddle } from '../helpers/reading.ts';
import { screenshot } from '../helpers/page.ts';

/** Level AAA of WCAG 2.2, and the whole first screen. */
const USUAL = 7;
/** Level AAA for texts of this size. */
const LARGE = 4.5;
const LARGE_SIZE_PX = 24;

const HOME_TEXTS =
  '#home h1, #home h1 ~ p, #home a[href="#contact"], header a[href="#home"], nav li a';
const CONTACT_TEXTS =
  '#contact h2, #contact h3, #contact h3 ~ p, #contact dt, #contact dd, footer li a, footer ul ~ p';

/** A text: its name, its colour (0 to 255) and the boxes of its lines in CSS pixels. */
interface Text {
  name: string;
  isLarge: boolean;
  color: number[];
  lines: { x: number; y: number; width: number; height: number }[];
}

describe.each([
  [390, 844],
  [1440, 900],
])('at %i by %i every text over the moving field keeps its contrast', (width, height) => {
  const options = { viewport: { width, height } };

  test('at home', { timeout: 240_000 }, async () => {
    const page = await openFieldWithClock('home', options);
    const read = () => textsOf(page, HOME_TEXTS, 0);
    const texts = await read();
    expect(texts.length).toBeGreaterThanOrEqual(width < 1024 ? 5 : 12);
    await hideTexts(page);
    for (const seconds of [0.5, 8]) {
      await advanceClock(page, seconds);
      await check(page, read, 'while the needles wander', () => USUAL);
    }
    const line = texts.find(({ name }) => name.startsWith('h1'))!.lines.at(-1)!;
    await page.mouse.move(line.x + line.width / 2, line.y + line.height / 2);
    await advanceClock(page, 0.8);
    await check(page, read, 'with the mouse over the name', () => USUAL);
    await page.mouse.move(width - 40, line.y);
    await advanceClock(page, 0.6);
    await check(page, read, 'behind the mouse', () => USUAL);
    await page.mouse.click(line.x + line.width, line.y);
    await advanceClock(page, 0.3);
    await check(page, read, 'after a press', () => USUAL);
    for (const control of await page.locator('#home a').all()) {
      await control.focus();
      await page.keyboard.press('Shift');
      await advanceClock(page, 1.5);
      await check(page, read, 'with the focus on a control', () => USUAL);
    }
  });

  test('in contact', { timeout: 240_000 }, async () => {
    const page = await openFieldWithClock('contact', options);
    await expect.poll(() => page.locator('#contact[data-revealed=shown]').count()).toBe(1);
    // Texts move until the end of their reveal.
    await expect.poll(() => page.locator('#contact [data-reveal][style]').count()).toBe(0);
    await hideTexts(page);
    const need = ({ isLarge }: Text) => (isLarge ? LARGE : USUAL);
    for (const place of ['#contact h2', '#contact dl', 'footer ul']) {
      await scrollToMiddle(page, place);
      const bar = (await page.locator('header').boundingBox())!.height;
      const read = () => textsOf(page, CONTACT_TEXTS, bar);
      await advanceClock(page, 3);
      await check(page, read, `without the mouse, by ${place}`, need);
      const texts = await read();
      // Not the last line: it may be a download, whose label moves while the mouse is over it.
      const line = texts.at(-1)!.lines[0]!;
      await page.mouse.move(line.x + line.width / 2, line.y + line.height / 2);
      await advanceClock(page, 0.8);
      await check(page, read, `with the mouse by ${place}`, need);
      await page.mouse.move(width - 40, line.y);
      await advanceClock(page, 0.6);
      await check(page, read, `behind the mouse by ${place}`, need);
      await page.mouse.move(0, 0);
    }
  });
});

/** The texts whose lines are in the window below `top`. */
function textsOf(page: Page, selector: string, top: number): Promise<Text[]> {
  return page.locator(selector).evaluateAll(
    (elements, [lowest, largeSize]) =>
      elements.flatMap((element) => {
        const range = document.createRange();
        const rects: DOMRect[] = [];
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          range.selectNodeContents(walker.currentNode);
          if (!walker.currentNode.parentElement?.closest('.visually-hidden')) {
            rects.push(...range.getClientRects());
          }
        }
        const lines = rects
          .map((rect) => rect.toJSON() as DOMRect)
          .filter(({ top: y, bottom, width }) => y >= lowest && bottom <= innerHeight && width > 1);
        const style = getComputedStyle(element);
        const color = style.color.match(/\d+/g)!.map(Number);
        const isLarge = parseFloat(style.fontSize) >= largeSize;
        const name = `${element.localName} ${element.textContent}`;
        return element.checkVisibility() && lines.length > 0
          ? [{ name, isLarge, color, lines }]
          : [];
      }),
    [top, LARGE_SIZE_PX] as const,
  );
}

/** Leaves the background of the texts. */
async function hideTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      section *, header *, footer * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
      section a svg, header svg, #root > [aria-hidden] { visibility: hidden !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Compares the texts with the brightest pixel behind them. `read` gives the texts and their places. */
async function check(
  page: Page,
  read: () => Promise<Text[]>,
  when: string,
  need: (text: Text) => number,
): Promise<void> {
  let texts: Text[];
  let image: Buffer;
  // On a busy machine a text may still move: then its place is not that in the picture.
  do {
    texts = await read();
    image = await screenshot(page);
  } while (JSON.stringify(await read()) !== JSON.stringify(texts));
  expect(texts, when).not.toEqual([]);
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const text of texts) {
    let brightest = 0;
    for (const { x, y, width, height } of text.lines) {
      for (let row = Math.floor(y); row < Math.ceil(y + height); row++) {
        for (let column = Math.floor(x); column < Math.ceil(x + width); column++) {
          const at = (row * info.width + column) * 3;
          brightest = Math.max(brightest, luminance(data[at], data[at + 1], data[at + 2]));
        }
      }
    }
    const own = luminance(...text.color);
    const contrast = (Math.max(own, brightest) + 0.05) / (Math.min(own, brightest) + 0.05);
    expect.soft(contrast, `${text.name}, ${when}`).toBeGreaterThanOrEqual(need(text));
  }
}

const LIGHT = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

/** Relative luminance (WCAG 2.2) of a colour in display values. */
function luminance(red = 0, green = 0, blue = 0): number {
  return 0.2126 * LIGHT[red]! + 0.7152 * LIGHT[green]! + 0.0722 * LIGHT[blue]!;
}

import sharp from 'sharp';
import type { Page } from 'playwright';
import { test } from 'vitest';
import { changeText } from '../helpers/textStyle.ts';
import { textBoxes } from '../helpers/boxes.ts';
import { expect, openPageForSuite } from '../helpers/page.ts';

const LARGE_HEADINGS = ['#home h1', '#about h3', '#projects h2', '#testimonials h2', '#contact h2'];

/** The margin of the page in a window of this width, up to 3200 pixels (tokens.css). */
function marginOf(width: number): number {
  return Math.max(20, 0.045 * width);
}

/** Headings with their sizes in CSS pixels, in a window of this width. */
async function headingSizes(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h1 ~ p, h2, h3')].map((each) => ({
      heading: each.textContent,
      size: parseFloat(getComputedStyle(each).fontSize),
    })),
  );
}

const opened = openPageForSuite('', { javaScriptEnabled: false });

test('a heading under 100 pixels is at least 1.5 times as large where the default size of text is doubled', async () => {
  for (const width of [320, 390, 444, 540, 639]) {
    await changeText(opened(), 'normal');
    const before = await headingSizes(opened(), width);
    await changeText(opened(), 'double size');
    const doubled = await headingSizes(opened(), width);
    for (const [index, { heading, size }] of before.entries()) {
      const growth = doubled[index]!.size / size;
      if (size < 100) expect(growth, `${heading} at ${width} pixels`).toBeGreaterThanOrEqual(1.5);
    }
  }
});

test('a heading under 100 pixels is at least 1.5 times as large at 200% zoom', async () => {
  await changeText(opened(), 'normal');
  for (const width of [640, 768, 1024, 1160, 1480, 1760, 2120, 2560]) {
    const before = await headingSizes(opened(), width);
    const zoomed = await headingSizes(opened(), width / 2);
    for (const [index, { heading, size }] of before.entries()) {
      const growth = (2 * zoomed[index]!.size) / size;
      if (size < 100) expect(growth, `${heading} at ${width} pixels`).toBeGreaterThanOrEqual(1.5);
    }
  }
});

test('the text of the large headings ends before the right margin', async () => {
  await changeText(opened(), 'normal');
  for (const width of [390, 768, 800, 1024, 1440]) {
    await opened().setViewportSize({ width, height: 800 });
    const rights = (await textBoxes(opened(), LARGE_HEADINGS.join())).map(({ right }) => right);
    expect(rights).toHaveLength(LARGE_HEADINGS.length);
    expect(Math.max(...rights), `at ${width} pixels`).toBeLessThan(width - marginOf(width));
  }
});

test('every line of the large headings is flush with the texts below', async () => {
  await changeText(opened(), 'normal');
  for (const width of [390, 768, 1440]) {
    await opened().setViewportSize({ width, height: 1000 });
    for (const heading of LARGE_HEADINGS) {
      const edges = await edgesOf(opened(), heading);
      expect(edges.length).toBeGreaterThan(0);
      for (const edge of edges) {
        expect(edge, `${heading} at ${width} pixels`).toBeGreaterThan(-1.5);
        expect(edge, `${heading} at ${width} pixels`).toBeLessThan(3);
      }
    }
  }
});

/** How far the letters of each line begin after the content box of a heading, in pixels. */
async function edgesOf(page: Page, selector: string): Promise<number[]> {
  const heading = page.locator(selector);
  await heading.evaluate((element) =>
    element.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );
  const { left, lines } = await heading.evaluate((element) => {
    const { paddingLeft, fontSize } = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(element);
    const middles = [...range.getClientRects()]
      .filter((rect) => rect.width > 0)
      .map((rect) => Math.round(rect.top + rect.height / 2));
    const half = 0.3 * parseFloat(fontSize);
    return {
      left: element.getBoundingClientRect().left + parseFloat(paddingLeft),
      lines: [...new Set(middles)].map(
        (middle) => [Math.round(middle - half), Math.round(middle + half)] as const,
      ),
    };
  });
  const start = Math.max(0, Math.floor(left) - 20);
  const clip = { x: start, y: 0, width: 60, height: page.viewportSize()!.height };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return lines.map(([from, to]) => {
    for (let x = 0; x < info.width; x += 1) {
      for (let y = from; y < to; y += 1) {
        if (data[(y * info.width + x) * info.channels]! > 150) return start + x - left;
      }
    }
    throw new Error(`${selector} has a line without letters`);
  });
}

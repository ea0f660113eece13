import sharp from 'sharp';
import { expect, test } from 'vitest';
import { visitInChromium } from '../../helpers/drivers/visit.ts';

test('every line of the large headings begins where the texts below do, whatever its first letter, in every window', async () => {
  const visitor = await visitInChromium({ scripts: false });
  await visitor.open();
  await visitor.evaluate(async () => void (await document.fonts.ready));
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await visitor.resize(width, height);
    for (const heading of ['#home h1', '#about h3', '#projects h2', '#testimonials h2', '#contact h2']) {
      await visitor.evaluate(
        (selector) =>
          document.querySelector(selector)!.scrollIntoView({ behavior: 'instant', block: 'center' }),
        heading,
      );
      const { left, lines } = await visitor.evaluate(linesOf, heading);
      const { data, info } = await sharp(await visitor.page.screenshot())
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const { from, to } of lines) {
        const inked = (x: number) => {
          for (let y = from; y < to; y++) if (data[(y * info.width + x) * info.channels]! > 150) return true;
          return false;
        };
        let x = Math.max(0, Math.floor(left) - 20);
        while (!inked(x)) x++;
        const what = `${heading} at ${from} in ${width} by ${height} pixels`;
        expect(x - left, what).toBeGreaterThan(-1.5);
        expect(x - left, what).toBeLessThan(3);
      }
    }
  }
});

/** Run in the page: where the content of a heading begins, and the middle of each of its lines, in pixels of the window. */
function linesOf(selector: string): { left: number; lines: { from: number; to: number }[] } {
  const heading = document.querySelector<HTMLElement>(selector)!;
  const { paddingLeft, fontSize } = getComputedStyle(heading);
  const range = document.createRange();
  range.selectNodeContents(heading);
  const middles = [...range.getClientRects()]
    .filter(({ width }) => width > 0)
    .map(({ top, height }) => Math.round(top + height / 2));
  const cap = 0.3 * parseFloat(fontSize);
  return {
    left: heading.getBoundingClientRect().left + parseFloat(paddingLeft),
    lines: [...new Set(middles)].map((middle) => ({
      from: Math.round(middle - cap),
      to: Math.round(middle + cap),
    })),
  };
}
